/** Columns that look like something of people and are none. */
import { aboutPeople } from './negatives/aboutPeople.ts';
import { firms } from './negatives/firms.ts';
import { machines } from './negatives/machines.ts';
import { measured } from './negatives/measured.ts';
import type { Negatives } from './negatives/negative.ts';
import { trade } from './negatives/trade.ts';

export const negatives: Negatives = { ...trade, ...firms, ...machines, ...measured, ...aboutPeople };
