/** Distinction and separation of a set of columns: the distinct rows, and the pairs of rows it tells apart (Motwani, Xu 2007; ARX). */
import type { SizeHistogram } from '../../counts/types.ts';
import { overallRisk } from '../overallRisk.ts';

/** Distinct tuples / rows, which is ORR. */
export function distinction(sizes: SizeHistogram): number {
  return overallRisk(sizes);
}

/** 1 − Σ C(f, 2) / C(n, 2): the share of pairs of rows that differ; undefined where there is no pair. */
export function separation({ rows, sizes, counts }: SizeHistogram): number | undefined {
  if (rows < 2) return undefined;
  let together = 0;
  for (let i = 0; i < sizes.length; i++) together += counts[i] * (sizes[i] * (sizes[i] - 1));
  return 1 - together / (rows * (rows - 1));
}
