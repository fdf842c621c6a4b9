/** Shares of people: `white` or `divorced` above 58.8 is said of a county, where somebody is or is not. */
import { readHeader } from '../../roles/index.ts';
import { wordsIn } from '../../words/index.ts';
import { Things } from '../families.ts';
import { foundIn } from '../lexicon.ts';
import { hasDecimals, isAbout, isDetectedAs, isNumeric, type Seen } from '../seen.ts';
import { lexicon, type Topic } from '../topics.ts';
import type { Sign } from '../unit.ts';

/** Codes have few values. */
const FEWEST_VALUES = 10;
const SEVERAL = 2;
const ofSomebody = new Set([
  'race',
  'ethnicity',
  'religion',
  'marital-status',
  'sex',
  'nationality',
  'country-flag',
  'benefits',
]);
/** What one is or is not. */
const kinds = new Set(
  wordsIn(
    'white, black, nonwhite, minority, hispanic, asian, catholic, protestant, muslim, urban, rural, urb, poor, poverty, elderly, aged, foreign, foreign born, immigrant, immigrants, college, highschool, hsgrad, bachelor, illiterate, unemp, unemployed, homeowner, single, divorced, married, Ausländer, katholisch, evangelisch, arbeitslos, ledig, étrangers, catholiques, chômeurs, ouvriers, cadres, retraités, extranjeros, parados, rurales, stranieri, anziani, laureati, negros, brancos, pardos, idosos, allochtonen, ouderen, bezrobotni, cudzoziemcy, utrikes födda, arbetslösa, cizinci, nezaměstnaní, безработные, işsiz, yaşlı, 高齢者, 老年人, 고령자',
  ).map((words) => readHeader(words).whole),
);
const share = /^(?:pct|perc|per|prop|prc|frac|pr)[ ._-]?(?=\p{L}{4})|(?:pct|perc|rate|rt|prop)$/iu;
const lives: ReadonlySet<Topic> = new Set<Topic>([
  'origin',
  'oneSex',
  'sex',
  'civil',
  'schooling',
  'work',
  'headcount',
  'age',
]);

/** `PERBLACK`, `pctmin`: a share by its name, of what people are. */
function isNamedShare(name: string): boolean {
  const rest = name.replace(share, '');
  if (rest === name) return false;
  const header = readHeader(rest);
  return kinds.has(header.whole) || foundIn(header, lexicon()).some(({ topic }) => lives.has(topic));
}

export function sharesOfPeople(columns: readonly Seen[]): Sign | undefined {
  const members = columns.filter((column) => {
    const { numbers, distinct, header } = column.form;
    if (!isNumeric(column) || !numbers || !hasDecimals(column) || numbers.least < 0 || numbers.largest > 100)
      return false;
    if (distinct < FEWEST_VALUES) return false;
    return (
      isAbout(column, 'origin', 'oneSex', 'civil', 'headcount') ||
      kinds.has(header.whole) ||
      isDetectedAs(column, ofSomebody) ||
      isNamedShare(header.name)
    );
  });
  if (members.length === 0) return undefined;
  const weight = members.length >= SEVERAL ? 2.5 : 1.5;
  return { what: Things.shares, speaksFor: 'things', weight, columns: members.map(({ index }) => index) };
}
