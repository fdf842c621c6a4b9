/** The area under the ROC curve by mid-ranks: the chance that a positive scores above a negative, ties counting half. */

const rowsPerSlice = 65536;

const sortedAtOnce = 4096;

/**
 * `truths[i]` is not 0 where i is a positive. Undefined when there are no positives or no negatives. Yields how many
 * numbers were sorted and merged so far.
 */
export function* areaUnderCurveSteps(scores: Float64Array, truths: Uint8Array): Generator<number, number | undefined> {
  let positiveCount = 0;
  for (let i = 0; i < truths.length; i++) {
    if (truths[i] !== 0) positiveCount++;
    if (i % rowsPerSlice === 0) yield 0;
  }
  const negativeCount = truths.length - positiveCount;
  if (positiveCount === 0 || negativeCount === 0) return undefined;

  const positives = new Float64Array(positiveCount);
  const negatives = new Float64Array(negativeCount);
  let p = 0;
  let n = 0;
  for (let i = 0; i < truths.length; i++) {
    if (truths[i] !== 0) positives[p++] = scores[i];
    else negatives[n++] = scores[i];
    if (i % rowsPerSlice === 0) yield 0;
  }
  const sortedPositives = yield* sorted(positives);
  const sortedNegatives = yield* sorted(negatives);

  // Twice the pairs won, so that halves stay whole; below 2^53 for up to 9e7 rows.
  let won = 0;
  let below = 0;
  let upTo = 0;
  for (let i = 0; i < positiveCount; i++) {
    const score = sortedPositives[i];
    while (below < negativeCount && sortedNegatives[below] < score) below++;
    if (upTo < below) upTo = below;
    while (upTo < negativeCount && sortedNegatives[upTo] === score) upTo++;
    won += below + upTo;
    if (i % rowsPerSlice === 0) yield i;
  }
  return won / (2 * positiveCount * negativeCount);
}

/** The numbers in ascending order, by merging sorted runs; may use the memory it was given. */
function* sorted(numbers: Float64Array): Generator<number, Float64Array> {
  const length = numbers.length;
  for (let from = 0; from < length; from += sortedAtOnce) {
    numbers.subarray(from, Math.min(length, from + sortedAtOnce)).sort();
    yield from;
  }
  let source = numbers;
  let target: Float64Array = new Float64Array(length > sortedAtOnce ? length : 0);
  for (let run = sortedAtOnce; run < length; run *= 2) {
    for (let from = 0; from < length; from += 2 * run) {
      const middle = Math.min(length, from + run);
      const end = Math.min(length, from + 2 * run);
      let left = from;
      let right = middle;
      for (let to = from; to < end; to++) {
        target[to] =
          right >= end || (left < middle && source[left] <= source[right]) ? source[left++] : source[right++];
        if (to % rowsPerSlice === 0) yield to;
      }
    }
    const emptied = source;
    source = target;
    target = emptied;
  }
  return source;
}
