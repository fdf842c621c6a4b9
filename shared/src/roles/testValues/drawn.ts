/** Made-up numbers with right check digits: a body is drawn, and endings are tried until the check passes. */
import { type Random, randomBelow } from '../../random/index.ts';

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `9` stands for any digit, `A` for any letter, `1` for a digit other than 0; all else for itself. */
export function drawn(pattern: string, random: Random): string {
  return pattern.replace(/[9A1]/g, (place) => {
    if (place === 'A') return letters[randomBelow(random, 26)];
    return place === '9' ? digits[randomBelow(random, 10)] : digits[1 + randomBelow(random, 9)];
  });
}

export function oneOf<T>(items: readonly T[], random: Random): T {
  return items[randomBelow(random, items.length)];
}

export function twoDigits(from: number, to: number, random: Random): string {
  return String(from + randomBelow(random, to - from + 1)).padStart(2, '0');
}

/** The first of the bodies drawn that has an ending with which it passes. */
export function completed(draw: () => string, endings: readonly string[], passes: (value: string) => boolean): string {
  for (;;) {
    const body = draw();
    const ending = endings.find((end) => passes(body + end));
    if (ending !== undefined) return body + ending;
  }
}

export const oneDigit: readonly string[] = [...digits];
export const oneLetter: readonly string[] = [...letters];
export const upTo99: readonly string[] = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));

/** `text` with `separator` before each of the places. */
export function parted(text: string, separator: string, ...places: readonly number[]): string {
  return [...text].map((character, i) => (places.includes(i) ? separator + character : character)).join('');
}
