/** Units of measurement in a header: `BEL_CM`, `Dosis (mg)`, `lactate_mmol_l`, `体重(kg)`. */
import { shortWordsOf } from '../detectors/health/shortWords.ts';
import type { Header } from '../header.ts';
import { once } from '../once.ts';
import { wordsIn } from '../words/index.ts';

const units = once(
  () =>
    new Set(
      wordsIn(
        'cm, mm, kg, kgs, lb, lbs, g, gr, mg, mcg, ug, ng, pg, ml, dl, cl, mmol, nmol, umol, pmol, mol, meq, iu, ui, ie, mmhg, kpa, cmh2o, bpm, spm, rpm',
        'kcal, cal, kj, kmh, km, ms, msec, msecs, sec, secs, seconds, min, mins, minutes, hr, hrs, hours, hz, db, celsius, fahrenheit, degc, watt, watts, rep, reps',
        'sek, std, stunden, minuten, tage, heures, jours, horas, días, dias, ore, minuti, giorni, godz, dni, timmar, dagar, uur, dagen, hodin, saat, gün, dk, sn',
        'кг, см, мм, мг, мл, мин, сек, час, часов, дн, дней, ккал, мкг, ммоль, уд, mb, kb, gb',
        'pct, percent, prozent, proc, yüzde',
        'usd, eur, gbp, inr, ngn, chf, jpy, cny, krw, rub, brl, mxn, pln, czk, try, tl, kč, zł, руб, kr, dkk, nok, aud, cad, zar, kes',
      ),
    ),
);

const signs = /[%$€£¥₹₽₩₺]|[（(](?:次|回|分|秒|天|小时|日|時間|件|元|円|원|분|초|시간|일|회|厘米|公斤|毫升|分钟)[)）]/u;

export function hasUnit({ name, words }: Header): boolean {
  const short = shortWordsOf(name);
  // One word alone is a name of its own: `min` is the least, `g` the general factor.
  const last = short.length >= 2 && short.some((word, i) => i > 0 && units().has(word));
  const camel = words.length >= 2 && units().has(words[words.length - 1]);
  return last || camel || (words.length > 0 && signs.test(name));
}
