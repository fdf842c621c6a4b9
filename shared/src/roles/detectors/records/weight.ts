/** Sampling weights: how many people of the population a row stands for. */
import { Confidence, type Detector } from '../../detector.ts';
import { longestPhrase, phrasesOf, speaksAgainst, wholePhrase } from '../../header.ts';
import { inLanguages } from '../../inLanguages.ts';
import { numberOf } from '../../numbers.ts';
import type { ColumnSample } from '../../sample.ts';

const named = phrasesOf([
  ...['sampling weight', 'sample weight', 'survey weight', 'design weight', 'final weight', 'person weight'],
  ...['case weight', 'household weight', 'household weights', 'hh weight', 'sampling weights'],
  ...['sample weights', 'survey weights', 'post weight', 'population weight', 'probability weight'],
  ...['analysis weight', 'replicate weight', 'calibrated weight', 'raking weight', 'statistical weight'],
  ...['weighting', 'weighting factor', 'weight factor', 'expansion factor', 'grossing factor', 'fnlwgt'],
  ...['afnlwgt', 'pweight', 'pspwght', 'dweight', 'anweight', 'pwgtp', 'wgtp', 'perwt', 'hhwt', 'asecwt'],
  ...['wtsupp', 'wgt', 'wts', 'wtssall', 'wtss', 'finalwgt', 'finalwt', 'final wt', 'wt final', 'llcpwt'],
  ...['wtmecyr', 'wtintyr', 'wtfa', 'Stichprobengewicht', 'Designgewicht', 'Gewichtung', 'Gewichtungsfaktor'],
  ...['Hochrechnungsfaktor', 'Fallgewicht', 'Personengewicht', 'Haushaltsgewicht', 'Anpassungsgewicht'],
  ...['pondération', 'coefficient de pondération', 'facteur de pondération', 'poids de sondage'],
  ...["poids d'enquête", 'poids individu', 'poids ménage', "poids d'échantillonnage"],
  ...[
    "coefficient d'extrapolation",
    'pondération finale',
    'ponderación',
    'ponderador',
    'factor de expansión',
    'factor expansión',
  ],
  ...[
    'factor de ponderación',
    'peso muestral',
    'fac expansion',
    'factorexp',
    '抽出ウェイト',
    'サンプリングウェイト',
    'ウェイト',
  ],
  ...[
    'ウエイト',
    '集計用乗数',
    '集計用乗率',
    '抽出率逆数',
    '权重',
    '抽样权重',
    '样本权重',
    '加权系数',
    '權重',
    '抽樣權重',
    '樣本權重',
    '加權',
  ],
  ...inLanguages({
    en: 'repwt, repwtp, replicate weights, brr weight, wtfinl, earnwt, wstfuwt, hhweight, hhwgt, cwgt, popwt, smpwt, nrwt, sampwt, wtssnr, svywt, svyweight, analytic weight, frequency weight, inverse probability weight, ipw, ipweight',
    it: 'coefficiente di riporto, coefficiente di ponderazione, coefficiente di espansione, peso campionario, coeff peso, pesofinale, peso di riporto, ponderazione',
    pt: 'peso amostral, peso da amostra, fator de expansão, ponderador, fator de ponderação, peso calibrado',
    nl: 'weegfactor, wegingsfactor, steekproefgewicht, ophooggewicht, ophoogfactor',
    pl: 'waga analityczna, waga próby, waga respondenta, współczynnik wagowy, ważenie, waga statystyczna',
    sv: 'uppräkningsfaktor, kalibreringsvikt, designvikt, urvalsvikt, viktvariabel, uppräkningsvikt',
    cs: 'výběrová váha, převažovací váha, koeficient váhy, váha respondenta, kalibrovaná váha',
    ru: 'весовой коэффициент, вес респондента, выборочный вес, взвешивание, коэффициент взвешивания',
    tr: 'örneklem ağırlığı, ağırlıklandırma, ağırlık katsayısı, genişletme faktörü',
    ko: '가중치, 표본가중치, 가중값, 승수, 설계가중치',
  }),
]);
/** These are as often said of bodies and goods, which nobody weighs to four places. */
const ambiguous = phrasesOf([
  ...[
    'weight',
    'weights',
    'wt',
    'Gewicht',
    'Gewichte',
    'poids',
    'peso',
    'w',
    'coef',
    'coeff',
    'coefficient',
    'coefficiente',
    'factor',
  ],
  ...['Faktor', 'facteur', 'fattore', 'fator', 'pond', 'gewicht', 'waga', 'vikt', 'váha', 'вес', 'ağırlık', '가중'],
]);
const DECIMALS_OF_COMPUTED = 4;

const ofBodiesAndGoods = phrasesOf([
  ...['kg', 'kgs', 'lb', 'lbs', 'pounds', 'g', 'grams', 'oz', 'stone', 'ton', 'tons', 'body', 'birth'],
  ...['height', 'bmi', 'gross', 'net', 'curb', 'kerb', 'vehicle', 'shipping', 'dry', 'wet', 'molecular'],
  ...['atomic', 'loss', 'gain', 'target', 'Körper', 'Geburts', 'corps', 'corporel', 'naissance', 'corporal'],
  ...['nacer', '体重', '體重', '重量'],
]);

export const samplingWeight: Detector = {
  id: 'sampling-weight',
  label: 'sampling weights',
  kind: 'number',
  role: 'weight',
  proof: 'header',
  judge(column) {
    const { header, numbers } = column;
    const words = longestPhrase(header, named) ?? wholePhrase(header, ambiguous);
    if (words === undefined || longestPhrase(header, ofBodiesAndGoods) !== undefined) return undefined;
    if (!numbers || numbers.least < 0 || numbers.largest <= 0 || speaksAgainst(header, words)) return undefined;
    const isComputed = numbers.decimals >= DECIMALS_OF_COMPUTED || isAroundOne(column);
    if (!isComputed && longestPhrase(header, named) === undefined) return undefined;
    const confidence = isComputed ? Confidence.headerAndForm : Confidence.header;
    return { confidence, share: 1, evidence: [{ says: 'header', words }] };
  },
};

const FEWEST_DECIMALS = 2;
const FEWEST_VALUES = 10;

/** Weights that are scaled to the sample lie on both sides of one, as no bodies do. */
function isAroundOne({ numbers, probe }: ColumnSample): boolean {
  if (!numbers || numbers.decimals < FEWEST_DECIMALS || numbers.least <= 0 || probe.length < FEWEST_VALUES)
    return false;
  const sorted = probe.map((value) => numberOf(value)).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return sorted[0] < 1 && middle > 0.4 && middle < 1.6;
}
