/** Made-up values and realistic headers for the detectors of who a person is. */
import { type Random, randomBelow } from '../../random/index.ts';
import { DIGITS, LETTERS, randomText } from './characters.ts';
import { oneOf } from './drawn.ts';

/** Common ones and, as in life, some that no list has. */
const given = [
  'Maria',
  'James',
  'Sophie',
  'Jürgen',
  'José',
  'Anna',
  'Wei',
  'Fatima',
  'Olga',
  'Pierre',
  'Giulia',
  'Lars',
  'Priya',
  'Kenji',
  'Emily',
  'Michael',
  'Zoé',
  'Ahmed',
  'Ingrid',
  'Carlos',
  'Xanthe',
  'Thelonius',
  'Brunhild',
  'Peregrine',
  'Anne-Marie',
  'Katarzyna',
  'Dmitri',
  'João',
  'Hannah',
  'Lucas',
];
const family = [
  'Müller',
  'Smith',
  'García',
  'Nguyen',
  'Dubois',
  'Rossi',
  'Kowalski',
  'Tanaka',
  'Ivanova',
  'Johansson',
  'Singh',
  'Silva',
  "O'Brien",
  'Schneider',
  'Martínez',
  'Wang',
  'Hansen',
  'Fernández',
  'Jones',
  'Kim',
  'Featherstonehaugh',
  'Quisenberry',
  'Zwickelbauer',
  'Llewelyn-Bowen',
  'Popescu',
  'Yılmaz',
  'Taylor',
  'Weber',
  'Laurent',
  'Novák',
];

const firstName = (random: Random) => oneOf(given, random);
const lastName = (random: Random) => oneOf(family, random);
const twoDigits = (random: Random, most: number) => String(1 + randomBelow(random, most)).padStart(2, '0');

function date(random: Random, firstYear: number, years: number): string {
  return `${firstYear + randomBelow(random, years)}-${twoDigits(random, 12)}-${twoDigits(random, 28)}`;
}

function clock(random: Random): string {
  return `${String(randomBelow(random, 24)).padStart(2, '0')}:${String(randomBelow(random, 60)).padStart(2, '0')}`;
}

const drawnFrom = (values: readonly string[]) => (random: Random) => oneOf(values, random);

export const personValues: Record<string, (random: Random) => string> = {
  'first-name': firstName,
  'last-name': lastName,
  'full-name': (random) =>
    `${firstName(random)} ${random() < 0.2 ? `${oneOf([...LETTERS], random)}. ` : ''}${lastName(random)}`,
  'maiden-name': lastName,
  initials: (random) => `${randomText(random, LETTERS, 1)}.${randomText(random, LETTERS, 1)}.`,
  username: (random) =>
    `${firstName(random)
      .toLowerCase()
      .replace(/[^a-z]/g, '')}${oneOf(['_', '.', ''], random)}${randomText(random, DIGITS, 2)}`,
  title: drawnFrom(['Mr.', 'Mrs.', 'Ms.', 'Dr.', 'Miss', 'Prof.']),
  'date-of-birth': (random) => date(random, 1930, 80),
  'date-of-death': (random) => date(random, 1990, 30),
  'birth-year': (random) => String(1930 + randomBelow(random, 80)),
  'event-date': (random) => date(random, 2015, 10),
  'time-stamp': (random) => `${date(random, 2015, 10)}T${clock(random)}:${twoDigits(random, 59)}Z`,
  'time-of-day': clock,
  age: (random) => String(randomBelow(random, 100)),
  sex: drawnFrom(['male', 'female']),
  race: drawnFrom(['White', 'Black', 'Asian', 'Native', 'Other', 'Two or more']),
  ethnicity: drawnFrom(['Hispanic', 'Non-Hispanic', 'Romani', 'Han', 'Yoruba', 'Kurdish']),
  nationality: drawnFrom(['German', 'French', 'Japanese', 'US', 'Brazilian', 'Indian', 'Nigerian']),
  'birth-country': drawnFrom(['United-States', 'Mexico', 'Germany', 'Philippines', 'India', 'Cuba']),
  language: drawnFrom(['English', 'German', 'Turkish', 'Arabic', 'Polish', 'Spanish']),
  'marital-status': drawnFrom(['Married', 'Single', 'Divorced', 'Widowed', 'Separated']),
  relationship: drawnFrom(['Husband', 'Wife', 'Own-child', 'Unmarried', 'Other-relative']),
  children: (random) => String(randomBelow(random, 6)),
  education: drawnFrom(['Bachelors', 'HS-grad', 'Masters', 'Doctorate', '11th', 'Some-college']),
  occupation: drawnFrom(['Nurse', 'Teacher', 'Carpenter', 'Sales manager', 'Software developer', 'Farmer', 'Clerk']),
  employer: drawnFrom(['Private', 'State-gov', 'Self-employed', 'Acme Ltd', 'City of Leeds', 'Siemens']),
  religion: drawnFrom(['Christian', 'Muslim', 'Hindu', 'Jewish', 'Buddhist', 'Sikh']),
  politics: drawnFrom(['Labour', 'Conservative', 'Greens', 'Republican', 'Democrat', 'none']),
  'union-membership': drawnFrom(['yes', 'no', 'former']),
  'sexual-orientation': drawnFrom(['heterosexual', 'homosexual', 'bisexual', 'not said']),
  body: (random) => (45 + random() * 60).toFixed(1),
};

