/** The recipe of what was applied in an editor and still holds turns the earlier file into the present one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { withEdits } from '../edits/index.ts';
import { candidatesFor, editsOf, type Treatments, treatColumns } from '../effects/index.ts';
import { anyFile, type File, fileOf, settingsOf } from '../effects/testFiles.ts';
import { treatmentNamed } from '../remedies/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { type AppliedRemedy, remembered, stillHolding } from './applied.ts';
import { recipeOf } from './ofRemedies.ts';
import { readRecipe, statementOf } from './recipeFile.ts';
import { replay } from './replay.ts';
import { rewrite } from './rewrite.ts';

const settings = settingsOf({});
const tools = {
  hmac: (text: string) =>
    [...text]
      .map((letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .padEnd(64, '0'),
};

/** A text that is worked on, and the memory of what was applied to it. */
class Desk {
  file: File;
  memory: readonly AppliedRemedy[] = [];

  constructor(text: string) {
    this.file = fileOf(text, settings);
  }

  apply(treatments: Treatments): void {
    const facts = drain(this.file.analysis.classes());
    this.memory = [...this.memory, ...drain(remembered(facts, treatments, tools, this.memory))];
    const edits = drain(
      editsOf(facts, this.file.analysis.table, this.file.source, drain(treatColumns(facts, treatments, tools))),
    );
    this.file = fileOf(drain(withEdits(this.file.bytes, edits)), settings);
  }

  get text(): string {
    return new TextDecoder().decode(this.file.bytes);
  }

  set text(text: string) {
    this.file = fileOf(text, settings);
  }

  get holding(): readonly AppliedRemedy[] {
    return drain(stillHolding(this.file.analysis.table, this.memory));
  }

  /** What holds, as `column remedy`. */
  get told(): string[] {
    return this.holding.map(({ column, treatment }) => `${column} ${treatment?.remedy ?? 'removed'}`);
  }
}

function treatment(remedy: string, parameters: object) {
  const found = treatmentNamed(remedy, parameters);
  assert.ok(found);
  return found;
}

const tens = treatment('bands', { width: 10, areWhole: true });
const star = treatment('redact', {});
const anew = treatment('number-anew', {});

test('what is undone does not hold, and what is done again does', () => {
  const before = 'age,sex\n31,f\n38,m\n45,f\n';
  const desk = new Desk(before);
  desk.apply(new Map([[0, tens]]));
  const after = desk.text;
  assert.deepEqual(desk.told, ['age bands']);
  desk.text = before;
  assert.deepEqual(desk.told, []);
  desk.text = after;
  assert.deepEqual(desk.told, ['age bands']);
});

test('what was undone before something else was done is not taken for what came before that', () => {
  const before = 'age,sex\n31,f\n38,m\n45,f\n';
  const desk = new Desk(before);
  desk.apply(new Map([[0, tens]]));
  desk.text = before;
  desk.apply(new Map([[0, star]]));
  assert.deepEqual(desk.told, ['age redact']);
});

test('two remedies of a column hold in their order, and the first by itself once the second is undone', () => {
  const desk = new Desk('age,sex\n31,f\n38,m\n45,f\n');
  desk.apply(new Map([[0, tens]]));
  const between = desk.text;
  desk.apply(new Map([[0, star]]));
  assert.deepEqual(desk.told, ['age bands', 'age redact']);
  desk.text = between;
  assert.deepEqual(desk.told, ['age bands']);
});

test('neither of two remedies of a column holds once both are undone, one after the other or at once', () => {
  const before = 'age,sex\n31,f\n38,m\n45,f\n';
  const desk = new Desk(before);
  desk.apply(new Map([[0, tens]]));
  const between = desk.text;
  desk.apply(new Map([[0, star]]));
  desk.text = before;
  assert.deepEqual(desk.told, []);
  desk.text = between;
  desk.apply(new Map([[0, anew]]));
  desk.text = before;
  assert.deepEqual(desk.told, []);
});

