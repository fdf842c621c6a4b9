/** What people are accused of and what courts did: article 10 of the GDPR. */
import type { Detector } from '../../detector.ts';
import { offences } from './offences.ts';

export const law: readonly Detector[] = [offences];
