/** One undo takes a remedy back, whatever it changed. */
import assert from 'node:assert/strict';
import { drawn } from '@quasi/shared/testing';
import { commands, Range, WorkspaceEdit, workspace } from 'vscode';
import { DocumentText } from '../../../server/src/documents/documentText.ts';
import { treatedFiles } from '../../treatedFiles.ts';
import { closeAll, openNew, replace, wholeOf } from './documents.ts';

const FILES = drawn(500).numRuns;

suite('Undo', () => {
  teardown(closeAll);

  test(`${FILES} random files, each with a remedy: one edit does it, one undo brings back every byte`, async () => {
    // No data file for us: here only the edits count, and nobody is to analyse them.
    const document = await openNew('undo.txt', []);
    for (const { remedy, text, edits, treated } of treatedFiles(FILES, '\n')) {
      if (treated === text) continue;
      await replace(document, wholeOf(document), text);
      const positions = new DocumentText(text);
      const edit = new WorkspaceEdit();
      for (const cell of edits) {
        const [start, end] = [positions.positionAt(cell.start), positions.positionAt(cell.end)];
        edit.replace(document.uri, new Range(start.line, start.character, end.line, end.character), cell.text);
      }
      assert.ok(await workspace.applyEdit(edit));
      assert.equal(document.getText(), treated, remedy);
      await commands.executeCommand('undo');
      assert.equal(document.getText(), text, remedy);
    }
  });
});
