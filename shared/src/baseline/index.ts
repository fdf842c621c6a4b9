/** A ratchet of numbers: what a file was like when somebody accepted it, and what is worse now. */
export { type Baseline, baselineText, readBaseline, shelfOf } from './file.ts';
export { againstBaseline } from './holdBack.ts';
export { columnNamer, type Numbers, numbersOf } from './numbers.ts';
export { tightened, worseThan } from './worse.ts';
