/** How series differ: by colours that colour-blind people can distinguish (Okabe and Ito), and by dashes and shapes besides. */

export interface Style {
  readonly colour: string;
  /** Of lines; empty is solid. */
  readonly dashes: string;
  readonly shape: Shape;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'ring';

const styles: readonly Style[] = [
  { colour: '#0072b2', dashes: '', shape: 'circle' },
  { colour: '#d55e00', dashes: '7 3', shape: 'square' },
  { colour: '#009e73', dashes: '2 3', shape: 'triangle' },
  { colour: '#882255', dashes: '9 3 2 3', shape: 'diamond' },
  { colour: '#e69f00', dashes: '', shape: 'ring' },
  { colour: '#56b4e9', dashes: '7 3', shape: 'cross' },
  { colour: '#444444', dashes: '2 3', shape: 'circle' },
];

/** The n-th style; with more series than styles they begin anew. */
export function styleOf(series: number): Style {
  return styles[series % styles.length];
}

/** Everything that is not data. The background is fixed, so that a plot reads the same on a light and on a dark page. */
export const ink = {
  text: '#1f2328',
  quiet: '#59636e',
  axis: '#818b98',
  grid: '#e4e8ec',
  paper: '#ffffff',
  edge: '#d1d9e0',
};
