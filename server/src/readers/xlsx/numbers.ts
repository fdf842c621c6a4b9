/** Numbers in cells as texts: days since 1900 or 1904 become dates, and other numbers what they are in every format. */
import { dateText, momentOf, numberText, timestampText, timeText } from '../valueText.ts';
import type { Meaning } from './numberFormat.ts';

/** The day 0 of both systems, in days since 1970. */
const FIRST_OF_1900 = -25_569;
const FIRST_OF_1904 = -24_107;
/** The day that 1900 did not have, and that spreadsheets count. */
const NO_DAY = 60;
/** After the last of 9999 spreadsheets show no date. */
const MOST_DAYS = 2_958_466;

const MS_A_DAY = 86_400_000;
const wholeNumber = /^-?\d+$/;

/** `written`: as it stands in the file. */
export function textOfNumber(written: string, meaning: Meaning, is1904: boolean): string {
  const value = Number(written);
  if (!Number.isFinite(value) || written === '') return written;
  // With more digits than a number of 64 bits has, as other programs than Excel write them.
  if (meaning === 'number')
    return wholeNumber.test(written) && !Number.isSafeInteger(value) ? written : numberText(value);
  if (typeof meaning === 'object') {
    return Number.isSafeInteger(value) && value >= 0 ? String(value).padStart(meaning.digits, '0') : numberText(value);
  }
  const milliseconds = Math.round(value * MS_A_DAY);
  if (milliseconds < 0 || value >= MOST_DAYS) return numberText(value);
  if (meaning === 'duration' || (meaning === 'time' && value < 1)) return timeText(momentOf(milliseconds, 1e3));
  const days = Math.floor(milliseconds / MS_A_DAY);
  const rest = milliseconds % MS_A_DAY;
  if (days === 0 && !is1904) return rest === 0 ? numberText(value) : timeText(momentOf(rest, 1e3));
  if (days === NO_DAY && !is1904) return '1900-02-29';
  const day = days + (is1904 ? FIRST_OF_1904 : FIRST_OF_1900 + (days < NO_DAY ? 1 : 0));
  // Some built-in formats show a time in one country and a date in another.
  if (meaning !== 'instant' && rest === 0) return dateText(day);
  return timestampText(momentOf(day * MS_A_DAY + rest, 1e3), '');
}

/** A date as strict files write it, without the midnight that belongs to no date. */
export function textOfIsoDate(written: string, meaning: Meaning): string {
  if (meaning === 'date') return written.replace(/T00:00(:00(\.0+)?)?Z?$/, '');
  return written.replace(/\.0+(?=Z?$)/, '');
}
