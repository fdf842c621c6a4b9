/** The only registry of detectors, by subject; where two are equally sure, the first has it. */
import type { Detector } from '../detector.ts';
import { contact } from './contact/index.ts';
import { finance } from './finance/index.ts';
import { health } from './health/index.ts';
import { national } from './national/index.ts';
import { online } from './online/index.ts';
import { person } from './person/index.ts';
import { place } from './place/index.ts';
import { records } from './records/index.ts';

export const detectors: readonly Detector[] = [
  ...national,
  ...finance,
  ...contact,
  ...online,
  ...person,
  ...place,
  ...health,
  ...records,
];
