/** Where people come from and what they are taken for: race, ethnic group, nationality, language, country of birth. */
import { byHeader } from '../../byHeader.ts';
import { isCategory } from '../../looks.ts';

export const race = byHeader({
  id: 'race',
  label: 'races',
  kind: 'category',
  role: 'quasi-identifier',
  header: ['race code', 'race', 'races', 'racial', 'raza', '人種', '人种', '种族', '種族'],
  not: [
    'name',
    'id',
    'date',
    'time',
    'distance',
    'track',
    'result',
    'lap',
    'position',
    'season',
    'round',
    'winner',
    'horse',
    'bib',
  ],
  fits: (column) => isCategory(column) && column.distinct <= 100,
});

export const ethnicity = byHeader({
  id: 'ethnicity',
  label: 'ethnic groups',
  kind: 'category',
  role: 'quasi-identifier',
  header: [
    'ethn',

    'ethnicity',
    'ethnic',
    'ethnic group',
    'ethnic origin',
    'hispanic',
    'tribe',
    'caste',
    'indigenous',
    'Ethnie',
    'ethnische Herkunft',
    'Migrationshintergrund',
    'origine ethnique',
    'etnia',
    'etnicidad',
    'origen étnico',
    '民族',
    '族裔',
    '族群',
  ],
  fits: isCategory,
});

export const nationality = byHeader({
  id: 'nationality',
  label: 'nationalities',
  kind: 'category',
  role: 'quasi-identifier',
  header: [
    'nationality',
    'citizenship',
    'citizen',
    'immigration status',
    'Staatsangehörigkeit',
    'Staatsbürgerschaft',
    'Nationalität',
    'nationalité',
    'citoyenneté',
    'nacionalidad',
    'ciudadanía',
    '国籍',
    '國籍',
  ],
  fits: isCategory,
});

export const birthCountry = byHeader({
  id: 'birth-country',
  label: 'countries of birth',
  kind: 'category',
  role: 'quasi-identifier',
  header: [
    'cob',

    'native country',
    'country of birth',
    'birth country',
    'country of origin',
    'country birth',
    'Geburtsland',
    'Herkunftsland',
    'pays de naissance',
    "pays d'origine",
    'país de nacimiento',
    'país de origen',
    '出生国',
    '出身国',
    '出生國家',
    '出生国家',
  ],
  not: ['product', 'goods', 'manufacturer'],
  fits: isCategory,
});

/** Languages that nobody speaks. */
const forMachines = /^(?:python|java(?:script)?|typescript|c\+\+|c#|sql|php|ruby|rust|golang)$/i;

export const language = byHeader({
  id: 'language',
  label: 'languages people speak',
  kind: 'category',
  role: 'quasi-identifier',
  header: [
    'pref lang',
    'preferred lang',
    'spoken lang',
    'primary lang',

    'native language',
    'mother tongue',
    'first language',
    'primary language',
    'preferred language',
    'home language',
    'spoken language',
    'language spoken',
    'Muttersprache',
    'langue maternelle',
    'langue préférée',
    'lengua materna',
    'idioma materno',
    '母語',
    '母语',
  ],
  alone: ['language', 'Sprache', 'langue', 'idioma', '言語', '语言', '語言'],
  fits: (column) =>
    isCategory(column) && column.uniqueShare < 0.5 && !column.probe.some((value) => forMachines.test(value)),
});
