/** The cards once all is known, on tables small enough to count by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileInsight } from '../analysis/fileInsight.ts';
import { columnShape, drain, tellingValues } from '../analysis/index.ts';
import { insightOf } from '../analysis/testTable.ts';
import { rowsIn } from '../counts/index.ts';
import { factsOf, settingsFrom } from '../rules/testFacts.ts';
import { dataSet } from '../testing/index.ts';
import { bars } from './bars.ts';
import type { Card } from './card.ts';
import { columnCard } from './column/index.ts';
import { spread } from './column/spread.ts';
import { tellingOnes } from './column/transactions.ts';
import { fileCard } from './fileCard.ts';
import { toMarkdown } from './markdown.ts';
import { rowCard } from './rowCard.ts';
import { toText } from './text.ts';

const people = 'sex,age,zip\nf,30,8001\nf,30,8001\nf,30,8002\nm,30,8001\nm,40,8003\n';
const named = { quasiIdentifiers: ['sex', 'age', 'zip'] };

function rowCardOf(text: string, row: number, settings: object): Card {
  const { table, quasiIdentifiers, classes, ...facts } = factsOf(text, settings);
  const source = { bytes: () => new Uint8Array() };
  const analysis = dataSet(table, settingsFrom(settings), source, { kind: 'editor' });
  const classSize = classes.sizeOfClass[classes.classOfRow[row]];
  const known = { table, row, line: row + 2, classSize, target: facts.settings.k, columns: quasiIdentifiers };
  drain(analysis.firstSteps());
  return rowCard(known, drain(analysis.row(row, undefined)));
}

function fileCardOf(text: string, settings: object = named): Card {
  const facts = factsOf(text, settings);
  return fileCard('people.csv', facts, facts, drain(fileInsight(facts, facts.knownPopulation, undefined)));
}

test('a row that is alone: what to know, what is enough, what would help', () => {
  const card = rowCardOf(people, 3, named);
  assert.deepEqual(card.sentences, [
    'It is unique: none of the other 4 rows has its values of sex, age, zip.',
    'Someone who knows sex, age of a person can find this row.',
    '2 sets of columns are enough: sex, age; sex, zip.',
    'With sex blank, this row is no longer unique.',
    'Its risk comes from sex (70 %), zip (18 %) and age (12 %).',
    'It would take 4 more rows with the same values to reach the target of 5.',
    'Without sex 3 rows would be alike, this one included.',
    'It is among the 3 most exposed of 5 rows.',
  ]);
  const [frequencies, ...others] = card.sections;
  assert.deepEqual(others, []);
  // Printed .18 / .78, calibrated 3/8, as the test of the insight counts them.
  assert.deepEqual(frequencies.values[0], { name: 'At least 2 rows', value: '0.38 (0.23)' });
  assert.deepEqual(frequencies.values[4], { name: 'At least 20 rows', value: '0 (0)' });
});

test('a row: the single step that would help most', () => {
  const text = 'sex,age\nf,31\nf,33\nf,38\nm,60\nm,61\nf,62\nm,75\nf,81\nm,19\nf,24\n';
  const known = (row: number) => rowCardOf(text, row, { quasiIdentifiers: ['sex', 'age'] }).sentences;
  const step = 'The single step that helps most: Generalise age to bands of 5 years, 90+ in one.';
  assert.ok(known(0).includes(`${step} Then 2 rows are alike, this one included.`), known(0).join('\n'));
  assert.ok(known(2).every((sentence) => !sentence.startsWith('The single step')));
});

test('a row among others, and the most exposed one', () => {
  assert.deepEqual(rowCardOf(people, 0, named).sentences.slice(2), [
    'Its risk comes from sex (47 %) and zip (47 %).',
    'It would take 3 more rows with the same values to reach the target of 5.',
    'Without sex 3 rows would be alike, this one included.',
    'No other of the 5 rows is less exposed.',
  ]);
  assert.deepEqual(rowCardOf(people, 4, named).sentences.slice(-2), [
    'No single column, left out, makes another row like it.',
    'It is the most exposed of 5 rows.',
  ]);
});

test('an attacker who knows too little, or does not try', () => {
  const { sentences, values } = rowCardOf(people, 3, { ...named, kappa: 1, attacker: 'acquaintance' });
  assert.equal(sentences[2], 'No set of columns is enough for the attacker acquaintance, who knows at most 1 column.');
  assert.deepEqual(values.at(-1), { name: 'Chance that the attacker acquaintance tries and finds it', value: '30 %' });
});

test('a row in a population', () => {
  const [population] = rowCardOf(people, 3, { ...named, population: 50 }).sections;
  assert.equal(population.title, 'In a population of 50');
  assert.match(population.sentences[0], /^The file holds 10 % of it\. About 10 people are expected to have these/);
  assert.deepEqual(population.values.slice(0, 2), [
    // (1 − (1 − p)^50) / (50 p) with p = .1728/.9808.
    { name: 'Chance of re-identification', value: '11 %' },
    { name: 'Unique in the population', value: '< 0.1 %' },
  ]);
});

test('a column: how much it gives away, beside what its values alone would say', () => {
  // Keys: sex + zip + age only; rows 1 and 2 are the same without a fourth column.
  const text = people.replace('sex,', 'n,sex,').replace(/\n(?=.)/g, () => `\n${++count},`);
  const facts = factsOf(text, { quasiIdentifiers: ['n', 'sex', 'age', 'zip'] });
  const { dictionary } = facts.table.columns[2];
  const shape = drain(columnShape(dictionary, 'number', 100));
  const known = { insight: facts, rowWeighted: new Map([[2, 0.123]]) };
  const { sentences, values } = columnCard(
    { facts, column: 2, known, rules: ['small-key'] },
    new Map([[spread, shape]]),
  );
  assert.ok(sentences.includes('It is in no small set of columns that distinguishes all rows.'), sentences.join('\n'));
  assert.ok(sentences.includes('2 values are rare: each is in fewer rows than the target, 5 rows in all.'));
  assert.equal(sentences.at(-1), 'Findings: small-key.');
  const [, , , , ...rest] = values;
  assert.deepEqual(rest, [
    { name: 'Rows of the most frequent values', value: '█▂' },
    { name: 'Sensitivity among quasi-identifiers', value: '0 of at most 0.5' },
    { name: 'Sensitivity, mean of rows', value: '0.12' },
    { name: 'Rank by sensitivity', value: '2 of 4' },
    { name: 'Rank by distinct values', value: '3 of 4' },
    { name: 'Rank by values that occur once', value: '3 of 4' },
    { name: 'Rank by entropy', value: '4 of 4' },
  ]);
  const key = columnCard({ facts, column: 0, known, rules: [] });
  assert.ok(
    key.sentences.includes('It is in sets of columns that distinguish all rows, and no other column reveals more.'),
  ); // prettier-ignore
  assert.ok(
    key.values.some(
      ({ name, value }) => name === 'Sensitivity among quasi-identifiers' && value === '0.5 of at most 0.5',
    ),
  );
  assert.ok(key.values.some(({ name, value }) => name === 'Sensitivity, exact' && value === '0.5'));
});
let count = 0;

test('a file: the verdict, the numbers, and what would hold in populations', () => {
  assert.equal(
    toText(fileCardOf(people)),
    [
      'people.csv',
      'Rows are people: sex, age.',
      'Not ready for default: no direct identifier; 5 of 5 rows (100 %) are below the target, 3 unique: k = 1, target 5.',
      'This is judged against the attacker default, who knows all compared columns.',
      '5 of 5 rows share their values of sex, age, zip with fewer than 4 others; 3 are unique.',
      // 4 classes of 5 rows; of all ways to shuffle the ages and the postcodes the mean is 4.3.
      "Someone who knows these values picks a person's row with a probability of 80 % on average (overall risk); the frequencies alone suggest 86 %, 6 percentage points too high.",
      '',
      'k                          1',
      'Target k                   5',
      'Unique rows                3 (60 %)',
      'Rows below the target      5 (100 %)',
      'Overall risk               80 %',
      'Expected from frequencies  86 %',
      '',
      'Policy',
      '',
      'no direct identifier                  0 identifiers: holds',
      'at most 5 % of rows below the target  100 %: fails',
      '',
      'If the file were a sample',
      'No population is set; these numbers would hold:',
      'Someone who finds exactly one row that fits a person would be right with these probabilities (DIS).',
      '',
      // 3 π / (3 π + 2 (1 − π)).
      'The file is 1 % of it   1.5 %',
      'The file is 10 % of it  14 %',
      'The file is 50 % of it  60 %',
    ].join('\n'),
  );
});

test('a file that is ready, one with a population, one without anything to compare', () => {
  const { sentences } = fileCardOf(people, { ...named, policy: 'trusted', k: 1, kappa: 'all' });
  assert.deepEqual(sentences.slice(0, 3), [
    'Rows are people: sex, age.',
    'Ready for trusted: no direct identifier; k = 1, target 1.',
    'This is judged against the attacker default, who knows all compared columns.',
  ]);
  assert.equal(sentences[3], 'Each of the 5 rows reaches k = 1 on sex, age, zip.');
  const { sections } = fileCardOf(people, { ...named, population: 50 });
  assert.deepEqual(sections[1].values[0], { name: 'A unique match is right (DIS)', value: '14 %' });
  assert.match(sections[1].sentences.join(' '), /is right with a probability of 14 % \(DIS\)/);
  assert.deepEqual(fileCardOf('sex,age\n').sentences, ['The file has no rows.']);
});

test('a sensitive column: guessed from like rows, and from the whole file', () => {
  const rows = ['Bern,flu', 'Bern,flu', 'Bern,cold', 'Chur,cold', 'Chur,cold', 'Zug,flu'];
  const facts = insightOf(['town,ill', ...rows], { columns: { town: 'quasi-identifier', ill: 'sensitive' } });
  const { sentences, values } = columnCard({ facts, column: 1, known: { insight: facts }, rules: [] });
  // Each flu of Bern sees flu and cold; both of Chur agree; the rest are wrong, as flu and cold are equally common.
  assert.ok(
    sentences.includes(
      'Guessed from other rows like it, it is right for 50 % of rows; guessed from the whole file, for 0 %.',
    ),
    sentences.join('\n'),
  );
  assert.ok(
    sentences.includes('For 50 % of rows the others like it agree on one value, which is right for 67 % of these.'),
  );
  assert.ok(
    sentences.includes(
      'Someone who knows that a person is in the file reads it for 50 % of rows: all rows alike have one value.',
    ),
  );
  assert.deepEqual(
    values.filter(({ name }) => name.includes('like rows') || name.includes('whole file')),
    [
      { name: 'Guessed right from like rows', value: '50 %' },
      { name: 'Guessed right from the whole file', value: '0 %' },
      { name: 'Rows given away by like rows', value: '33 %' },
    ],
  );
});

test('sensitive columns of a file', () => {
  const { sections } = fileCardOf('sex,ill\nf,flu\nf,flu\nm,flu\nm,cold\n', {
    columns: { sex: 'quasi-identifier', ill: 'sensitive' },
  });
  // f: all flu; the file has 3/4 flu, so t = 1/4 for both.
  assert.deepEqual(sections.at(-1)?.values, [{ name: 'ill', value: 'ℓ = 1, t = 0.25' }]);
});

test('bars: the highest is full, nothing is a dot', () => {
  assert.equal(bars([0, 1, 4, 8]), '·▁▄█');
  assert.equal(bars([1, 1000]), '▁█');
  assert.equal(bars([0, 0]), '··');
  assert.equal(bars([]), '');
});

test('whatever stands in a header is inert in every card', () => {
  const hostile = `"\u202E[x](command:quit) <img src=x>\x1b[31m ${'y'.repeat(500)}"`;
  const text = people.replace('zip', hostile);
  const settings = { columns: { '*': 'quasi-identifier' }, population: 50 };
  const facts = factsOf(text, settings);
  const cards = [
    rowCardOf(text, 2, settings),
    fileCard('<b>\x1b', facts, facts, drain(fileInsight(facts, facts.knownPopulation, undefined))),
    ...[0, 1, 2].map((column) => columnCard({ facts, column, known: { insight: facts }, rules: [] })),
  ];
  assert.match(toText(cards[0]), /command:quit/);
  for (const card of cards) {
    for (const text of [toText(card), toMarkdown(card)]) assert.doesNotMatch(text, /[\u202E\x1b]|y{60}/);
    assert.doesNotMatch(toMarkdown(card), /(?<!\\)<|(?<!\\)\]\(|(?<!\\)\[x/);
  }
});

test('where no set of columns tells rows apart, no sensitivity of 0 is shown', () => {
  const rows = ['f,30', 'm,40', 'f,40', 'm,30'].flatMap((row) => Array.from({ length: 5 }, () => row));
  const facts = factsOf(`sex,age\n${rows.join('\n')}\n`);
  const { sentences, values } = columnCard({ facts, column: 0, known: { insight: facts }, rules: [] });
  assert.ok(
    sentences.some((sentence) => sentence.endsWith('that does not make the column safe.')),
    sentences.join('\n'),
  );
  assert.ok(
    values.every(({ name }) => name !== 'Sensitivity among quasi-identifiers' && name !== 'Rank by sensitivity'),
  );
});

test('of noise alone the cap is told where somebody stands on the floor', () => {
  const card = toText(fileCardOf(people, { ...named, epsilon: 6 }));
  assert.equal(
    card.includes('Their chance of being unique, at most'),
    !/Rarer than the model can show +0 %/.test(card),
  );
  assert.doesNotMatch(card, /right with a probability/);
});

test('a population smaller than the file is passed over, and the card says so', () => {
  const text = toText(fileCardOf(people, { ...named, population: 2 }));
  assert.match(text, /The stated population of 2 is not used: this file has 5 rows\.\nSo no population/);
  assert.match(text, /The file is 10 % of it/);
  assert.deepEqual(rowCardOf(people, 3, { ...named, population: 2 }).sections.length, 1);
  assert.match(
    toText(fileCardOf(people, { ...named, population: 5 })),
    /In a population of 5\n.*The file holds 100 % of it/,
  );
  const noised = { ...named, population: 2, epsilon: 1 };
  for (const [lines, given] of [
    [people, noised],
    ['a\n1\n1\n1\n', { columns: { a: 'insensitive' }, population: 2 }],
  ] as const) {
    assert.match(toText(fileCardOf(lines, given)), /The stated population of 2 is not used/);
  }
});

test('of transactions the values are told, by their rows, that are of the fewest people', () => {
  const facts = insightOf(['user,day', 'a,1', 'b,1', 'a,2', 'c,3', 'c,3', 'c,3'], { columns: { user: 'subject' } });
  const telling = drain(tellingValues(rowsIn(facts.counts), 0, 1)).map((one) => ({ ...one, line: one.row + 2 }));
  const { sentences } = columnCard(
    { facts, column: 1, known: { insight: facts }, rules: [] },
    new Map([[tellingOnes, telling]]),
  );
  assert.ok(
    sentences.includes(
      'The values that fewest people have are in: Line 5 (3 rows of 1 person), Line 4 (1 row of 1 person), Line 2 (2 rows of 2 people).',
    ),
    sentences.join('\n'),
  );
});
