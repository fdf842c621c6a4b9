/** Sampling weights: how many people of the population a row stands for. */
import { Confidence, type Detector } from '../../detector.ts';
import { type Header, longestPhrase, phrasesOf, speaksAgainst, wholePhrase } from '../../header.ts';
import { numberOf } from '../../numbers.ts';
import type { ColumnSample } from '../../sample.ts';

const named = phrasesOf([
  `
    sampling weight, sample weight, survey weight, design weight, final weight, person weight, case weight,
    household weight, household weights, hh weight, sampling weights, sample weights, survey weights, post weight,
    population weight, probability weight, analysis weight, replicate weight, calibrated weight, raking weight,
    statistical weight, weighting, weighting factor, weight factor, expansion factor, grossing factor, fnlwgt,
    afnlwgt, pweight, pspwght, dweight, anweight, pwgtp, wgtp, perwt, hhwt, asecwt, wtsupp, wgt, wts, wtssall, wtss,
    finalwgt, finalwt, final wt, wt final, llcpwt, wtmecyr, wtintyr, wtfa, Stichprobengewicht, Designgewicht,
    Gewichtung, Gewichtungsfaktor, Hochrechnungsfaktor, Fallgewicht, Personengewicht, Haushaltsgewicht,
    Anpassungsgewicht, pondération, coefficient de pondération, facteur de pondération, poids de sondage,
    poids d'enquête, poids individu, poids ménage, poids d'échantillonnage, coefficient d'extrapolation,
    pondération finale, ponderación, ponderador, factor de expansión, factor expansión, factor de ponderación,
    peso muestral, fac expansion, factorexp, 抽出ウェイト, サンプリングウェイト, ウェイト, ウエイト, 集計用乗数, 集計用乗率, 抽出率逆数, 权重, 抽样权重, 样本权重,
    加权系数, 權重, 抽樣權重, 樣本權重, 加權
  `,
  {
    de: 'Gewichtungsvariable, Hochrechnung, HRF, Gewicht gesamt, ostwest gewicht, Repräsentativgewicht, Kalibrierungsgewicht, Gewichtungsvar',
    fr: 'poids final, poids calé, poids redressé, poids de redressement, extri, extrid, pondération ménage, poids individuel, poids men, poidsfinal, pond, coef redressement, coeff pondération, ponderf',
    es: 'fac tri, facexp, fexp, fex, factor exp, fex c, peso final, ponderador final, fac per, fac hog, factor hogar, factor persona, factor de elevación, elevador, coeficiente de elevación, pondera, pond, factor07',
    ja: '拡大係数, 復元倍率, 加重, 集計ウェイト, 乗率',
    zh: '加权值, 权数, 抽样权数, 最终权重, 个体权重, 家庭权重',
    en: 'w fstuwt, wfstuwt, w fschwt, wfschwt, w fschwgt, senwgt, senwt, totwgt, houwgt, tchwgt, matwgt, wgtfin, wgtadj, wtadj, wgt adj, adjwgt, wgt final, rwt, normwt, wtnorm, normwgt, indwt, indwgt, indweight, hhwt, hh wt, hhwt final, popw, pweights, pwt, pwgt, fweight, aweight, iweight, wght, wghts, weightvar, weight final, perwgt, vweight, basewt, basewgt, base weight, trimmed weight, rakewt, rakedwt, ipsw, ipcw, ipfweight, stratum weight, panel weight, cross sectional weight, longitudinal weight, phrf, hhrf, finwgt, wtint, wtmec, wtmecyr, wtdrd, mecwt, wtadult, wtchild, wmweight, chweight, mnweight, fsweight, v weight, surveywt, survey wt, sweight, swt, swgt, xweight, wtpfin, wtpp, wtfinal, nweight, adult weight, child weight, respondent weight, personwt, household wt, post stratification weight, poststrat weight, anwgt, dwgt, pspwgt, bootstrap weight, jackknife weight, replicate weights, brr weight, wtfinl, earnwt, wstfuwt, hhweight, hhwgt, cwgt, popwt, smpwt, nrwt, sampwt, wtssnr, svywt, svyweight, analytic weight, frequency weight, inverse probability weight, ipw, ipweight',
    it: 'coefficiente di riporto, coefficiente di ponderazione, coefficiente di espansione, peso campionario, coeff peso, pesofinale, peso finale, pesofin, peso di riporto, coef finale, coeff di espansione, peso indiv, ponderazione',
    pt: 'peso amostral, peso da amostra, fator de expansão, ponderador, fator de ponderação, peso calibrado, peso final, peso pós estratificação, fator exp, fatexp',
    nl: 'weegfactor, wegingsfactor, steekproefgewicht, ophooggewicht, ophoogfactor, weeg, weging, gewichtsfactor, eindgewicht',
    pl: 'waga analityczna, waga próby, waga respondenta, współczynnik wagowy, ważenie, waga statystyczna, waga końcowa, waga gospodarstwa, waga osoby',
    sv: 'uppräkningsfaktor, kalibreringsvikt, designvikt, urvalsvikt, viktvariabel, uppräkningsvikt',
    cs: 'konečná váha, váha domácnosti, výběrová váha, převažovací váha, koeficient váhy, váha respondenta, kalibrovaná váha',
    ru: 'вес итоговый, веса, индивидуальный вес, весовая переменная, весовой коэффициент, вес респондента, выборочный вес, взвешивание, коэффициент взвешивания',
    tr: 'örneklem ağırlığı, ağırlıklandırma, ağırlık katsayısı, genişletme faktörü, ağırlık faktörü, faktor, örnek ağırlığı',
    ko: '가중치, 표본가중치, 가중값, 승수, 설계가중치, 개인가중치, 가구가중치, 횡단가중치, 종단가중치, 최종가중치',
  },
]);
/** These are as often said of bodies and goods, which nobody weighs to four places. */
const ambiguous = phrasesOf(`
  weight, weights, repwt, wt, Gewicht, Gewichte, poids, peso, w, coef, coeff, coefficient, coefficiente, factor,
  Faktor, facteur, fattore, fator, pond, gewicht, waga, vikt, váha, вес, ağırlık, 가중
`);
const DECIMALS_OF_COMPUTED = 4;
/** Behind or before one of those words: the owner of the weight. */
const whose = {
  en: 'ind, indiv, individual, person, pers, hh, hhld, resp, respondent, final, fin, adj, norm, trim, raked, post, survey, sample, base',
  de: 'Person, Pers, HH, Haushalt, gesamt, final, kalibriert, normiert',
  fr: 'ind, indiv, men, ménage, final, pers, enquête, redressé, calé',
  es: 'persona, hogar, hog, per, final, ind, viv, indiv',
  it: 'ind, fam, finale, persona, indiv',
  pt: 'pessoa, dom, final, ind, domicílio, calib',
  nl: 'persoon, huishouden, hh, eind, totaal',
  pl: 'osoba, osoby, gosp, gospodarstwa, końcowa, resp, ind',
  sv: 'person, hushåll, slutlig, ind',
  cs: 'osoba, domácnost, final, konečná, resp',
  ru: 'перс, домохоз, итог, инд, дх',
  tr: 'kişi, hane, son, birey',
};

