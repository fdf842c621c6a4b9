/** Drafts that are being written: what ends the process takes them away first, be it an error, Ctrl-C, a closed terminal or a program that ends others. */
import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const live = new Set<string>();
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
  for (const draft of live) rmSync(draft, { force: true });
}

/** Another listener decides about the process; otherwise it ends, with the code that shells give to a process that a signal ended. */
function end(signal: (typeof endings)[number]): void {
  removeAll();
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
}
