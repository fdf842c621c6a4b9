/** A finding has an id by which what a client sends back finds it again: the same for the same text, kept while edits move it, and without a value. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Analysis, drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import type { Finding } from '@quasi/shared/rules';
import type { Diagnostic } from 'vscode-languageserver/node';
import { findingOf } from '../../server/src/actions/findingOf.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import type { DocumentWatch } from '../../server/src/documents/documentWatch.ts';
import { OpenDocument } from '../../server/src/documents/openDocument.ts';
import { placed } from '../../server/src/documents/placedFindings.ts';
import { allFindings } from '../../server/src/findings.ts';
import { toDiagnostic } from '../../server/src/toLsp.ts';

const rows = Array.from({ length: 60 }, (_, i) => `Meier ${i},${20 + ((i * 37) % 60)},${'fm'[i % 2]},=1+${i}`);
const text = `name,age,sex,\n${rows.join('\n')}\n1,"a"b,f,\n2,3\n"open,1`;

function found(): { findings: readonly Finding[]; diagnostics: Diagnostic[]; analysis: Analysis } {
  const document = new OpenDocument('untitled:a.csv', 'csv', 1, text, onlySettings(defaultSettings, 2));
  const { analysis } = drain(document.read([]));
  const { findings, facts } = drain(allFindings(analysis));
  return { findings, analysis, diagnostics: findings.map((one) => toDiagnostic(one, facts, document.text)) };
}

const { findings, diagnostics, analysis } = found();
const watching = (all: readonly Finding[]) => ({ findings: all }) as DocumentWatch;

test('each finding has its own id, made of codes and places, and the same in each reading of a text', () => {
  const ids = findings.map(({ id }) => id);
  assert.ok(new Set(findings.map(({ target }) => target.kind)).size >= 3);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^QS\d{3} (file|column \d+|row -?\d+|cells -?\d+ [\d,]+) \d+$/);
  assert.deepEqual(
    found().findings.map(({ id }) => id),
    ids,
  );
});

test('a diagnostic finds its finding, also where an edit has moved it and its message is another by now', () => {
  for (const [i, finding] of findings.entries()) {
    assert.equal(findingOf(diagnostics[i], watching(findings)), finding);
    const [moved] = placed([finding], { analysis, newRow: (row) => row + 7 });
    assert.equal(findingOf({ ...diagnostics[i], message: 'other' }, watching([...findings.slice(0, i), moved])), moved);
  }
});

test('what is no id finds nothing; a client that sends none is understood by what it shows', () => {
  const [{ data, ...shown }] = diagnostics;
  for (const wrong of [null, 0, '', '__proto__', {}, [data], { id: data }, `${data} `, { toString: () => data }]) {
    assert.equal(findingOf({ ...shown, data: wrong as Diagnostic['data'] }, watching(findings)), undefined);
  }
  assert.equal(findingOf(shown, watching(findings)), findings[0]);
  assert.equal(findingOf({ ...shown, message: 'other' }, watching(findings)), undefined);
});
