/** One entry in the list of parts of a column's card is enough for the hover, the terminal and the JSON. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain, staged, type Work } from '@quasi/shared/analysis';
import { type ColumnPart, columnParts } from '@quasi/shared/explain';
import { columnMarkdown } from '../../server/src/cards.ts';
import { explainColumn } from '../../server/src/cli/explaining/column.ts';
import { printed } from '../../server/src/cli/explaining/explained.ts';
import { fileOf, settingsOf } from '../../shared/src/effects/testFiles.ts';

/** Looks closer, returns a sentence, a line and a number, and asks for facts that a terminal waits for. */
const toy: ColumnPart<number> = {
  needs: 'together',
  look: ({ table }, { column }, mostValues) =>
    staged('columns', 1, counted(table.columns[column].dictionary.size, mostValues)),
  sentences: ({ known }, found) => [`Toys: ${found} of ${known.together ? 'all' : 'some'}.`],
  values: (_, found) => [{ name: 'Toys', value: String(found) }],
  json: (_, found) => ({ toys: found }),
};

function* counted(values: number, mostValues: number): Generator<number, number> {
  yield 1;
  return Math.min(values, mostValues);
}

const parts = [toy, ...columnParts];
const { analysis } = fileOf('sex,age\nf,30\nm,40\nf,50\n', settingsOf({}));

test('a part that is added to the list is told in hovers, as far as it is known', async () => {
  const facts = drain(analysis.profile());
  const hover = (answer: <T>(work: Work<T>) => Promise<T | undefined>) =>
    columnMarkdown({ findings: [], answer }, analysis, facts, 0, 20, parts);
  const inTime = await hover(async (work) => drain(work));
  // The missing value is one of them.
  assert.match(inTime, /\nToys: 3 of some\\?\. {2}\n/);
  assert.match(inTime, /\| Toys \| 3 \|/);
  assert.match(await hover(async () => undefined), /Toys: undefined of some/);
});

test('and in the terminal, in words and in numbers', () => {
  const explained = (isJson: boolean) => printed(drain(explainColumn(analysis, 0, undefined, isJson, parts)), []);
  assert.match(explained(false), /^sex\nToys: 3 of all\.\nQuasi-identifier/);
  assert.match(explained(false), /\nToys +3\n/);
  const { toys, column } = JSON.parse(explained(true));
  assert.deepEqual([toys, column], [3, 'sex']);
});