const ofBodiesAndGoods = phrasesOf(`
  kg, kgs, lb, lbs, pounds, g, grams, oz, stone, ton, tons, body, birth, height, bmi, gross, net, curb, kerb, vehicle,
  shipping, dry, wet, molecular, atomic, loss, gain, target, Körper, Geburts, corps, corporel, naissance, corporal,
  nacer, 体重, 體重, 重量
`);

export const samplingWeight: Detector = {
  id: 'sampling-weight',
  label: 'sampling weights',
  kind: 'number',
  role: 'weight',
  proof: 'header',
  judge(column) {
    const { header, numbers } = column;
    const words =
      longestPhrase(header, named) ?? wholePhrase(header, ambiguous) ?? whoseWeight(header) ?? endingIn(column);
    if (words === undefined || longestPhrase(header, ofBodiesAndGoods) !== undefined) return undefined;
    if (!numbers || numbers.least < 0 || numbers.largest <= 0 || speaksAgainst(header, words)) return undefined;
    const isVague = wholePhrase(header, ambiguous) !== undefined;
    const isComputed =
      (numbers.decimals >= DECIMALS_OF_COMPUTED && !(isVague && isAsBodies(column))) || isAroundOne(column);
    if (!isComputed && longestPhrase(header, named) === undefined) return undefined;
    const confidence = isComputed ? Confidence.headerAndForm : Confidence.header;
    return { confidence, share: 1, evidence: [{ says: 'header', words }] };
  },
};

/** `condwt`, `w_final`: what surveys compute has many decimals, and its name ends or begins so; words written out are as often of goods. */
const ending = /^\p{L}+(?:wt|wts|wgt|wgts|wght)$/u;
const end = /^(?:wt|wts|wgt|wgts|wght)$/;
const beginning = /^(?:w|wt|wgt|pw|hw|pond)$/;

function endingIn({ header, numbers }: ColumnSample): string | undefined {
  if (!numbers || numbers.decimals < DECIMALS_OF_COMPUTED || numbers.least < 0) return undefined;
  const { words, whole } = header;
  const last = words.at(-1) ?? '';
  const isEnd = ending.test(last) || (words.length > 1 && end.test(last));
  return isEnd || (words.length > 1 && beginning.test(words[0])) ? whole : undefined;
}

const isWhose = phrasesOf(whose);

/** `poids_ind`, `WAGA_OSOBA`, `wt_hh`: two words, one of them ambiguous by itself. */
function whoseWeight({ words, whole }: Header): string | undefined {
  if (words.length !== 2) return undefined;
  const { plain } = ambiguous();
  const other = plain.has(words[0]) ? words[1] : plain.has(words[1]) ? words[0] : undefined;
  return other !== undefined && isWhose().plain.has(other) ? whole : undefined;
}

/** Kilograms that were pounds have many decimals as well. */
function isAsBodies(column: ColumnSample): boolean {
  const { numbers } = column;
  if (!numbers || numbers.least < LIGHTEST || numbers.largest > HEAVIEST) return false;
  const middle = middleOf(column);
  return middle > LIGHTEST_MIDDLE && middle < HEAVIEST_MIDDLE;
}

const LIGHTEST = 25;
const HEAVIEST = 260;
const LIGHTEST_MIDDLE = 45;
const HEAVIEST_MIDDLE = 110;

function middleOf({ numbers, probe }: ColumnSample): number {
  const sorted = probe.map((value) => numberOf(value, numbers?.hasDecimalComma)).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const FEWEST_DECIMALS = 2;
const FEWEST_VALUES = 10;

/** Weights that are scaled to the sample lie on both sides of one, as no bodies do. */
function isAroundOne(column: ColumnSample): boolean {
  const { numbers, probe } = column;
  if (!numbers || numbers.decimals < FEWEST_DECIMALS || numbers.least <= 0 || probe.length < FEWEST_VALUES)
    return false;
  const middle = middleOf(column);
  return numbers.least < 1 && middle > 0.4 && middle < 1.6;
}
