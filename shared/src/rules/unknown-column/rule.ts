/** QS906: a name or pattern in a `quasi.json` that fits no column of its files. */
import { type NameInVain, nameOf } from '../../config/index.ts';
import { formatCount, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import { inLayersOf } from '../inLayers.ts';
import type { Rule } from '../rule.ts';

export const unknownColumn: Rule = {
  code: 'QS906',
  slug: 'unknown-column',
  scope: 'configuration',
  severity: 'warning',
  needs: 'config',
  summary: 'A name in quasi.json fits no column of its files, so it has no effect.',
  since: '0.2.0',
  check: ({ config, columns }) =>
    inLayersOf(config, columns.inVain).map((name) => {
      const { path, offset, length } = name;
      return { path, offset, length, ...findingText(headline(name), whatToDo(name)), isSchema: false };
    }),
};

function headline({ name, isPattern, files }: NameInVain): string {
  const shown = shortName(name);
  const [file] = files;
  if (files.length === 1) {
    const where = shortName(nameOf(file));
    return isPattern ? t`"${shown}" fits no column of ${where}` : t`"${shown}" is no column of ${where}`;
  }
  const count = formatCount(files.length);
  return isPattern
    ? t`"${shown}" fits no column of the ${count} files here`
    : t`"${shown}" is no column of the ${count} files here`;
}

function whatToDo({ meant }: NameInVain): string {
  return meant === undefined
    ? t`So it has no effect. Fix: correct it or remove it.`
    : t`So it has no effect. Did you mean "${shortName(meant)}"?`;
}
