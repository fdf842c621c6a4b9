/** Undo brings back the bytes of before: the edits a client gets, taken back as editors do it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { DocumentText } from '../../server/src/documents/documentText.ts';
import { toRange } from '../../server/src/toLsp.ts';
import { treatedFiles } from '../treatedFiles.ts';

test('of 500 random files and every remedy, the edits give what was announced, and undone the text of before', () => {
  const files = treatedFiles(500);
  for (const { remedy, text, edits, treated } of files) {
    const positions = new DocumentText(text);
    const document = TextDocument.create('', '', 1, text);
    const sent = edits.map((edit) => ({ range: toRange(edit, positions), newText: edit.text }));
    const after = TextDocument.applyEdits(document, sent);
    assert.equal(after, treated, remedy);
    assert.equal(undone(document, after, sent), text, remedy);
  }
  const remedies = new Set(files.map(({ remedy }) => remedy));
  assert.ok(remedies.size >= 20, [...remedies].join(' '));
});

/** What each edit took away put back in the place of what it brought. */
function undone(
  before: TextDocument,
  after: string,
  edits: readonly { range: { start: Position; end: Position }; newText: string }[],
): string {
  let moved = 0;
  let from = 0;
  let text = '';
  for (const { range, newText } of edits) {
    const [start, end] = [before.offsetAt(range.start), before.offsetAt(range.end)];
    text += after.slice(from, start + moved) + before.getText().slice(start, end);
    from = start + moved + newText.length;
    moved += newText.length - (end - start);
  }
  return text + after.slice(from);
}

type Position = Parameters<TextDocument['offsetAt']>[0];
