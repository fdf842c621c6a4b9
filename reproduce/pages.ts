/** The pages, in the order of the papers. The only registry. */
import { col } from './col/page.ts';
import { ito } from './ito/page.ts';
import type { Reproduction } from './page.ts';
import { r3a } from './r3a/page.ts';
import { sei } from './sei/page.ts';
import { tfrr } from './tfrr/page.ts';

export const pages: readonly Reproduction[] = [r3a, col, tfrr, ito, sei];
