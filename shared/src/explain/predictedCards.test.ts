/** The cards of what has no rows: predictions, columns of statistics, and records that are judged before they are given. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain, type PeopleBehind } from '../analysis/index.ts';
import { judgeValues, predictionOf, recordValue, whatIf } from '../predicting/index.ts';
import { comparedColumns, readStatisticsText, type Statistics } from '../statistics/index.ts';
import { personCard, predictedCard, recordCard, shownAnywaySentence, statedColumnCard, toText } from './index.ts';

const told = {
  statistics: 1,
  rows: 12,
  columns: [
    {
      name: 'age',
      role: 'quasi-identifier',
      kind: 'age',
      missing: 1,
      frequencies: [
        ['20', 3],
        ['25', 5],
        ['35', 1],
      ],
      suppressed: { values: 2, records: 2 },
    },
    {
      name: 'sex',
      role: 'quasi-identifier',
      kind: 'category',
      frequencies: [
        ['f', 6],
        ['m', 6],
      ],
    },
    { name: 'income', counts: [7, 5] },
  ],
  tree: [
    {
      parent: 'sex',
      child: 'age',
      counts: [
        ['f', '20', 3],
        ['m', '25', 5],
      ],
    },
  ],
};

function statisticsFrom(value: object): Statistics {
  const { statistics, problems } = drain(readStatisticsText(JSON.stringify(value)));
  assert.deepEqual(problems, []);
  return statistics as Statistics;
}

const statistics = statisticsFrom(told);
const columns = comparedColumns(statistics);
const prediction = drain(predictionOf(statistics, { columns, background: undefined, seed: 1, budget: undefined }));

test('a prediction tells all that is known of it, how far it can be off, and the truth beside it where that is known', () => {
  const alone = toText(predictedCard('people', prediction));
  assert.match(alone, /^people\nThe expected risk is 50 %: .*\n12 records, known by 2 columns: age, sex\.\n/);
  assert.match(alone, /The prediction keeps the given tree of pairs .* off by up to 7 percentage points/);
  assert.match(alone, /The expected risk is 50 %/, 'the headline is the prediction that makes use of most');
  assert.match(alone, /Small counts are kept back/);
  for (const name of ['Expected risk (exact mean)', 'Random tables (Algorithm 1)', 'With the tree of pairs']) {
    assert.ok(alone.includes(name), name);
  }
  assert.match(alone, /Random tables \(Algorithm 1\) +\d+ % ± [\d.]+ % \(\d+ % to \d+ % in 50 draws\)/);
  assert.match(alone, /Which column drives it[\s\S]*\nage +\d+ %\nsex +\d+ %/);
  assert.match(alone, /\nEntropy\n\nMaximum, .*bits\nColumns together .*bits\nExpected of the records .*bits$/, 'last');
  const algorithm1 = { mean: 0.5, sd: 0, low: 0.5, high: 0.5, draws: 1 };
  const hasty = { ...prediction, overall: { ...prediction.overall, algorithm1, complete: false as const } };
  assert.match(toText(predictedCard('people', hasty)), /no time for all random tables[\s\S]+ 50 % in 1 draw\n/);
  assert.match(alone, /\n[▁▂▃▄▅▆▇█]{3,}\n/);
  assert.ok(!alone.includes('Counted in the data'));
  const known = toText(
    predictedCard('people', prediction, { rows: 12, orr: 0.5, lacking: [], unlike: [], noised: [] }),
  );
  assert.match(known, /In the data it is 50 %/);
  assert.ok(!known.includes('The data have'));
  assert.match(
    toText(predictedCard('people', prediction, { rows: 13, orr: 0.5, lacking: [], unlike: [], noised: [] })),
    /The data have 13 rows now/,
  );
});

test('a column tells its values by number only, what it drives, and what coarser forms would do', () => {
  const age = columns[0] ?? 0;
  const text = toText(statedColumnCard(statistics, age, drain(whatIf(prediction, age, 5))));
  assert.match(text, /^age\nThe expected risk is 50 %; without this column it would be 17 %\.\n/, 'it comes first');
  assert.match(text, /5 distinct values in 12 records\.\n1 value occurs only once: anyone who knows/);
  assert.match(text, /2 values with 2 records together are kept back\./);
  assert.match(text, /As it is +50 %\n[\s\S]+age[\s\S]+\nLeft out +17 %/);
  assert.match(text, /off by up to 7 percentage points/);
  const income = toText(statedColumnCard(statistics, 2, undefined));
  assert.match(income, /not part of the prediction/);
  assert.match(income, /Its values are not listed/);
  assert.match(income, /Entropy +0\.98 bits/);
});

test('a missing value that is kept back is none of the distinct values', () => {
  const [age, ...others] = told.columns;
  const kept = statisticsFrom({
    ...told,
    columns: [{ ...age, missing: null, suppressed: { values: 3, records: 3 } }, ...others],
  });
  const text = toText(statedColumnCard(kept, 0, undefined));
  assert.match(text, /^age\n5 distinct values in 12 records\./);
  assert.match(text, /3 values with 3 records together are kept back\.\s+A missing value counts as one of them\./);
  assert.match(text, /Missing +not listed/);
});

test("a record's card answers the three questions and repeats no value of it", () => {
  const record = [recordValue(statistics, 0, '35'), recordValue(statistics, 1, 'm')];
  const judged = drain(
    judgeValues(statistics, undefined, record, { population: 1200, databases: [], target: 'member', atMost: [1, 10] }),
  );
  assert.ok(judged);
  const found = [{ sample: 0.1, epsilon: 1, shownAlone: 0.02 }];
  const releases = { limit: 0.05, shownAnyway: 0.01, found };
  const caveats = ['It leaves out town.'];
  const text = toText(recordCard(judged, { columns: ['age', 'sex'], population: 1200, caveats, releases }));
  assert.match(
    text,
    /^The record\nThe case may be published: more than 10 other people .*\n/,
    'the answer comes first',
  );
  assert.match(text, /\nIt leaves out town\.\nJudged by age, sex, without looking at rows/);
  assert.match(text, /Among 1,200 people about \d+ have these values/);
  assert.match(text, /The probability that nobody else has them is 0\.\n/);
  assert.match(text, /The probability that at least 10 people have them is > 0\.99\.\n/);
  assert.match(text, /The case may be published: more than .* \(probability 0\.95 or more\)\./);
  assert.doesNotMatch(text, /If so|must be deleted/);
  for (let k = 2; k <= 20; k++) assert.match(text, new RegExp(`^${k} or more alike`, 'm'));
  assert.match(text, /10 % of the population, ε = 1 +2 %/);
  assert.ok(!/\b35\b/.test(text));
  const decided = (decision: 'delete' | 'unclear') =>
    toText(recordCard({ ...judged, decision }, { columns: ['age'], population: 1200, caveats: [], releases }));
  assert.match(decided('delete'), /The record must be deleted: the person is more likely unique than not/);
  assert.match(decided('unclear'), /The case may not be published: .* The record need not be deleted either/);
  const [, ofRows] = toText(recordCard(judged, { columns: ['age'], population: 1200, caveats: [], releases })).split(
    'How many rows of the table are like it',
  );
  assert.match(ofRows ?? '', /^2 or more alike/m);
  const unseen = toText(
    recordCard({ ...judged, isUnseen: true }, { columns: ['age'], population: 1200, caveats: [], releases }),
  );
  assert.match(unseen, /no record of the table has these values together/);
  assert.match(unseen, /How many of 1,200 people have them would be a guess/);
  assert.doesNotMatch(unseen, /more alike|has a probability|Among|so the case|so the record|At most/);
  const missing = toText(
    recordCard(
      { ...judged, isUnseen: true, neverMissing: ['sex'] },
      { columns: ['sex'], population: 1200, caveats: [], releases },
    ),
  );
  assert.match(missing, /No record lacks a value of sex\./);
  assert.doesNotMatch(missing, /spelling/);
  const typed = { ...judged, isUnseen: true, unknown: ['age'], keptBack: ['sex'] };
  const unknown = toText(recordCard(typed, { columns: ['age', 'sex'], population: 1200, caveats: [], releases }));
  assert.match(unknown, /No record has this value of age: check its spelling\./);
  assert.match(unknown, /counts as one of those that are kept back: sex\./);
  const none = toText(
    recordCard(judged, { columns: ['age'], population: 1200, caveats: [], releases: { ...releases, found: [] } }),
  );
  assert.match(none, /None of those tried does\./);
  assert.match(none, /show 1 % of people as unique: no sample and no ε undoes that/);
  assert.equal(shownAnywaySentence(0), 'The statistics by themselves show nobody as unique.');
});

test('behind a protected file it is a person who is judged, with the cap where that decides', () => {
  const person = {
    expected: 1,
    alone: 0.9,
    atMost: [1, 11, 12].map((most) => ({ most, probability: 0.99, asPrinted: true })),
    isOnFloor: true,
    cap: 0.9,
    unknown: [] as string[],
  };
  const people = {
    columns: [
      { name: 'age', isGuessed: false },
      { name: 'zip', isGuessed: false },
    ],
    population: 500,
    databases: [],
    leftOut: [],
  } as unknown as PeopleBehind;
  const text = toText(personCard(person, people));
  assert.match(text, /no row of this file belongs to anybody/);
  assert.match(text, /Among 500 people about one has these values/);
  assert.match(text, /^The record\nThe record must be deleted/);
  assert.match(text, /cap for this data, 0\.9/);
  const undecided = /This does not decide whether the case may be published or the record must be deleted\./;
  assert.doesNotMatch(text, undecided);
  const typed = toText(personCard({ ...person, unknown: ['zip'] }, people));
  assert.match(typed, /No row has this answer in zip: check its spelling\./);
  const columns = people.columns.map((column) => ({ ...column, isGuessed: true }));
  const guessed = toText(personCard(person, { ...people, columns }));
  assert.match(guessed, /That is a guess, .*: the answers are too few for so much noise in age, zip/);
  for (const one of [typed, guessed]) {
    assert.match(one, undecided);
    assert.doesNotMatch(one, /The record must be deleted/);
  }
});
