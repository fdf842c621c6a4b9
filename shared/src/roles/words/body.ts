/** Words for what is seen of a body. */
import type { ByLanguage } from '../../words/index.ts';

/** They are heights and weights of people whatever stands beside them, if the numbers are. */
export const bodySize: ByLanguage = {
  en: 'pt height, pt weight, ht in, wt kg, ht cm, hgt, wgt, body height, height cm, height in cm, height m, height inches, height in inches, height ft, patient height, body weight, weight kg, weight in kg, weight lb, weight lbs, weight in lbs, weight pounds, patient weight, birth weight, bwt, waist circumference, hip circumference, chest circumference, head circumference, shoe size, stature, arm span, wr hnd, handspan',
  de: 'Körpergröße, Körpergewicht, Gewicht kg, Größe cm, Geburtsgewicht, Taillenumfang, Schuhgröße, Konfektionsgröße',
  fr: 'taille cm, taille en cm, poids, poids kg, poids de naissance, tour de taille, pointure',
  es: 'estatura, altura cm, talla cm, peso kg, peso corporal, peso al nacer',
  it: 'statura, altezza cm, peso kg, peso corporeo, peso alla nascita, circonferenza vita',
  pt: 'estatura, altura cm, altura m, peso kg, peso corporal, peso ao nascer',
  nl: 'lichaamslengte, lengte cm, lichaamsgewicht, gewicht kg, geboortegewicht',
  pl: 'wzrost, wzrost cm, masa ciała, waga kg, masa urodzeniowa',
  sv: 'kroppslängd, längd cm, kroppsvikt, vikt kg, födelsevikt, midjemått',
  cs: 'tělesná výška, výška cm, tělesná hmotnost, hmotnost kg, váha kg, porodní hmotnost',
  ru: 'рост, рост см, масса тела, вес кг, вес при рождении',
  tr: 'boy cm, kilo kg, vücut ağırlığı, kilo, boy uzunluğu, doğum kilosu',
  ja: '身長, 体重, 身長cm, 体重kg, 腹囲, 足のサイズ, 出生体重',
  zh: '身高, 体重, 體重, 腰围, 出生体重, 鞋码',
  ko: '신장, 키, 체중, 몸무게, 신장cm, 허리둘레',
};

/** They may be those of anything: only the range of people's and a table of people make them theirs. */
export const size: ByLanguage = {
  en: 'height, weight, ht, wt',
  de: 'Größe, Gewicht, Groesse',
  fr: 'taille',
  es: 'talla, altura, peso',
  it: 'altezza, peso',
  pt: 'altura, peso',
  nl: 'lengte, gewicht',
  pl: 'waga',
  sv: 'längd, vikt',
  cs: 'výška, váha, hmotnost',
  ru: 'вес',
  tr: 'boy',
};

export const looks: ByLanguage = {
  en: 'eye color, eye colour, eyes, hair color, hair colour, hair, skin color, skin colour, skin tone, complexion, handedness, dominant hand, writing hand, hand, w hnd, left handed, blood type, wears glasses, preferred foot, bats, throws, stance, build body, tattoos, freckles, dress size, clothing size, tshirt size, t shirt size',
  de: 'Augenfarbe, Haarfarbe, Hautfarbe, Händigkeit, Statur, Brillenträger, Kleidergröße',
  fr: 'couleur des yeux, couleur des cheveux, couleur yeux, couleur cheveux, latéralité, main dominante',
  es: 'color de ojos, color de pelo, color de cabello, color de piel, lateralidad, mano dominante',
  it: 'colore occhi, colore degli occhi, colore capelli, colore dei capelli, lateralità, mano dominante',
  pt: 'cor dos olhos, cor do cabelo, lateralidade, mão dominante',
  nl: 'oogkleur, haarkleur, huidskleur, handvoorkeur',
  pl: 'kolor oczu, kolor włosów, ręczność',
  sv: 'ögonfärg, hårfärg, hudfärg, hänthet',
  cs: 'barva očí, barva vlasů, lateralita',
  ru: 'цвет глаз, цвет волос, ведущая рука',
  tr: 'göz rengi, saç rengi, baskın el',
  ja: '目の色, 髪の色, 利き手',
  zh: '眼睛颜色, 头发颜色, 发色, 利手, 惯用手',
  ko: '눈동자색, 머리색, 손잡이',
};
