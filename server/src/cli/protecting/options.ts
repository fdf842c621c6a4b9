/** The options of `quasi anonymize` that draw at random instead of reaching k, and what they ask for. */
import { copyOptionsOf } from '../anonymizing/copying.ts';
import type { Arguments } from '../arguments.ts';
import type { Options } from '../command.ts';
import { UsageProblem } from '../problems.ts';

export const protectOptions: Options = {
  '--randomise COLUMN=E,…':
    'replace these by answers of randomised response with this ε each; of many numbers by ranges',
  '--noise COLUMN=SHARE,…': 'add Laplace noise, its scale this share of the standard deviation',
  '--sample SHARE': 'write a random sample of the rows, above 0 and below 1',
  '--split A,B/C,D': 'write these columns as unlinked files OUT.part1, OUT.part2 …',
};

/** What belongs to reaching k, which is another step. */
const ofReachingK = [
  'k',
  'suppress',
  'levels',
  'dry-run',
  'hierarchy',
  'loss',
  'recipe',
  'remove',
  'pseudonymize',
  'redact',
  'details',
];

/** The names of these options. */
export const drawing = ['randomise', 'noise', 'sample', 'split'];

export type ProtectRequest = ReturnType<typeof protectRequestOf>;

/** `epsilons` and `scales`: column → ε, or scale as a share of its standard deviation; no groups where nothing is split, no seed where draws are to be secret. */
export function protectRequestOf(args: Arguments) {
  const other = ofReachingK.find((option) => args.has(option));
  if (other !== undefined) {
    throw new UsageProblem(
      `--${other} belongs to reaching k, which is a step of its own: run it on what --randomise, --noise, --sample and --split write, or before them.`,
    );
  }
  args.requireOne('anonymize');
  const groups = groupsIn(args);
  if (groups.length > 0 && args.text('output') === '-') {
    throw new UsageProblem('--split writes several files; name them with -o OUT.');
  }
  const epsilons = numbersOf(args, 'randomise', 'an ε above 0');
  const scales = numbersOf(args, 'noise', 'a share above 0');
  const both = [...epsilons.keys()].find((name) => scales.has(name));
  if (both !== undefined) throw new UsageProblem('A column takes either --randomise or --noise.');
  const sample = args.number('sample', (share) => share > 0 && share < 1, 'a share above 0 and below 1');
  return { epsilons, scales, sample, groups, seed: args.wholeNumber('seed') };
}

/** The part that `-o` names for each group: `out.csv` → `out.part1.csv`. */
function partPlace(out: string, part: number): string {
  const dot = out.lastIndexOf('.');
  const hasEnding = dot > out.lastIndexOf('/') + 1;
  return hasEnding ? `${out.slice(0, dot)}.part${part}${out.slice(dot)}` : `${out}.part${part}`;
}

/** Where all that is written goes. */
export function copiesOf(args: Arguments, { groups }: ProtectRequest) {
  const options = copyOptionsOf(args, 'anonymize', args.operands[0]);
  const copies = groups.length > 0 ? groups.map((_, i) => partPlace(options.copy, i + 1)) : [options.copy];
  return { options, copies };
}

/** `sex=1,job=2`: a name may hold the sign itself. */
function numbersOf(args: Arguments, option: string, needed: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const part of args.list(option) ?? []) {
    const sign = part.lastIndexOf('=');
    const [name, text] = [part.slice(0, Math.max(0, sign)), part.slice(sign + 1)];
    const number = text.trim() === '' ? Number.NaN : Number(text);
    if (sign < 1 || !Number.isFinite(number) || number <= 0)
      throw new UsageProblem(
        `--${option} needs COLUMN=NUMBER with ${needed}, such as ${option === 'noise' ? 'income=0.1' : 'sex=1'}.`,
      );
    if (numbers.has(name)) throw new UsageProblem(`--${option} names a column twice.`);
    numbers.set(name, number);
  }
  return numbers;
}

/** `a,b/c,d`: a part with a comma or a slash stands in double quotes. */
function groupsIn(args: Arguments): string[][] {
  const text = args.text('split');
  if (text === undefined) return [];
  const groups: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,/"]*))([,/]|$)/g)) {
    const name = quoted?.replaceAll('""', '"') ?? (plain as string).trim();
    if (name !== '') groups.at(-1)?.push(name);
    if (end === '/') groups.push([]);
    if (end === '') break;
  }
  if (groups.length < 2 || groups.some((group) => group.length === 0)) {
    throw new UsageProblem('--split needs at least two groups of columns, such as age,sex/diagnosis.');
  }
  const names = groups.flat();
  if (new Set(names).size < names.length) {
    throw new UsageProblem('--split names a column twice: a column in two parts would link them.');
  }
  return groups;
}
