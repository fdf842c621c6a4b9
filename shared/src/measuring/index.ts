/** All numbers of a file, part by part. The only registry of parts; they are printed in this order. */
import { classes } from './classes.ts';
import { columns } from './columns.ts';
import { overall } from './overall.ts';
import type { Part } from './part.ts';

export type { Numbers, Part } from './part.ts';
export type { Measured, MeasureRequest } from './request.ts';

export const parts: Readonly<Record<string, Part>> = {
  columns,
  classes,
  overall,
};
