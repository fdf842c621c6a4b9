/** The only registry of detectors, by subject; where two are equally sure, the first has it. */
import type { Detector } from '../detector.ts';
import { answers } from './answers/index.ts';
import { contact } from './contact/index.ts';
import { finance } from './finance/index.ts';
import { health } from './health/index.ts';
import { law } from './law/index.ts';
import { national } from './national/index.ts';
import { online } from './online/index.ts';
import { outcomes } from './outcomes/index.ts';
import { person } from './person/index.ts';
import { place } from './place/index.ts';
import { records } from './records/index.ts';
import { technical } from './technical/index.ts';

export { health };

export const detectors: readonly Detector[] = [
  ...national,
  ...finance,
  ...contact,
  ...online,
  ...person,
  ...place,
  ...health,
  ...law,
  ...outcomes,
  ...answers,
  ...records,
  ...technical,
];
export { body, namesPost, schoolClass } from './person/index.ts';
