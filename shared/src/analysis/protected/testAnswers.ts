/** Files of randomised response for tests: people whose columns depend on each other, and what they answer. */
import { channelOf, randomisedResponse } from '../../measures/protected/index.ts';
import { randomBelow, seededRandom } from '../../random/index.ts';
import { drain } from '../progress.ts';

/** Values of four columns; the second follows the first but for a few. */
export function peopleOf(count: number): string[][] {
  const random = seededRandom(11);
  return Array.from({ length: count }, () => {
    const place = randomBelow(random, 6);
    const work = random() < 0.8 ? place : randomBelow(random, 6);
    return [`p${place}`, `w${work}`, `s${randomBelow(random, 2)}`, `g${Math.floor(9 * random() * random())}`];
  });
}

export const columnNames = ['place', 'work', 'sex', 'group'];

/** Lines of a file of their answers with this ε a column; ∞: of the truth. */
export function answersOf(people: readonly (readonly string[])[], epsilon: number): string[] {
  const random = seededRandom(5);
  const columns = columnNames.map((_, i) => {
    const values = [...new Set(people.map((person) => person[i]))].sort();
    const codes = Uint32Array.from(people, (person) => values.indexOf(person[i]));
    const reports = drain(randomisedResponse(codes, channelOf(epsilon, values.length), random));
    return Array.from(reports, (report) => values[report]);
  });
  return [columnNames.join(), ...people.map((_, row) => columns.map((column) => column[row]).join())];
}
