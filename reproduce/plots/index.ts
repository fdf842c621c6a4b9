/** Plots as SVG texts: written by hand, so that they need nothing, and the same numbers give the same bytes. */
export { type BarPlot, bars } from './bars.ts';
export { type Level, type LinePlot, lines, type Series } from './lines.ts';
export type { Axis } from './scale.ts';
export { type Group, type ScatterPlot, scatter } from './scatter.ts';
