/** Something wrong with how the command was called, in one sentence. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}
