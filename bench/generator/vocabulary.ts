/** The words the generated people are made of: invented places, common categories, phrases of a ward's notes. */
export const races = [
  ['White', 60],
  ['Black', 14],
  ['Asian', 9],
  ['Native', 2],
  ['Other', 15],
] as const;

export const educations = [
  'HS-grad',
  'Some-college',
  'Bachelors',
  'Masters',
  'Assoc-voc',
  'Assoc-acdm',
  '11th',
  '10th',
  '7th-8th',
  'Prof-school',
  '9th',
  '12th',
  'Doctorate',
  '5th-6th',
  '1st-4th',
  'Preschool',
] as const;

/** Two hold a comma, so that they are written in quotes. */
export const occupations = [
  'Craft-repair',
  'Exec-managerial',
  'Adm-clerical',
  'Other-service',
  'Machine-op',
  'Sales',
  'Transport',
  'Prof-specialty',
  'Cleaners',
  'Farming, fishing',
  'Tech-support',
  'Protective-serv',
  'Private-house',
  'Retired, other',
  'Armed-Forces',
] as const;

const cityStems =
  'Ash Birk Cal Dorn Elm Fair Glen Hart Ivel Kess Lind Mar Nor Oak Pell Quin Ros Sel Thorn Ull Var West Yar Zell Bré Köl Łod Ñan Åsk Čer'.split(
    ' ',
  );
const cityEndings = 'ford bury ton ham field wick mouth dale stead by'.split(' ');
const cityAdditions = ['', '', 'Upper ', 'North ', 'Saint ', 'New '];

/** 1,797 names; some with letters beyond ASCII, about one in seventeen with a comma. */
export const cities: readonly string[] = Array.from({ length: 1797 }, (_, index) => {
  const stem = cityStems[index % cityStems.length] as string;
  const ending = cityEndings[Math.floor(index / cityStems.length) % cityEndings.length] as string;
  const round = Math.floor(index / (cityStems.length * cityEndings.length));
  const name = `${cityAdditions[round]}${stem}${ending}`;
  return round === 0 ? name : index % 17 === 3 ? `${name}, East` : round === 1 ? `${name} Bay` : name;
});

export const commonNotes = [
  'follow-up in 6 weeks',
  'no known allergies',
  'stable',
  'seen with an interpreter',
  'patient said "fine", left early',
  'lab pending, call back',
  'ärztlicher Brief folgt',
  'see chart',
] as const;

export const noteOpenings = ['bp', 'hr', 'dose', 'ref', 'visit', 'bed', 'temp', 'spo2'] as const;
export const noteClosings = [
  'stable',
  'review',
  'repeat – ok',
  'sent home',
  'on ward again',
  'diet of the café',
] as const;
