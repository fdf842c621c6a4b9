/** A measured ratio, whether it meets its target, and how it is printed. */
import { availableParallelism, loadavg } from 'node:os';
import type { Times } from './contest/contest.ts';
import type { Size } from './generate.ts';

/** What the ratio must be; speeds at least, costs at most. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

export interface Result {
  /** The row of the table of targets, or "whole" for the comparison of whole processes. */
  readonly row: string;
  readonly measure: string;
  /** A size of the generated table, or of another one; empty where it says nothing. */
  readonly size: Size | '20k×39' | '';
  readonly ours: string;
  readonly peer: string;
  readonly ratio: number;
  /** The same of processor times, which a busy machine hardly changes. */
  readonly cpuRatio?: number;
  /** Without one the ratio is printed and nothing is judged. */
  readonly target?: Target;
}

export interface Judged extends Result {
  readonly verdict: 'pass' | 'FAIL' | '';
  readonly by: 'wall' | 'cpu';
}

/** Wall time decides; on a machine with more work than processors, processor time where it is known. */
export function judge(result: Result): Judged {
  const { target } = result;
  const busy = (loadavg()[0] as number) > availableParallelism();
  const by = busy && result.cpuRatio !== undefined ? 'cpu' : 'wall';
  if (target === undefined) return { ...result, verdict: '', by };
  const ratio = by === 'cpu' ? (result.cpuRatio as number) : result.ratio;
  const met = 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
  return { ...result, verdict: met ? 'pass' : 'FAIL', by };
}

type Head = Pick<Result, 'row' | 'measure' | 'size'>;

/** How many times as fast as a peer ours is. */
export function speedResult(head: Head, ours: Times, peer: Times, atLeast?: number): Result {
  return {
    ...head,
    ours: milliseconds(ours.wall),
    peer: milliseconds(peer.wall),
    ratio: peer.wall / ours.wall,
    cpuRatio: peer.cpu / ours.cpu,
    ...(atLeast === undefined ? {} : { target: { atLeast } }),
  };
}

/** How many times a peer's time ours takes. */
export function costResult(head: Head, ours: number, peer: number, atMost?: number): Result {
  return {
    ...head,
    ours: milliseconds(ours),
    peer: milliseconds(peer),
    ratio: ours / peer,
    ...(atMost === undefined ? {} : { target: { atMost } }),
  };
}

export function milliseconds(time: number): string {
  return `${time < 10 ? time.toFixed(2) : time < 100 ? time.toFixed(1) : time.toFixed(0)} ms`;
}
