/** Plots as SVG texts: written by hand, so that they need nothing, and the same numbers give the same bytes. */
export { type BarPlot, bars } from './bars.ts';
export { type DumbbellPlot, dumbbell } from './dumbbell.ts';
export { type FigureWords, figureHtml, tableHtml } from './figureHtml.ts';
export { type HeatPlot, heatMatrix } from './heatMatrix.ts';
export { type Bin, type HistogramPlot, histogram } from './histogram.ts';
export { type Level, type LinePlot, lines, type Series } from './lines.ts';
export type { Axis } from './scale.ts';
export { type Group, type ScatterPlot, scatter } from './scatter.ts';
export { escapeXml } from './text.ts';
