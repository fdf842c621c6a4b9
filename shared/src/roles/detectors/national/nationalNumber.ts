/** Numbers that a state gives to each person: what one country says of its own, made into a detector. */
import { byForm, type FormDetector } from '../../byForm.ts';
import type { Detector } from '../../detector.ts';

export type NationalNumber = Pick<
  FormDetector,
  'id' | 'label' | 'safeHarbor' | 'header' | 'not' | 'proof' | 'check' | 'fits' | 'provenBy'
> & {
  /** As people write it, with and without what parts its groups. Runs in linear time. */
  readonly form: RegExp;
  /** What the form cannot say. */
  readonly isPossible?: (value: string) => boolean;
};

export function nationalNumber({ form, isPossible = () => true, ...number }: NationalNumber): Detector {
  return byForm({
    kind: 'code',
    role: 'identifier',
    safeHarbor: 'R',
    ...number,
    matches: (value) => form.test(value) && isPossible(value),
  });
}

/** What `stdnum` says of a number. It expects capitals. */
export function accepted(validate: (value: string) => { readonly isValid: boolean }): (value: string) => boolean {
  return (value) => validate(value.toUpperCase()).isValid;
}

/** Parts of patterns: a month and a day of two digits. */
export const month = '(?:0[1-9]|1[0-2])';
export const day = '(?:0[1-9]|[12]\\d|3[01])';
