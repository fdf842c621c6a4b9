/** How a person is reached. */
import type { Detector } from '../../detector.ts';
import { email } from './email.ts';

export const contact: readonly Detector[] = [email];
