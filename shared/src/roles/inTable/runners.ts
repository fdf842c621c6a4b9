/** Results of races: classes like `M40` and `WSen` reveal sex and age, and times from the start are results, no times of day. */
import { oneOf } from '../byLexicon.ts';
import { Confidence } from '../detector.ts';
import { detectors } from '../detectors/index.ts';
import { longestPhrase, phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { once } from '../once.ts';
import type { ColumnForm } from '../sample.ts';
import { fold, valuesOf } from '../words/index.ts';
import { peopleSigns } from './peopleSigns.ts';
import { mayMeanMore, rejudged } from './rejudged.ts';

const ofRaces = phrasesOf({
  en: 'bib, bib number, race number, gun time, chip time, net time, finish time, split, lap, finisher, runner, athlete, swim, bike, run, heat, overall place, gender place, pace',
  de: 'Startnummer, Stnr, Startnr, Nettozeit, Bruttozeit, Zielzeit, Läufer, Läuferin, Altersklasse, Platz AK',
  fr: 'dossard, temps officiel, temps réel, coureur, temps net',
  es: 'dorsal, tiempo oficial, tiempo neto, corredor, atleta',
  it: 'pettorale, tempo ufficiale, real time, atleta, pett',
  pt: 'número de peito, dorsal, tempo líquido, tempo bruto, atleta',
  nl: 'startnummer, netto tijd, bruto tijd, loper',
  pl: 'nr startowy, numer startowy, czas netto, czas brutto, zawodnik',
  sv: 'startnr, nettotid, bruttotid, löpare',
  cs: 'startovní číslo, st číslo, čistý čas, závodník',
  ru: 'стартовый номер, нагрудный номер, чистое время, участник',
  tr: 'göğüs no, net süre, koşucu, sporcu',
  ja: 'ゼッケン, ナンバーカード, ネットタイム, グロスタイム, 選手',
  zh: '参赛号, 号码布, 净成绩, 枪声成绩, 选手',
  ko: '배번, 넷타임, 참가번호, 선수',
});

/** Staff and rooms have codes like these too. */
const classes = phrasesOf(`
  cat, category, class, age class, division, div, AK, Kat, Klasse, Kategorie, Wertungsklasse, catégorie, categoría,
  categoria, categorie, kategoria, klass, kategorie, категория, группа, kategori, 部門, 種目, 组别, 부문, 종목
`);

/** `M40`, `W-U20`, `FSen`, `MJB`, `Ж35`, `H21E`. */
const ageClass =
  /^(?:[MWFHDKVSЖМ]|[MW]J|F[CSV]|H[CSV]|SE|V\d)[ -]?(?:U ?\d{2}|[UJKM]?\d{1,2}(?:[-–]\d{2})?[A-Z+]?|Sen\w*|Jun\w*|Vet\w*|HK|Elite|Open|Master\w*|J[AB])$/iu;
/** `Cadet`, `Minime`, `F-Jugend`. */
const named = once(() => oneOf(valuesOf.sportAges));
const FEWEST_CLASSES = 3;
const LEAST_SHARE = 0.7;

const age = detectors.find(({ id }) => id === 'age');

export function runners(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const isRace = columns.some(({ header }) => longestPhrase(header, ofRaces) !== undefined);
  const isOfPeople = isRace || peopleSigns(roles) > 0;
  const mayBeClass = (column: ColumnForm) => isRace || wholePhrase(column.header, classes) !== undefined;
  return roles.map((role, i) => {
    if (isRace && role.detector?.id === 'time-of-day') return asResult(role);
    if (!isOfPeople || !mayMeanMore(role) || !mayBeClass(columns[i]) || !areAgeClasses(columns[i])) return role;
    return (age && rejudged(columns[i], age, 'age group')) ?? role;
  });
}

function asResult(role: ColumnRole): ColumnRole {
  return {
    ...role,
    role: 'insensitive',
    inferred: 'insensitive',
    detector: undefined,
    confidence: Confidence.weakHeader,
  };
}

function areAgeClasses({ probe, distinct, numbers }: ColumnForm): boolean {
  if (numbers || distinct < FEWEST_CLASSES) return false;
  const isNamed = named();
  return probe.filter((value) => ageClass.test(value) || isNamed(fold(value))).length >= LEAST_SHARE * probe.length;
}
