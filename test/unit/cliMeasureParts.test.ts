/** Each part of `quasi measure` prints the names that others rely on, no more and no fewer. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type PartName, parts } from '@quasi/shared/measuring';
import { type Outcome, quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-parts-'));
after(() => rmSync(folder, { recursive: true }));

const names = ['customer', 'sex', 'age', 'disease', 'weight'];
const rows = Array.from({ length: 60 }, (_, i) =>
  [`c${i % 25}`, 'fm'[i % 2], 30 + Math.floor(Math.sqrt(i)), 'abc'[((i * 7) % 11) % 3], 1 + (i % 4)].join(','),
);

function write(name: string, header: readonly string[], records: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${[header.join(','), ...records].join('\n')}\n`);
  return path;
}

const sample = write('sample.csv', names, rows);
const population = write('population.csv', names, [...rows, ...rows]);
const other = write('other.csv', ['sex', 'height'], ['f,180']);

/** Names below a part: `.*` for any number or column name, `[]` for the members of a list. */
const contract: Readonly<Record<PartName, string>> = {
  columns: '[].name [].role [].kind [].distinct [].missing [].uniqueShare [].entropy',
  classes:
    '.k .count .largest .sizes.* .uniqueRows .rowsBelow.* .distinction .separation .optMean .optMode ' +
    // Ours, where several rows are about one person.
    '.people.k .people.uniqueRows .people.rowsBelow.* .people.orr .rows[] .weightedRows[]',
  knowledge:
    '.k .people .columns .complete .share .kAnonymity .sizes[].known .sizes[].mean .sizes[].worst .sizes[].worstColumns[] ' +
    '.sizes[].any .sizes[].kAnonymity',
  overall:
    '.orr .entropyMax .entropyExperience .entropyRandomExact .entropyRandomShuffled .entropyData .expectedOrr ' +
    '.expectedOrrMethod .expectedOrrBinomial .treeOrr .algorithm1.mean .algorithm1.sd .algorithm1.low ' +
    '.algorithm1.high .algorithm1.draws .algorithm2.mean .algorithm2.sd .algorithm2.low .algorithm2.high ' +
    '.algorithm2.draws .algorithm2.unmet',
  dependency: '.columns[] .matrix[][] .class[][] .adjusted[][]',
  uniqueCombinations: '.kappa .complete .provenSize .duplicateRows .count .sets[][]',
  relaxedCombinations: '.share .kappa .complete .sets[].columns[] .sets[].share',
  sensitivity:
    '[].column [].S [].lower [].upper [].exact [].rowWeighted [].relaxed [].cardinality [].uniqueShare [].entropy ' +
    '[].ranks.S [].ranks.cardinality [].ranks.uniqueShare [].ranks.entropy',
  frequency:
    '.columns[] .maxDependency .maxDependencyAsPrinted .k.*.positiveRate .k.*.auc .k.*.aucRectified .k.*.aucAsPrinted .k.*.meanPrinted .k.*.meanCalibrated',
  background:
    '.user .users .riskiest .columns[].column .columns[].values .columns[].alpha .columns[].risk .columns[].lowCost ' +
    '.columns[].lowCostError .columns[].sampled.size .columns[].sampled.risk .columns[].sampled.standardError ' +
    '.columns[].sampled.low .columns[].sampled.high .columns[].worst .columns[].singleUserShare ' +
    // Ours: where the worst values stand.
    '.columns[].worstValues[].row .columns[].worstValues[].records .columns[].worstValues[].users .columns[].worstValues[].alpha',
  unicity:
    '.user .users .records[].columns[] .records[].steps .records[].points .records[].known[].known ' +
    '.records[].known[].unique .records[].known[].risk .records[].known[].uniqueLow .records[].known[].uniqueHigh ' +
    '.records[].known[].riskLow .records[].known[].riskHigh .records[].known[].drawn',
  approximate:
    '.columns[].column .columns[].by .columns[].within .k .exactly.unique .exactly.below .uniqueRows .unique .belowRows .below',
  diversity:
    '[].sensitive [].distinct [].entropy [].recursive.l [].recursive.ratio [].tEqual [].tOrdered [].delta [].beta ' +
    '[].enhancedBeta [].alpha',
  inference:
    '[].sensitive [].rows [].fromFile.right [].fromFile.drawn [].fromAlike.right [].fromAlike.drawn [].alone [].gained ' +
    '[].agreed.share [].agreed.right [].agreed.fromFile [].certain',
  models:
    '.prosecutor.highest .prosecutor.average .prosecutor.atRisk .marketer .journalist.highest .journalist.average ' +
    '.journalist.atRisk .presence.min .presence.max .kMap .weighted.global',
  // And `.pitman`, where its equation has a solution; from `.frequencies` on ours.
  population:
    '.size .rate .zayatz .dankar .rule .dis .indistinguishable.* .frequencies .apart ' +
    '.scaling.correctness .scaling.correctnessLow .scaling.correctnessHigh .scaling.unique .scaling.uniqueLow ' +
    '.scaling.uniqueHigh .scaling.below .scaling.belowLow .scaling.belowHigh .scaling.target .scaling.curve[].people ' +
    '.scaling.curve[].correctness .scaling.curve[].correctnessLow .scaling.curve[].correctnessHigh ' +
    '.scaling.curve[].unique .scaling.curve[].uniqueLow .scaling.curve[].uniqueHigh .scaling.curve[].below ' +
    '.scaling.curve[].belowLow .scaling.curve[].belowHigh .scaling.classes[].rows .scaling.classes[].alone ' +
    '.scaling.classes[].below .scaling.classes[].risk .scaling.discount .scaling.theta .scaling.misfit',
  suda: '.kappa .rows[].row .rows[].score .rows[].disSuda .rows[].sets[][] .contributions.*',
  // `guessed` is ours: these answers are few for their noise.
  protected:
    '.epsilon .populationSize .model .guessed[] .floor .cap .onFloor .aloneShare .atMost.* .frequencies.*[] ' +
    '.correlation.printed[][] .correlation.signed[][] .confusion.*.tp .confusion.*.fp .confusion.*.fn .confusion.*.tn',
  verdict: '.policy .attacker .state .ready .criteria[].name .criteria[].limit .criteria[].value .criteria[].holds',
};

