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
      return {
        path,
        offset,
        length,
        ...findingText(headline(name), t`So it has no effect. Fix: correct it or remove it.`),
        isSchema: false,
      };
    }),
};

function headline({ name, isPattern, files, meant }: NameInVain): string {
  const shown = shortName(name);
  const [file] = files;
  const where = files.length === 1 ? shortName(nameOf(file)) : t`the ${formatCount(files.length)} files here`;
  if (isPattern) return t`"${shown}" fits no column of ${where}`;
  return meant === undefined
    ? t`"${shown}" is no column of ${where}`
    : t`"${shown}" is no column of ${where}, perhaps "${shortName(meant)}" is meant`;
}
