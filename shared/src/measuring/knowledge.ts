/**
 * `knowledge`: what somebody finds who knows some of the quasi-identifiers of a person, by how many they are, among fewer than k people.
 * Where sets of columns were cut short, a number that is not known has its bounds instead.
 */
import { type KnowledgeQuestion, type KnownSize, knowledgeOf } from '../analysis/index.ts';
import { revealOf } from '../config/index.ts';
import type { Range } from '../measures/knowledge/index.ts';
import { type Measured, rowsMeasured } from './measured.ts';
import { codesOf, namesOf } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

/** Absent where a missing cell matches anything: then rows form no classes that could be divided. */
export const knowledge: Part = function* (measured) {
  const { k } = measured.facts.settings;
  const question = knowledgeQuestionOf(measured);
  const found = question && (yield* knowledgeOf(question));
  return (
    found && {
      k,
      people: found.people,
      columns: found.columns,
      searched: found.searched < found.columns ? found.searched : undefined,
      complete: found.isComplete,
      share: found.share,
      kAnonymity: found.kAnonymity,
      sizes: found.sizes.map((size) => numbersAt(measured, size)),
    }
  );
};

/** Undefined where there are no classes that could be divided. */
export function knowledgeQuestionOf(measured: Measured): KnowledgeQuestion | undefined {
  const { facts, request, table } = measured;
  const { settings, roles, quasiIdentifiers } = facts;
  if (quasiIdentifiers.length === 0 || request.missing === 'wildcard') return undefined;
  const reveal = quasiIdentifiers.map((column) => {
    const { name } = table.columns[column];
    return request.reveal.get(name) ?? revealOf(settings, name, roles[column].kind);
  });
  const { classes, people } = rowsMeasured(measured);
  const codes = codesOf(measured, quasiIdentifiers, request.missing === 'distinct');
  const { seed, budget } = request;
  return { codes, classes, people, k: settings.k, reveal, seed, budget };
}

function numbersAt({ table, facts }: Measured, size: KnownSize): Numbers {
  const { known, mean, worst, worstColumns, any, kAnonymity } = size;
  const isDrawn = mean?.drawn !== undefined;
  return {
    known,
    mean: mean?.value,
    meanLow: isDrawn ? mean.low : undefined,
    meanHigh: isDrawn ? mean.high : undefined,
    meanDrawn: mean?.drawn,
    ...numberOf('worst', worst),
    worstColumns: namesOf(
      table,
      worstColumns.map((place) => facts.quasiIdentifiers[place]),
    ),
    ...numberOf('any', any),
    ...numberOf('kAnonymity', kAnonymity),
  };
}

/** Its value, else its bounds. */
function numberOf(name: string, { low, high }: Range): Numbers {
  return low === high ? { [name]: low } : { [`${name}Low`]: low, [`${name}High`]: high };
}