/** What a part needs beside the file. */
const needed: Partial<Record<PartName, readonly string[]>> = {
  classes: ['--weights', 'weight', '--rows'],
  uniqueCombinations: ['--columns', 'customer,age,disease,weight'],
  relaxedCombinations: ['--columns', 'customer,age,disease,weight'],
  sensitivity: ['--columns', 'customer,age,disease,weight'],
  frequency: ['--columns', 'sex,age,disease'],
  background: ['--user', 'customer', '--set', 'sex+age'],
  approximate: ['--within', 'age=1'],
  diversity: ['--sensitive', 'disease', '--qi', 'sex'],
  inference: ['--sensitive', 'disease', '--qi', 'sex,age'],
  models: ['--weights', 'weight', '--population-file', population],
  population: ['--population', '300', '--qi', 'age,disease', '--user', 'row'],
  protected: ['--epsilon', '2', '--population-file', population, '--database', `${population}:0.1`],
};

function measure(...options: readonly string[]): Outcome {
  const compared = options.includes('--qi') ? [] : ['--qi', 'sex,age,disease'];
  return quasi(['measure', sample, '--budget', 'none', ...compared, ...options]);
}

function namesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Array.isArray(value)
    ? value.flatMap((member) => namesIn(member, `${path}[]`))
    : Object.entries(value).flatMap(([name, member]) =>
        namesIn(member, `${path}.${/^\d+$/.test(name) || names.includes(name) ? '*' : name}`),
      );
  return [...new Set(members)];
}

test('the parts are those of the contract, in this order', () => {
  assert.deepEqual(Object.keys(parts), Object.keys(contract));
});

for (const [part, expected] of Object.entries(contract)) {
  test(`${part} has the names of the contract`, () => {
    const { code, out, err } = measure('--only', part, ...(needed[part as PartName] ?? []));
    assert.equal(code, 0, err);
    assert.deepEqual(namesIn(JSON.parse(out)[part]), expected.split(' '));
  });
}

test('a part that does not apply is absent', () => {
  const { out } = measure('--only', 'diversity,population,protected');
  const common = ['file', 'rows', 'unit', 'duplicateRows', 'delimiter', 'missing', 'seed', 'quasiIdentifiers'];
  assert.deepEqual(Object.keys(JSON.parse(out)), common);
});

const refused: readonly (readonly [options: readonly string[], sentence: RegExp])[] = [
  [['--population-file', other], /other\.csv: There is no column "age" to compare on; name columns/],
  [['--population-file', other, '--only', 'protected', '--epsilon', '1'], /other\.csv: There is no column "age"/],
  [['--database', `${other}:0.5`, '--epsilon', '1'], /other\.csv: There is no column "age"/],
  [['--population-file', join(folder, 'none.csv')], /none\.csv: There is no such file\./],
  [['--population-file', folder], /This is a folder, not a file\./],
  [['--database', `${folder}:0.5`], /This is a folder, not a file\./],
  [['--population-file', '-'], /Only FILE can be read from standard input/],
  [['--database', '-:0.5'], /Only FILE can be read from standard input/],
  [['--database', population], /--database needs FILE:RATE/],
];
for (const [options, sentence] of refused) {
  test(`${options.map((option) => option.replace(folder, '')).join(' ')}: one line and exit code 2`, () => {
    const { code, out, err } = measure(...options);
    assert.match(err, sentence);
    assert.match(err, /^quasi: [^\n]+\n$/);
    assert.equal(code, 2);
    assert.equal(out, '');
  });
}

test('another file may lack columns that nothing asked for compares', () => {
  assert.equal(measure('--population-file', other, '--only', 'classes').code, 0);
  assert.equal(measure('--database', `${other}:0.5`, '--only', 'models').code, 0);
});
