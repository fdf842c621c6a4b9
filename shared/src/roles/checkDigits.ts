/** Check digits that more than one sort of number has. */

/** Whether the digits, each second one from the right doubled, add up to a multiple of ten (ISO/IEC 7812). */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 0 ? digit : 2 * digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The digits, from the left, each times its weight; those without a weight do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * (digits.charCodeAt(i) - 48), 0);
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
