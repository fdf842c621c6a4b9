/** A finding never stands on a wrong line: whatever is edited, what is published of a version stands in that version where it belongs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import type { Diagnostic } from 'vscode-languageserver-protocol/node';
import { EditedDocument, markedIn } from './editedDocument.ts';
import { Workspace } from './workspace.ts';

const config = {
  columns: {
    age: 'quasi-identifier',
    sex: 'quasi-identifier',
    zip: 'quasi-identifier',
    diagnosis: 'sensitive',
    note: 'insensitive',
  },
};
const header = 'age,sex,zip,diagnosis,note';
/** Each line shows by its note, or its length, what is to be found in it. */
const lines = {
  plain: (i: number) => `31,f,02138,${['flu', 'hiv', 'asthma'][i % 3]},plain`,
  alone: (i: number) => `${60 + (i % 30)},m,9${String(1000 + i)},flu,alone`,
  homogeneous: () => '44,m,02140,hiv,homogeneous',
  ragged: () => '31,f,02138,flu',
  stray: () => '31,f,02138,flu,5" stray',
};
type Kind = keyof typeof lines;
const kinds = Object.keys(lines) as Kind[];

let workspace: Workspace;
before(async () => {
  workspace = await Workspace.open({ 'quasi.json': JSON.stringify(config) });
  // The structure is reported before the risk, with the findings on the risk from before the edit.
  workspace.client.settings = { structureDelay: 0, idleDelay: 25, maxRowFindings: 200 };
});
after(() => workspace.close());

/** The text that should stand in the line that a finding of a rule begins on. */
const expected: Readonly<Record<string, RegExp>> = {
  'row-stands-alone': /alone$/,
  'homogeneous-class': /homogeneous$/,
  'ragged-row': /^31,f,02138,flu$/,
  'stray-quote': /stray$/,
};

function assertInPlace(text: string, diagnostic: Diagnostic): void {
  const { range, code, message } = diagnostic;
  const line = text.split('\n')[range.start.line];
  const what = `${code} in "${line}": ${message}`;
  const marked = markedIn(text, diagnostic);
  assert.ok(marked.length > 0, what);
  if (range.start.line === 0) {
    const isFile = marked === text.split('\n')[0];
    assert.ok(isFile || String(message).includes(marked), what);
    return;
  }
  // A quote that is being typed makes one record of many lines.
  if (!line.startsWith('"')) assert.match(line, expected[String(code)] ?? /^$/, what);
}

for (let seed = 1; seed <= 12; seed++) {
  test(`lines come, go and are typed in: ${seed}`, async () => {
    const random = seededRandom(seed);
    const below = (limit: number) => randomBelow(random, limit);
    let made = 0;
    const line = () => lines[kinds[below(kinds.length)]](made++);
    const some = (count: number) => Array.from({ length: count }, line);
    const rows = [...some(20), ...Array.from({ length: 6 }, lines.homogeneous), ...some(20)];
    const document = new EditedDocument(
      workspace.client,
      workspace.uri(`lines-${seed}.csv`),
      `${[header, ...rows].join('\n')}\n`,
    );
    await document.open();
    await document.settled();
    const starts = () => [...document.text.matchAll(/\n(?!$)/g)].map(({ index }) => index + 1);
    const edits: (() => Promise<void>)[] = [
      // Lines above, below and between.
      () => document.edit({ from: starts()[below(5)], text: `${some(1 + below(3)).join('\n')}\n` }),
      () => document.edit({ from: starts()[0], to: starts()[1 + below(3)], text: '' }),
      () => document.edit({ from: starts()[below(10)], text: `${lines.alone(made++)}\n` }),
      // A value inside a line, which changes neither what it is nor where.
      () => document.edit({ from: starts()[below(10)] - 1, text: '' }),
      // A paste that has everything read again, and its undoing.
      () => document.edit({ text: `${[header, ...some(4), ...document.text.split('\n').slice(1)].join('\n')}` }),
      async () => {
        // Not before a line that has a quote: there the edit changes that very line, and the risk is reported later.
        const from = starts().find((start) => !/^[^\n]*"/.test(document.text.slice(start))) ?? 0;
        await document.edit({ from, text: '"' });
        if (below(2) === 0) await new Promise((resolve) => setTimeout(resolve, 40));
        await document.edit({ from, to: from + 1, text: '' });
      },
      // A column before the others, with all lines rewritten, and taken out again.
      async () => {
        const { text } = document;
        await document.edit({ text: text.replaceAll(/^(?=.)/gm, 'first,').replace('first', 'place') });
        if (below(2) === 0) await document.settled();
        await document.edit({ text });
      },
    ];
    for (let edit = 0; edit < 12; edit++) {
      await edits[below(edits.length)]();
      const waits = [() => document.settled(), () => new Promise((resolve) => setTimeout(resolve, below(30)))];
      await waits[below(2)]();
    }
    await document.settled();
    const told = document.publications.flatMap(({ publication, text }) =>
      publication.diagnostics.map((diagnostic) => ({ text, diagnostic })),
    );
    assert.ok(told.length > 100 && told.some(({ diagnostic }) => diagnostic.code === 'homogeneous-class'));
    for (const { text, diagnostic } of told) {
      const isWide = text.startsWith('place,');
      if (!isWide || diagnostic.range.start.line === 0) assertInPlace(text, diagnostic);
    }
  });
}
