/**
 * Drafts that are being written, and folders for a while: what ends the process takes them away first, be it an error, Ctrl-C, a closed
 * terminal or a program that ends others.
 */
import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const live = new Set<string>();
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** `draft`: a file, or a folder with all that is in it. */
export function watchOver(draft: string): void {
  if (live.size === 0) {
    process.on('exit', removeAll);
    for (const signal of endings) process.on(signal, end);
  }
  live.add(draft);
}

export function release(draft: string): void {
  if (!live.delete(draft) || live.size > 0) return;
  process.off('exit', removeAll);
  for (const signal of endings) process.off(signal, end);
}

function removeAll(): void {
  // In a folder somebody may still write.
  for (const draft of live) rmSync(draft, { force: true, recursive: true, maxRetries: 3 });
}

/** Another listener decides about the process; otherwise it ends, with the code that shells give to a process that a signal ended. */
function end(signal: (typeof endings)[number]): void {
  removeAll();
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
}
