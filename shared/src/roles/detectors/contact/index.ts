/** How a person is reached. */
import type { Detector } from '../../detector.ts';
import { email } from './email.ts';
import { fax, phone } from './phone.ts';

export const contact: readonly Detector[] = [email, phone, fax];
