/** Columns with one scale and headers of one pattern are answers to one instrument: their members are decided together. */
import { Confidence } from '../detector.ts';
import { tellsNothing } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { firstWord, headerShape, isSentence } from './headerShape.ts';
import { isSameScale, type Scale, scaleOf } from './scale.ts';

/** Answers to one instrument, or counts and measurements of one kind. */
export interface Battery {
  /** Column numbers, ascending. */
  readonly columns: readonly number[];
}

const FEWEST_OF_ONE_SHAPE = 3;
const FEWEST_OF_ONE_WORD = 4;
/** Beside each other and on one scale, whatever they are called. */
const FEWEST_BESIDE = { steps: 4, words: 4, counts: 8, decimals: 12, flags: 6 } as const;
/** One step more or less than two makes no scale, where headers have nothing in common. */
const FEWEST_STEPS = 3;
/** Of members that must not be learnt, the share that makes all of them so. */
const SENSITIVE_SHARE = 1 / 3;

/** Each column is in one battery at most. */
export function findBatteries(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): Battery[] {
  const scales = columns.map((column, i) => (isOpen(roles[i]) ? scaleOfAnswers(column) : undefined));
  const taken = new Set<number>();
  const found: number[][] = [];
  const take = (groups: readonly (readonly number[])[], fewest: (first: number) => number) => {
    for (const group of groups) {
      const members = group.filter((i) => !taken.has(i));
      if (members.length === 0 || members.length < fewest(members[0])) continue;
      found.push(members);
      for (const i of members) taken.add(i);
    }
  };
  take(
    grouped(scales, (i) => headerShape(columns[i].header)),
    () => FEWEST_OF_ONE_SHAPE,
  );
  take(
    grouped(scales, (i) => (isSentence(columns[i].header) ? 'sentence' : undefined)),
    () => FEWEST_OF_ONE_SHAPE,
  );
  take(
    grouped(scales, (i) => (isMoreThanFlags(scales[i]) ? firstWord(columns[i].header) : undefined)),
    () => FEWEST_OF_ONE_WORD,
  );
  take(runs(scales), (first) => FEWEST_BESIDE[(scales[first] as Scale).of]);
  return found.map((members) => ({ columns: members.toSorted((a, b) => a - b) })).toSorted(byFirst);
}

export function asBatteries(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const decided = roles.slice();
  for (const { columns: members } of findBatteries(columns, roles)) {
    const sensitive = members.filter((i) => roles[i].role === 'sensitive').length;
    // To what somebody said yes may be an illness or a vote; numbered columns are mostly one code in many columns.
    const isAnswered = members.every((i) => scaleOf(columns[i])?.of === 'flags' && !headerShape(columns[i].header));
    const role = isAnswered || sensitive >= SENSITIVE_SHARE * members.length ? 'sensitive' : 'insensitive';
    for (const i of members) {
      if (roles[i].detector !== undefined) continue;
      const evidence = [{ says: 'battery', columns: members.length } as const];
      decided[i] = { ...roles[i], role, inferred: role, confidence: Confidence.weakHeader, evidence };
    }
  }
  return decided;
}

/** Columns that are only numbered are measures of anything, unless they hold the few steps of a scale. */
function scaleOfAnswers(column: ColumnForm): Scale | undefined {
  const scale = scaleOf(column);
  const isAmount = scale?.of === 'counts' || scale?.of === 'decimals';
  return isAmount && tellsNothing(column.header) ? undefined : scale;
}

/** Not known to be something that others know of people, or that names them. */
function isOpen({ detector, inferred }: ColumnRole): boolean {
  if (detector) return detector.role === 'sensitive' || detector.role === 'insensitive';
  return inferred !== 'identifier' && inferred !== 'subject' && inferred !== 'weight';
}

/** Columns by their key; those of one key whose scale is that of the first one. */
function grouped(scales: readonly (Scale | undefined)[], keyOf: (column: number) => string | undefined): number[][] {
  const groups = new Map<string, number[][]>();
  for (const [i, scale] of scales.entries()) {
    const key = scale && keyOf(i);
    if (key === undefined) continue;
    const ofKey = groups.get(key) ?? [];
    const group = ofKey.slice(0, MOST_SCALES).find(([first]) => isSameScale(scales[first] as Scale, scale as Scale));
    if (group) group.push(i);
    else ofKey.push([i]);
    groups.set(key, ofKey);
  }
  return [...groups.values()].flat();
}

/** Among columns with one key, this many scales are distinguished. */
const MOST_SCALES = 8;

/** Stretches of columns beside each other with the scale of the first one. */
function runs(scales: readonly (Scale | undefined)[]): number[][] {
  const found: number[][] = [];
  for (const [i, scale] of scales.entries()) {
    if (!scale || !hasSteps(scale)) continue;
    const run = found.at(-1);
    if (run && run.at(-1) === i - 1 && isSameScale(scales[run[0]] as Scale, scale)) run.push(i);
    else found.push([i]);
  }
  return found;
}

function hasSteps(scale: Scale): boolean {
  if (scale.of === 'steps') return scale.largest - scale.least + 1 >= FEWEST_STEPS;
  return scale.of !== 'words' || scale.values.size >= FEWEST_STEPS;
}

function isMoreThanFlags(scale: Scale | undefined): boolean {
  return scale !== undefined && scale.of !== 'flags' && hasSteps(scale);
}

function byFirst(one: Battery, other: Battery): number {
  return one.columns[0] - other.columns[0];
}
