/** Random characters for made-up values. */
import { type Random, randomBelow } from '../../random/index.ts';

export const DIGITS = '0123456789';
export const HEX = '0123456789abcdef';
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const ALPHANUMERIC = `${DIGITS}${LETTERS}${LETTERS.toLowerCase()}`;

export function randomText(random: Random, characters: string, length: number): string {
  return Array.from({ length }, () => characters[randomBelow(random, characters.length)]).join('');
}