test('rows that go, come or are mended by hand do not matter, as long as no old value comes back', () => {
  const desk = new Desk('age,sex\n31,f\n38,m\n45,f\n');
  desk.apply(new Map([[0, tens]]));
  desk.text = 'age,sex\n30–39,m\n40–49,f\n50–59,f\n';
  assert.deepEqual(desk.told, ['age bands']);
  desk.text = 'age,sex\n30–39,m\n38,m\n';
  assert.deepEqual(desk.told, []);
});

test('numbers that are given anew are told by where they stand', () => {
  const before = 'id,sex\n3,f\n1,m\n2,f\n';
  const desk = new Desk(before);
  desk.apply(new Map([[0, anew]]));
  assert.equal(desk.text, 'id,sex\n1,f\n2,m\n3,f\n');
  assert.deepEqual(desk.told, ['id number-anew']);
  desk.text = before;
  assert.deepEqual(desk.told, []);
});

test('a column that was removed holds while none has its name; what was done to it before is of no account', () => {
  const desk = new Desk('age,sex\n31,f\n38,m\n45,f\n');
  desk.apply(new Map([[0, tens]]));
  const between = desk.text;
  desk.apply(new Map([[0, undefined]]));
  assert.deepEqual(desk.told, ['age removed']);
  desk.text = between;
  assert.deepEqual(desk.told, ['age bands']);
});

test('what changes nothing is not remembered', () => {
  const desk = new Desk('age,sex\n*,f\n*,m\n');
  desk.apply(new Map([[0, star]]));
  assert.deepEqual(desk.memory, []);
});

function valuesOf({ analysis: { table } }: File): string[][] {
  return table.columns.map(({ name, codes, dictionary }) => [
    name,
    ...Array.from({ length: codes.length }, (_, row) => dictionary.text(codes.at(row))),
  ]);
}

test('a recipe of what was applied, read from its file, makes of the text before the text after', () => {
  let replays = 0;
  fc.assert(
    fc.property(
      anyFile,
      fc.array(fc.tuple(fc.nat(9), fc.nat(30)), { minLength: 1, maxLength: 3 }),
      ({ text }, picks) => {
        const desk = new Desk(text);
        const before = fileOf(text, settings);
        for (const [place, pick] of picks) {
          const facts = drain(desk.file.analysis.profile());
          const candidates = drain(candidatesFor(facts, place % facts.table.columns.length, tools));
          const treatments = candidates[pick % Math.max(1, candidates.length)];
          // What merges by counts, or goes by the kind of the values, may see other ones where a column was treated before.
          const isFirst = [...(treatments?.keys() ?? [])].every(
            (column) => !desk.memory.some((one) => one.column === facts.table.columns[column].name),
          );
          const removesLast = [...(treatments?.values() ?? [])].includes(undefined) && facts.table.columns.length < 3;
          if (treatments && isFirst && !removesLast) desk.apply(treatments);
        }
        const { holding } = desk;
        const [first] = holding;
        if (!first) return;
        const isTwice =
          new Set(before.analysis.table.columns.map(({ name }) => name)).size < before.analysis.table.columns.length;
        const isAll = holding.length === desk.memory.length;
        if (isTwice || !isAll) return;
        const read = readRecipe(JSON.stringify(statementOf(recipeOf(holding, first.before, undefined))));
        assert.ok('recipe' in read, JSON.stringify(read));
        const facts = drain(before.analysis.profile());
        const replayed = drain(replay(facts, read.recipe, tools));
        assert.ok(!('fault' in replayed), JSON.stringify(replayed));
        const remade = Buffer.concat([...rewrite(before.analysis.table, before.source, replayed)]).toString();
        // A record that is too short may be filled in other ways; what is read of it is the same.
        assert.deepEqual(valuesOf(fileOf(remade, settings)), valuesOf(desk.file));
        replays++;
      },
    ),
    drawn(300),
  );
  assertMet(replays, 150, 300);
});