export const personHeaders: Record<string, readonly string[]> = {
  'first-name': ['FirstName', 'first_name', 'FNAME', 'Vorname', 'prénom', 'given-name'],
  'last-name': ['LastName', 'last_name', 'surname', 'Nachname', 'apellido1', 'nom_de_famille'],
  'full-name': ['customer_name', 'PatientName', 'Full Name', 'employee name', 'nombre completo', '氏名'],
  'maiden-name': ['maiden_name', 'MAIDEN', 'Geburtsname', '旧姓'],
  initials: ['initials', 'patientInitials', 'Initialen'],
  username: ['user_name', 'username', 'loginName', 'Benutzername', '用户名'],
  title: ['title', 'Anrede', 'salutation', 'PREFIX', 'civilité'],
  'date-of-birth': [
    'birth_date',
    'DOB',
    'dateOfBirth',
    'Geburtsdatum',
    'date_naissance',
    'fecha_nacimiento',
    '生年月日',
  ],
  'date-of-death': ['DEATHDATE', 'date_of_death', 'Sterbedatum', 'date_deces'],
  'birth-year': ['birth_year', 'YearOfBirth', 'Geburtsjahr', 'yob', 'año_nacimiento'],
  'event-date': ['admission_date', 'Bestelldatum', 'order date', 'fecha_alta', 'visit', '日期'],
  'time-stamp': ['timestamp', 'created_at', 'eventDateTime', 'Zeitstempel'],
  'time-of-day': ['time', 'Uhrzeit', 'arrival_time', 'hora'],
  age: ['age', 'patient_age', 'Alter', 'edad', 'AgeYears', '年齢'],
  sex: ['sex', 'Gender', 'Geschlecht', 'patient_sex', '性别'],
  race: ['race', 'patientRace', 'RACE1', '人種'],
  ethnicity: ['ethnicity', 'ethnic_group', 'Ethnie', 'etnia'],
  nationality: ['nationality', 'Staatsangehörigkeit', 'citizenship', 'nationalité', '国籍'],
  'birth-country': ['native-country', 'country_of_birth', 'Geburtsland', 'paysDeNaissance'],
  language: ['language', 'mother_tongue', 'preferredLanguage', 'Muttersprache'],
  'marital-status': ['marital-status', 'MaritalStatus', 'Familienstand', 'estado_civil', '婚姻状况'],
  relationship: ['relationship', 'relation_to_head', 'parentesco', '続柄'],
  children: ['children', 'number_of_children', 'Kinderzahl', 'nb_enfants', 'household_size'],
  education: ['education', 'EducationLevel', 'Bildungsabschluss', '学历'],
  occupation: ['occupation', 'job_title', 'Beruf', 'profesión', '職業'],
  employer: ['employer', 'workclass', 'Arbeitgeber', 'EmployerName'],
  religion: ['religion', 'Konfession', 'religious_affiliation', '宗教'],
  politics: ['political_party', 'partyAffiliation', 'Parteizugehörigkeit'],
  'union-membership': ['union_member', 'Gewerkschaft', 'tradeUnion'],
  'sexual-orientation': ['sexual_orientation', 'sexuelle Orientierung', '性取向'],
  body: ['weight_kg', 'bodyWeight', 'Körpergewicht', '体重', 'poids (kg)'],
};
