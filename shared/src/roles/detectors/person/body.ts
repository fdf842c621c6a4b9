/** The visible body: height and weight, hair and eyes. Quasi-identifiers, because everyone who knows the person sees them. */
import { byHeader } from '../../byHeader.ts';
import { aloneOf } from '../../header.ts';
import { isGroup, isNumberWithin } from '../../looks.ts';
import type { ColumnSample } from '../../sample.ts';
import { bodies, further, notPeople, surveys } from '../../words/index.ts';

/** Up to the tallest and the heaviest person known, in millimetres and grams at most. */
const LARGEST = 650_000;

const LEAST_WRITTEN = 0.7;

const not = [notPeople, 'class, ratio, for age, loss, gain, change, percent, target, score'];

export const body = byHeader({
  id: 'body',
  label: 'heights and weights of people',
  kind: 'number',
  role: 'quasi-identifier',
  header: [bodies.bodySize, aloneOf(surveys.body, further.body)],
  not,
  fits: (column) => (column.numbers ? isNumberWithin(column, 0, LARGEST) : areWritten(column)),
});

/** `170 cm`, `5'7"`: most begin with a number and go on with little else. */
function areWritten({ probe, dates }: ColumnSample): boolean {
  const sizes = probe.filter((value) => value.length <= 14 && /^\d{1,3}(?:\D|$)/.test(value));
  return !dates && sizes.length >= LEAST_WRITTEN * probe.length;
}

export const looks = byHeader({
  id: 'looks',
  label: 'what people look like',
  kind: 'category',
  role: 'quasi-identifier',
  header: bodies.looks,
  not: [not, 'test, grip, strength, luggage, bag, treatment, care, second'],
  fits: (column) => isGroup(column) && column.distinct <= (column.numbers ? 8 : 60),
});
