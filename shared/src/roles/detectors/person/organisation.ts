/** Where in an organisation people belong: department, school and class, clinic and ward, site. */
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { aloneOf, longestPhrase, phrasesOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { isGroup } from '../../looks.ts';
import type { ColumnSample } from '../../sample.ts';
import { figures, further, surveys, works } from '../../words/index.ts';

const head: DetectorHead = {
  id: 'organisation',
  label: 'departments, schools and sites',
  kind: 'category',
  role: 'quasi-identifier',
};

const not = [
  figures,
  `
    surface, sqm, sqft, lot, km, ha, direction, type, vat, domain, website, revenue, fiscal, industry, start, end,
    closed, status, support, absences, absence, grades, distance, travel, gene, weather, insurance, tax, hours, time
  `,
];

/** Numbers only where the header speaks of a code, or of nothing else: `NumStorePurchases` counts. */
function isPlaceInOrganisation(column: ColumnSample): boolean {
  if (!isGroup(column)) return false;
  return !column.numbers || column.header.words.length === 1 || longestPhrase(column.header, codes) !== undefined;
}

const codes = phrasesOf('id, code, nr, no, number, cod, kod, siteid, schoolid, deptid');

const named = byHeader({
  ...head,
  header: [works.department, aloneOf(surveys.organisation, further.organisation)],
  not,
  fits: isPlaceInOrganisation,
});

/** `7b`, `10 A`, `IIIc`, `3º B`, `三年二班`, `Grade 4`: the classes of a school, whatever else a class may be. */
const classOfSchool =
  /^(?:(?:grade|class|year|form|klasse|kl|klas|g)[ .-]{0,2})?(?:\d{1,2}|[IVX]{1,4}) ?[-/.º°ªª]{0,2} ?[A-Za-zА-Яа-я]?[1-3]?$|[年班組级級반]/iu;
const hasLetter = /\p{L}/u;

const classes = byForm({
  ...head,
  header: [works.schoolClass, works.department],
  // `IIIB` is how far a tumour has come.
  not: [figures, 'blood, stage, stadium, stade'],
  proof: 'header',
  matches: (value) => value.length <= 16 && hasLetter.test(value) && classOfSchool.test(value),
});

export const organisation = inTurn(named, classes);

/** Fewer are grades of an outcome. */
const FEWEST_CLASSES = 4;

/** In a table about a school, where the words for a class can mean nothing else. */
export const schoolClass = byHeader({
  ...head,
  header: works.schoolClass,
  not: figures,
  fits: (column) => isGroup(column) && column.distinct >= FEWEST_CLASSES,
});
