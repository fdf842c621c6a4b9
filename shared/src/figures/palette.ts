/**
 * How series differ: by colours that colour-blind people can distinguish (Okabe and Ito), and by dashes and shapes besides. Each colour is
 * a variable that a page may set, for a dark screen or high contrast; alone, as in a file of its own, a figure has the one behind the comma.
 */

export interface Style {
  readonly colour: string;
  /** Of lines; empty is solid. */
  readonly dashes: string;
  readonly shape: Shape;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'ring';

const styles: readonly Style[] = [
  { colour: 'var(--quasi-1,#0072b2)', dashes: '', shape: 'circle' },
  { colour: 'var(--quasi-2,#d55e00)', dashes: '7 3', shape: 'square' },
  { colour: 'var(--quasi-3,#009e73)', dashes: '2 3', shape: 'triangle' },
  { colour: 'var(--quasi-4,#882255)', dashes: '9 3 2 3', shape: 'diamond' },
  { colour: 'var(--quasi-5,#e69f00)', dashes: '', shape: 'ring' },
  { colour: 'var(--quasi-6,#56b4e9)', dashes: '7 3', shape: 'cross' },
  { colour: 'var(--quasi-7,#444444)', dashes: '2 3', shape: 'circle' },
];

/** The n-th style; with more series than styles they begin anew. */
export function styleOf(series: number): Style {
  return styles[series % styles.length];
}

/** Everything that is not data. Without a page around it the background is white, so that a plot reads the same everywhere. */
export const ink = {
  text: 'var(--quasi-ink,#1f2328)',
  quiet: 'var(--quasi-quiet,#59636e)',
  axis: 'var(--quasi-axis,#818b98)',
  grid: 'var(--quasi-grid,#e4e8ec)',
  paper: 'var(--quasi-paper,#ffffff)',
  edge: 'var(--quasi-edge,#d1d9e0)',
  risk: 'var(--quasi-risk,#d55e00)',
};
