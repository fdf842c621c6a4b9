/** Sensitivity among the columns that are asked for (S, COL's) and among quasi-identifiers: two numbers under two names, and neither is said where it is not known. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { type Card, columnsByRisk, columnsOutline, fileCard, toText } from '@quasi/shared/explain';
import { runInsightRules } from '@quasi/shared/rules';
import { explainColumn } from '../../server/src/cli/explaining/column.ts';
import { explainFile } from '../../server/src/cli/explaining/file.ts';
import { patients } from '../../shared/src/effects/details/testRegister.ts';
import { fileOf, settingsOf } from '../../shared/src/effects/testFiles.ts';
import { sensitivity } from '../../shared/src/measuring/sensitivity.ts';
import { numbersOf } from '../../shared/src/measuring/testMeasured.ts';

interface Measured {
  readonly column: string;
  readonly S?: number;
  readonly lower: number;
  readonly upper: number;
  readonly ranks: { readonly S?: number };
}

interface Explained {
  readonly sensitivity: {
    readonly amongQuasiIdentifiers?: number;
    readonly lower: number;
    readonly upper: number;
    readonly ranks: { readonly amongQuasiIdentifiers?: number };
  };
}

/** Undefined values are not printed. */
const printed = <T>(explained: object): T => JSON.parse(JSON.stringify((explained as { numbers: object }).numbers));

test('Table 1 of COL: all columns, and the quasi-identifiers, each under its own name', () => {
  const { analysis } = fileOf(patients, settingsOf({}));
  const { table, quasiIdentifiers } = drain(analysis.classes());
  const names = quasiIdentifiers.map((column) => table.columns[column].name);
  const age = table.columns.findIndex(({ name }) => name === 'Age');
  const explained = printed<Explained>(drain(explainColumn(analysis, age, undefined, true)));
  assert.equal('S' in explained.sensitivity, false);
  const all = numbersOf<Measured[]>(sensitivity, patients).find(({ column }) => column === 'Age');
  assert.equal(all?.S, 0.40625);
  assert.notEqual(explained.sensitivity.amongQuasiIdentifiers, all?.S);
  // Asked for the quasi-identifiers, the one is the other.
  for (const { column, S, ranks } of numbersOf<Measured[]>(sensitivity, patients, { columns: names })) {
    const place = table.columns.findIndex(({ name }) => name === column);
    const own = printed<Explained>(drain(explainColumn(analysis, place, undefined, true))).sensitivity;
    assert.deepEqual([own.amongQuasiIdentifiers, own.ranks.amongQuasiIdentifiers], [S, ranks.S], column);
  }
});

/** 40 columns of 60 rows with few values each: their combinations are not all found at once. */
const wide = [
  Array.from({ length: 40 }, (_, column) => `c${column}`).join(),
  ...Array.from({ length: 60 }, (_, row) =>
    Array.from({ length: 40 }, (_, column) => (((row + 3) * (column + 7) * 2654435761) % 97) % 3).join(),
  ),
  '',
].join('\n');

test('where the search is cut short measure has bounds, and no S and no rank by it', () => {
  const found = numbersOf<Measured[]>(sensitivity, wide, { budget: 1e-6 });
  for (const { S, lower, upper, ranks } of found) {
    assert.deepEqual([S, lower, upper, ranks.S], [undefined, 0, 0.5, undefined]);
  }
});

test('where the search is cut short cards, lists and rules do not say what is not known', () => {
  const { analysis } = fileOf(wide, settingsOf({ columns: { '*': 'quasi-identifier' } }), 1e-6);
  const facts = drain(analysis.insight());
  assert.equal(facts.sensitivity.isComplete, false);
  const own = printed<Explained>(drain(explainColumn(analysis, 0, undefined, true))).sensitivity;
  assert.deepEqual([own.amongQuasiIdentifiers, own.lower, own.upper], [undefined, 0, 0.5]);
  assert.equal(own.ranks.amongQuasiIdentifiers, undefined);
  const file = printed<{ sensitivity: object[] }>(drain(explainFile(analysis, 'wide.csv', true)));
  assert.deepEqual(file.sensitivity[0], { column: 'c0', lower: 0, upper: 0.5 });
  const { card: shown } = drain(explainColumn(analysis, 0, undefined, false)) as { card: Card };
  const card = toText(shown);
  assert.match(card, /Sensitivity among quasi-identifiers +not known, from 0 to 0\.5/);
  assert.doesNotMatch(card, /Rank by sensitivity|Sensitivity, exact/);
  assert.doesNotMatch(toText(fileCard('wide.csv', facts, facts, undefined)), /most away/);
  const outline = columnsOutline(facts, facts, () => []);
  for (const column of drain(columnsByRisk(facts, facts)))
    assert.equal(outline(column).description, 'quasi-identifier');
  assert.deepEqual(
    [...runInsightRules(facts)].filter(({ slug }) => slug === 'risky-column'),
    [],
  );
});

test('of more quasi-identifiers than are searched no sensitivity is known: the others may make keys, too', () => {
  const names = Array.from({ length: 70 }, (_, column) => `c${column}`);
  const rows = Array.from({ length: 9 }, (_, row) => names.map((_, column) => (column === 0 ? row : row % 2)).join());
  const { analysis } = fileOf(
    [names.join(), ...rows, ''].join('\n'),
    settingsOf({ columns: { '*': 'quasi-identifier' } }),
  );
  const { sensitivity: found } = drain(analysis.insight());
  assert.equal(found.isComplete, false);
  // Column 0 is a key by itself: nothing can add to that.
  assert.equal(found.ofColumn.get(0)?.value, 0.5);
  assert.deepEqual(found.ofColumn.get(69), { value: undefined, lower: 0, upper: 0.5, exact: undefined, reveal: 0.5 });
});
