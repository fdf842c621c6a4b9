/** Words by which a table about health is told, and what stands in one. */
import { phrasesOf } from '../header.ts';

const listed = (words: string): string[] => words.split(', ');

/** What laboratories and wards write for short; elsewhere it may be anything. */
export const abbreviations = new Set(
  [
    'alt, ast, alp, got, gpt, hb, hr, rr, bp, map, temp, na, k, cl, ca, mg, fe, zn, cr, scr, tb, db, tp, alb, ag, sg, al, su, pc',
    'pcc, ba, bu, sc, sod, pot, hemo, pcv, wc, rc, dm, pe, ane, appet, cp, chol, fbs, thal, slope, exang, trig, bili, copper, spiders',
    'protime, t3, t4, crea, urea, gluc, glu, lac, ph, be, o2, co2, hx, fh, mi, pvd, chf, af, icu, los, ops, vas, nodes, meno, grade',
    'stage, node, pgr, er, pr, lvef, ef, qrs, qt, qtc, st, lvh, bun, ptt, k+, sodium, potassium, calcium, magnesium, iron, phosphorus',
    'phosphate, chloride, harnstoff, natrium, kalium, sodio, potasio, calcio, hierro, potássio, cálcio, ferro, sód, potas, wapń',
    'żelazo, натрий, калий, 血钠, 血钾, ナトリウム, カリウム, 나트륨, 칼륨',
  ].flatMap(listed),
);

/** What people are, and what others see of them. */
export const demographic = phrasesOf(
  [
    'id, no, number, date, year, month, day, age, sex, gender, race, ethnic, educ, education, income, site, center, centre, hospital',
    'ward, clinic, state, region, county, city, zip, country, rural, urban, marital, married, work, job, employ, employed, occupation',
    'insurance, payer, weight, wt, height, ht, visit, seq, row, residence, residence type, housing, children, household, family size',
    'religion, language, time, physician, doctor, Alter, Geschlecht, edad, sexo, âge, sexe, età, sesso, idade, leeftijd, wiek, płeć',
    'ålder, kön, věk, pohlaví, возраст, пол, yaş, cinsiyet, 年齢, 性別, 年龄, 性别, 나이, 성별, ward code, unit, cost, price, amount',
  ].flatMap(listed),
);

/** Of a patient, where others are about health too. */
export const state = phrasesOf(
  ['status, state, class, stage, grade, type, Zustand, état, estado, stato, stan, stav, состояние, durum'].flatMap(
    listed,
  ),
);

/** What came of a test, in the column beside its name. */
export const resultsBeside = phrasesOf(
  [
    'value, values, result, results, measurement, reading, val, test value, numeric value, Wert, Messwert, Ergebnis, valeur, résultat',
    'valor, resultado, valore, risultato, waarde, uitslag, wartość, wynik, värde, resultat, hodnota, výsledek, значение, результат',
    'değer, sonuç, 値, 測定値, 结果, 数值, 值, 값, 결과, 수치',
  ].flatMap(listed),
);
