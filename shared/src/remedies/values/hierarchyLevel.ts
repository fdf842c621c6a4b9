/** Values to a level of a hierarchy in a file, named together with its digest: a recipe means that very hierarchy. */
import * as z from 'zod/mini';
import type { StatedHierarchy } from '../../hierarchies/index.ts';
import { t } from '../../words/index.ts';
import { whole } from '../parameters.ts';
import { type ColumnToTreat, remedyOf } from '../remedy.ts';

const VALUES_A_STEP = 2048;

interface Parameters {
  readonly file: string;
  readonly sha256: string;
  readonly level: number;
}

export const hierarchyLevel = remedyOf({
  name: 'hierarchy-level',
  sort: 'coarser',
  needs: 'hierarchy',
  remains: 'What the file has at that level for each value.',
  notWhen: 'The file joins values that your analysis compares: write a hierarchy for it.',
  parameters: z.strictObject({
    file: z.string().check(z.minLength(1)),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    level: whole(1, 100),
  }),
  offers: ({ stated }) => levelsWorthOffering(stated),
  title: (column, { file, level }) => t`Generalise ${column} to level ${level} of ${shownFile(file)}`,
  *treat(parameters, column) {
    const { groupOf, text } = levelOf(parameters, column);
    const texts = new Map<string, string>();
    for (let code = 1; code < column.values.size; code++) {
      if (code % VALUES_A_STEP === 0) yield code;
      if (column.values.count(code) > 0) texts.set(column.values.text(code), text(groupOf[code]));
    }
    return (value) => texts.get(value);
  },
  ofMissing(parameters, column) {
    const { groupOf, text } = levelOf(parameters, column);
    // A level that says nothing of missing cells leaves them missing.
    return text(groupOf[0]) || undefined;
  },
});

/** All but the last, which says nothing: there is a remedy for that. */
function levelsWorthOffering(stated: StatedHierarchy | undefined): Parameters[] {
  if (!stated) return [];
  const { file, sha256, hierarchy } = stated;
  return hierarchy.levels.flatMap(({ groups }, level) => (level > 0 && groups > 1 ? [{ file, sha256, level }] : []));
}

/** Its name without its folder, and without characters that nobody sees. */
function shownFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\p{C}/gu, '\ufffd');
}

function levelOf({ file, sha256, level }: Parameters, { tools, stated }: ColumnToTreat) {
  const isStated = stated?.file === file && stated.sha256 === sha256;
  const hierarchy = isStated ? stated.hierarchy : tools?.hierarchy?.(file, sha256);
  const found = hierarchy?.levels[level];
  if (found === undefined) throw new Error('a level of a hierarchy needs its file');
  return found;
}
