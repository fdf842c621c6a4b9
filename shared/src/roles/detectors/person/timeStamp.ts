/** Dates with a time of day, and seconds or milliseconds since 1970 where the header says so. */
import { byDate } from '../../byDate.ts';
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { inTurn } from '../../inTurn.ts';
import { isNumberWithin } from '../../looks.ts';
import { events, wordsIn } from '../../words/index.ts';

const head: DetectorHead = {
  id: 'time-stamp',
  label: 'dates with a time',
  kind: 'date',
  role: 'quasi-identifier',
  safeHarbor: 'C',
};

const header = wordsIn(events.timeStamps);

/** 1990 and 2100, in seconds. */
const EARLIEST = 631_152_000;
const LATEST = 4_102_444_800;

const written = byDate({ ...head, header, isTelling: true, fits: ({ precision }) => precision === 'time' });

const counted = byHeader({
  ...head,
  header,
  fits: (column) =>
    column.numbers?.areWhole === true &&
    (isNumberWithin(column, EARLIEST, LATEST) || isNumberWithin(column, EARLIEST * 1000, LATEST * 1000)),
});

export const timeStamp = inTurn(written, counted);
