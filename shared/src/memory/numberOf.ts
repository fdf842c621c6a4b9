/** Tells objects apart where a text is needed: each has a number of its own, as long as the process runs. */

const numbers = new WeakMap<object, number>();
let last = 0;

export function numberOf(object: object): number {
  const number = numbers.get(object) ?? ++last;
  numbers.set(object, number);
  return number;
}
