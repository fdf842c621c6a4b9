/** The last column, called class or target: what a model was to learn of each row. */
import { Confidence } from '../detector.ts';
import { phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';

const named = phrasesOf('class, target, label, y, output, clase, Klasse, classe, klass, result, type, dataset class');
const MOST_CLASSES = 10;
/** A form at school: `8b`. */
const form = /^\d{1,2} ?[a-z]$/i;

export function withTarget(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const last = columns.length - 1;
  const column = columns[last];
  if (!column || last < 2 || roles[last].detector !== undefined) return roles.slice();
  const words = wholePhrase(column.header, named);
  if (words === undefined || column.distinct > MOST_CLASSES || column.probe.some((value) => form.test(value)))
    return roles.slice();
  const evidence = [{ says: 'header', words } as const];
  const target: ColumnRole = {
    ...roles[last],
    role: 'sensitive',
    inferred: 'sensitive',
    confidence: Confidence.weakHeader,
    evidence,
  };
  return [...roles.slice(0, last), target];
}
