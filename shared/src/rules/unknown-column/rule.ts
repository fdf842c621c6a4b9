/** QS906: a name or pattern in a `quasi.json` that is the name of no column of the files it is about. */
import { type NameInVain, nameOf } from '../../config/index.ts';
import { formatCount, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { inLayersOf } from '../inLayers.ts';
import type { Rule } from '../rule.ts';

export const unknownColumn: Rule = {
  code: 'QS906',
  slug: 'unknown-column',
  scope: 'configuration',
  severity: 'warning',
  needs: 'config',
  summary: 'A name in quasi.json is that of no column of the files it is about, so it has no effect.',
  since: '0.2.0',
  check: ({ config, columns }) =>
    inLayersOf(config, columns.inVain).map((name) => {
      const { path, offset, length } = name;
      return { path, offset, length, message: `${whatIsWrong(name)} ${whatToDo(name)}`, isSchema: false };
    }),
};

function whatIsWrong({ name, isPattern, files }: NameInVain): string {
  const shown = shortName(name);
  const [file] = files;
  if (files.length === 1) {
    const where = shortName(nameOf(file));
    return isPattern
      ? t`"${shown}" fits no column of ${where}, so it has no effect.`
      : t`"${shown}" is no column of ${where}, so it has no effect.`;
  }
  const count = formatCount(files.length);
  return isPattern
    ? t`"${shown}" fits no column of the ${count} files it is about, so it has no effect.`
    : t`"${shown}" is no column of the ${count} files it is about, so it has no effect.`;
}

function whatToDo({ meant }: NameInVain): string {
  return meant === undefined ? t`Correct it or take it out.` : t`Did you mean "${shortName(meant)}"?`;
}
