/** The drawn values and their effect on people, as text and as JSON. */
import { formatCount, formatCountOf, formatProbability, formatShare } from '@quasi/shared/explain';
import { noiseText, sampleText } from '../../protectText.ts';
import { manyNames } from '../manyNames.ts';
import { shownSource, shownTarget } from '../paths.ts';
import type { Protected } from './protectFile.ts';

export function reportOf(path: string, copies: readonly string[], made: Protected): string {
  const to = copies.map(shownTarget);
  const { titles, noise, sample, parts, answered, treatments } = made;
  const blocks = [
    [`${shownSource(path)} → ${to.join(', ')} (${formatCountOf(made.rows, 'row', 'rows')})`],
    noise ? [...titles, sentence(noiseText(noise, treatments))] : [],
    sample
      ? [
          `A random sample of ${formatCountOf(sample.drawn, 'row', 'rows')} of ${formatCount(sample.rows)}`,
          sentence(sampleText(sample)),
        ]
      : [],
    parts.map((part, i) => `${to[i]}: ${partText(part)}`),
    answered.length > 0 ? declaration(answered, copies) : [],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${line}\n`).join(''))
    .join('\n');
}

function sentence(text: string): string {
  return text === '' ? '' : `  ${text}`;
}

function partText({ names, isNoised, risk, rows }: Protected['parts'][number]): string {
  const columns = manyNames(names);
  if (isNoised) return `${columns}; noised, so that no class of it is anybody's`;
  if (!risk) return `${columns}; no column of it is one that rows are compared on`;
  const alone = formatShare(risk.uniqueRows / rows);
  return `${columns}; alone ${alone}, k ${formatCount(risk.k)}, ORR ${formatProbability(risk.orr)}`;
}

/** Without it the copy would be taken for a file whose rows are people's. */
function declaration(answered: Protected['answered'], copies: readonly string[]): string[] {
  const columns = answered.map(({ name, epsilon }) => `${JSON.stringify(name)}: { "epsilon": ${epsilon} }`);
  const globs = copies.map((copy) => JSON.stringify(copy.slice(copy.lastIndexOf('/') + 1)));
  const lines = globs.map((glob) => `  { "glob": ${glob}, "columns": { ${columns.join(', ')} } }`);
  const lacking = answered.filter(({ lacksAnswers }) => lacksAnswers).map(({ name }) => name);
  return [
    'Say so under "files" in quasi.json, so that no row is taken for a person\'s:',
    ...lines,
    ...(lacking.length > 0
      ? [`List under "categories" what ${manyNames(lacking)} could be answered with: not all of it occurs.`]
      : []),
  ];
}

/** Absent is what was not asked for. */
export function numbersOf(copies: readonly string[], made: Protected): unknown {
  const { answered, noise, sample, parts, rows, scales } = made;
  return {
    files: copies,
    rows,
    epsilon: answered.length > 0 ? noise?.epsilon : undefined,
    epsilons:
      answered.length > 0 ? Object.fromEntries(answered.map(({ name, epsilon }) => [name, epsilon])) : undefined,
    noise: scales.length > 0 ? Object.fromEntries(scales) : undefined,
    people: noise?.alone?.people,
    before: noise?.alone && { aloneShare: noise.alone.before },
    after: noise?.alone && { aloneShare: noise.alone.after ?? null },
    truth: noise?.truth,
    sample: sample && {
      drawn: sample.drawn,
      rate: sample.rate,
      population: sample.population,
      orr: sample.orr,
      dis: sample.match,
      aloneInPopulation: sample.aloneInPopulation,
    },
    parts:
      parts.length > 0
        ? parts.map(({ names, isNoised, risk: ofPart, rows: all }) => {
            const risk = isNoised ? undefined : ofPart;
            return { columns: names, k: risk?.k, uniqueShare: risk && risk.uniqueRows / all, orr: risk?.orr };
          })
        : undefined,
  };
}
