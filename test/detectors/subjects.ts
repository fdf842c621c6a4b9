/** The detectors by what they are about, in the order of the registry. */

import { answers } from '../../shared/src/roles/detectors/answers/index.ts';
import { contact } from '../../shared/src/roles/detectors/contact/index.ts';
import { finance } from '../../shared/src/roles/detectors/finance/index.ts';
import { health } from '../../shared/src/roles/detectors/health/index.ts';
import { law } from '../../shared/src/roles/detectors/law/index.ts';
import { national } from '../../shared/src/roles/detectors/national/index.ts';
import { online } from '../../shared/src/roles/detectors/online/index.ts';
import { outcomes } from '../../shared/src/roles/detectors/outcomes/index.ts';
import { person } from '../../shared/src/roles/detectors/person/index.ts';
import { place } from '../../shared/src/roles/detectors/place/index.ts';
import { records } from '../../shared/src/roles/detectors/records/index.ts';
import { technical } from '../../shared/src/roles/detectors/technical/index.ts';
import type { Detector } from '../../shared/src/roles/index.ts';

export const subjects: Readonly<Record<string, readonly Detector[]>> = {
  'Numbers given by states': national,
  Money: finance,
  'How people are reached': contact,
  'What people leave online': online,
  'Who people are': person,
  'Where people are': place,
  Health: health,
  Law: law,
  'What came of it': outcomes,
  'What people answered and did': answers,
  Records: records,
  'About nobody': technical,
};
