/** Of pairs of values that are asked for: support and confidence (R3A Definition 4), and lift (TFRR eq. 9). The answer names columns and no values. */
import { staged, type Work } from '../analysis/index.ts';
import { one } from '../counts/index.ts';
import { confidence, lift } from '../measures/frequency/index.ts';
import type { Dictionary } from '../table/index.ts';
import type { Measured } from './measured.ts';
import { columnNumber } from './namedColumns.ts';
import type { Numbers } from './part.ts';
import type { NamedValue } from './request.ts';

const VALUES_A_STEP = 16_384;

/** In the order of the request; undefined without one. Confidence and lift are absent where a value occurs in no row. */
export function* pairsAsked(measured: Measured): Work<readonly Numbers[] | undefined> {
  const { request, table, facts } = measured;
  if (request.pairs.length === 0) return undefined;
  const rows = table.rowCount;
  const answers: Numbers[] = [];
  for (const [given, follows] of request.pairs) {
    const [a, b] = [columnNumber(table, given.column), columnNumber(table, follows.column)];
    const joint = yield* staged('columns', rows, one(facts.counts.pairs([[a, b]])));
    const first = yield* staged('columns', rows, codeOf(table.columns[a].dictionary, given));
    const second = yield* staged('columns', rows, codeOf(table.columns[b].dictionary, follows));
    const sums = { first: 0, second: 0, both: 0 };
    for (let i = 0; i < joint.counts.length; i++) {
      if (joint.a[i] === first) sums.first += joint.counts[i];
      if (joint.b[i] === second) sums.second += joint.counts[i];
      if (joint.a[i] === first && joint.b[i] === second) sums.both += joint.counts[i];
      if (i % VALUES_A_STEP === 0) yield { stage: 'columns', share: i / joint.counts.length };
    }
    answers.push({
      given: given.column,
      follows: follows.column,
      support: sums.both / rows,
      confidence: sums.first > 0 ? confidence(sums.both, sums.first) : undefined,
      lift: sums.first * sums.second > 0 ? lift(rows, sums.both, sums.first, sums.second) : undefined,
    });
  }
  return answers;
}

/** −1 for a text that no cell has; an empty text is a missing cell. */
function* codeOf(dictionary: Dictionary, { value }: NamedValue): Generator<number, number> {
  if (value === '') return 0;
  for (let code = 1; code < dictionary.size; code++) {
    if (dictionary.text(code) === value) return code;
    if (code % VALUES_A_STEP === 0) yield code;
  }
  return -1;
}
