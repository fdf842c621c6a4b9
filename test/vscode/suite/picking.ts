/** Accepts what a command asks first, as it stands in the box. */
import assert from 'node:assert/strict';
import { commands } from 'vscode';
import { eventually } from '../../eventually.ts';

/** Runs a command that lists something first, and accepts the first of the list until what comes then is there. */
export async function acceptingUntil<T>(work: () => Thenable<unknown>, find: () => T | undefined): Promise<T> {
  const done = work();
  const found = await eventually(async () => {
    const there = find();
    if (there !== undefined) return there;
    await commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    assert.fail('it is not there yet');
  });
  await done;
  return found;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs the command until it has come to its end with what was accepted: a file may still be read when it is run first. */
export async function runAccepting(command: string): Promise<void> {
  let isDone = false;
  await eventually(async () => {
    void commands.executeCommand(command).then(() => {
      isDone = true;
    });
    await pause(300);
    await commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    await pause(500);
    assert.ok(isDone);
  });
}
