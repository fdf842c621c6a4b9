/** From values to places in a plot, straight or by logarithm, and which values are worth a tick. */
import { tickText } from './text.ts';

export interface Axis {
  readonly label: string;
  /** Straight by default. */
  readonly scale?: 'linear' | 'logarithmic';
  /** Ends of the axis; by default where the values end, rounded to ticks. */
  readonly from?: number;
  readonly to?: number;
  /** Values with a tick, where the usual ones do not suit. */
  readonly ticks?: readonly number[];
  /** Shares written as per cent. */
  readonly percent?: boolean;
}

export interface Scale {
  /** Value → place. */
  readonly place: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

/** Maps the values of an axis to the places from `first` to `last`. */
export function scaleOf(axis: Axis, values: readonly number[], first: number, last: number): Scale {
  return axis.scale === 'logarithmic' ? logarithmic(axis, values, first, last) : linear(axis, values, first, last);
}

function linear(axis: Axis, values: readonly number[], first: number, last: number): Scale {
  const [least, most] = [axis.from ?? Math.min(...values), axis.to ?? Math.max(...values)];
  const step = roundStep((most - least || 1) / 7);
  const from = axis.from ?? Math.floor(least / step + 1e-9) * step;
  const to = axis.to ?? Math.max(from + step, Math.ceil(most / step - 1e-9) * step);
  const count = Math.floor((to - from) / step + 1e-9);
  const places = axis.ticks ?? Array.from({ length: count + 1 }, (_, i) => from + i * step);
  const finest = axis.ticks ? finestOf(axis.ticks) : step;
  return {
    place: (value) => first + ((value - from) / (to - from)) * (last - first),
    ticks: places.map((value) => ({ value, text: textOf(axis, value, finest) })),
  };
}

function logarithmic(axis: Axis, values: readonly number[], first: number, last: number): Scale {
  const from = axis.from ?? roundDown(Math.min(...values));
  const to = axis.to ?? roundStep(Math.max(...values));
  const [low, high] = [Math.log10(from), Math.log10(to)];
  const steps = high - low <= 2.5 ? [1, 2, 5] : [1];
  const decades = Array.from({ length: Math.ceil(high) - Math.floor(low) + 1 }, (_, i) => 10 ** (Math.floor(low) + i));
  const usual = decades.flatMap((decade) => steps.map((step) => step * decade));
  const places = axis.ticks ?? usual.filter((value) => value >= from * 0.999 && value <= to * 1.001);
  return {
    place: (value) => first + ((Math.log10(value) - low) / (high - low)) * (last - first),
    ticks: places.map((value) => ({ value, text: textOf(axis, value, finestOf([value])) })),
  };
}

function textOf({ percent = false }: Axis, value: number, step: number): string {
  return percent ? `${tickText(100 * value, 100 * step)} %` : tickText(value, step);
}

/** 1, 2 or 5 times a power of ten, at least this large. */
function roundStep(least: number): number {
  const decade = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * decade >= least * (1 - 1e-9)) ?? 10;
  return factor * decade;
}

/** The same, at most this large. */
function roundDown(most: number): number {
  const decade = 10 ** Math.floor(Math.log10(most) + 1e-9);
  const factor = [5, 2].find((each) => each * decade <= most * (1 + 1e-9)) ?? 1;
  return factor * decade;
}

/** The last decimal that any of the ticks has. */
function finestOf(ticks: readonly number[]): number {
  const decimals = ticks.map(
    (tick) => (Number(tick.toPrecision(12)).toFixed(9).replace(/0+$/, '').split('.')[1] ?? '').length,
  );
  return 10 ** -Math.max(0, ...decimals);
}
