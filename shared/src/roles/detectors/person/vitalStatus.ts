/** Whether people are still alive, which others know of them. */
import { byHeader } from '../../byHeader.ts';
import { aloneOf } from '../../header.ts';
import { isGroup } from '../../looks.ts';
import { events, surveys } from '../../words/index.ts';

const MOST_STATES = 6;
/** More numbers than these are counts. */
const MOST_CODES = 3;

export const vitalStatus = byHeader({
  id: 'vital-status',
  label: 'whether people are alive',
  kind: 'category',
  role: 'quasi-identifier',
  header: [events.vitalStatus, aloneOf(surveys.vitalStatus)],
  not: 'cause, rate, risk, count, number, days, months, time, star, sibling, mother, father, score',
  fits: (column) => isGroup(column) && column.distinct <= (column.numbers ? MOST_CODES : MOST_STATES),
});
