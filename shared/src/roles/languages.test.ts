import assert from 'node:assert/strict';
import { test } from 'node:test';

import { detection, ofPeopleIn } from './testColumn.ts';

const yesNo: readonly string[] = Array.from({ length: 60 }, (_, i) => ['0', '1', '1'][i % 3]);
const amounts = Array.from({ length: 60 }, (_, i) => String(1800 + 37 * i));

/** Small tables of fifteen languages: what nobody should learn, and what does not matter. */
const sensitive: Readonly<Record<string, readonly string[]>> = {
  en: [
    'gross_salary',
    'history of stroke',
    'takes_insulin',
    'trade_union',
    'voted_for',
    'scholarship',
    'prior_convictions',
  ],
  de: ['Bruttogehalt', 'Vorerkrankungen', 'Medikamente', 'Gewerkschaft', 'Wahlabsicht', 'Wohngeld', 'Vorstrafen'],
  fr: ['salaire_brut', 'antécédents', 'médicaments', 'syndicat', 'intention_de_vote', 'boursier', 'condamnations'],
  es: [
    'sueldo',
    'enfermedades_previas',
    'medicación',
    'sindicato',
    'intención_de_voto',
    'becario',
    'antecedentes_penales',
  ],
  it: [
    'stipendio',
    'patologie',
    'farmaci',
    'sindacato',
    'orientamento_politico',
    'borsa_di_studio',
    'precedenti_penali',
  ],
  pt: [
    'salário_base',
    'comorbidades',
    'remédios',
    'sindicato',
    'intenção_de_voto',
    'bolsa_família',
    'antecedentes_criminais',
  ],
  nl: ['brutosalaris', 'aandoening', 'medicijnen', 'vakbondslid', 'politieke_voorkeur', 'huurtoeslag', 'strafblad'],
  pl: ['wynagrodzenie', 'choroby_przewlekłe', 'leki', 'związki_zawodowe', 'poglądy_polityczne', 'zasiłek', 'karalność'],
  sv: ['månadslön', 'sjukdomar', 'läkemedel', 'fackförbund', 'partisympati', 'bostadsbidrag', 'brottstyp'],
  cs: ['hrubá_mzda', 'onemocnění', 'léky', 'člen_odborů', 'volební_preference', 'sociální_dávky', 'rejstřík_trestů'],
  ru: ['зарплата', 'заболевания', 'препараты', 'профсоюз', 'политические взгляды', 'льготы', 'судимость'],
  tr: ['brüt_maaş', 'kronik hastalık', 'ilaçlar', 'sendika üyeliği', 'siyasi görüş', 'burs', 'sabıka kaydı'],
  ja: ['月給', '既往歴', '服薬', '労働組合', '支持政党', '奨学金', '前科'],
  zh: ['月薪', '既往史', '用药情况', '工会', '政治面貌', '助学金', '犯罪记录'],
  ko: ['월급', '병력', '약물 복용', '노조가입', '지지정당', '장학금', '전과'],
};

for (const [language, headers] of Object.entries(sensitive))
  test(`nobody should learn these, in ${language}`, () => {
    const [pay, ...others] = headers;
    assert.equal(detection(pay, amounts)?.detector.role, 'sensitive', pay);
    for (const header of others) assert.equal(detection(header, yesNo)?.detector.role, 'sensitive', header);
  });

const harmless: Readonly<Record<string, readonly string[]>> = {
  en: ['order_status', 'unit_price', 'product_line', 'currency', 'sales channel'],
  de: ['Bearbeitungsstatus', 'Einzelpreis', 'Warengruppe', 'Währung', 'Vertriebskanal'],
  fr: ['statut', 'prix_unitaire', 'produit', 'devise', 'canal'],
  es: ['estado_pedido', 'precio', 'artículo', 'moneda', 'canal'],
  it: ['stato_ordine', 'prezzo', 'articolo', 'valuta', 'canale'],
  pt: ['situação', 'preço', 'produto', 'moeda', 'canal'],
  nl: ['orderstatus', 'stukprijs', 'artikel', 'valuta', 'kanaal'],
  pl: ['status', 'cena', 'towar', 'waluta', 'kanał'],
  sv: ['orderstatus', 'pris', 'varugrupp', 'valuta', 'kanal'],
  cs: ['stav_objednávky', 'cena', 'výrobek', 'měna', 'kanál'],
  ru: ['статус заказа', 'цена', 'товар', 'валюта', 'канал'],
  tr: ['sipariş_durumu', 'birim_fiyat', 'ürün', 'para_birimi', 'kanal'],
  ja: ['注文状況', '単価', '商品', '通貨', 'チャネル'],
  zh: ['订单状态', '单价', '商品', '币种', '渠道'],
  ko: ['주문상태', '단가', '상품', '통화', '채널'],
};

for (const [language, headers] of Object.entries(harmless))
  test(`these tell nothing of anybody, in ${language}`, () => {
    for (const header of headers) assert.equal(detection(header, yesNo)?.detector.role, 'insensitive', header);
  });

test('what people could know is not taken for what nobody should learn', () => {
  const headers =
    'Wohnort, code postal, marital_status, Staatsangehörigkeit, profesión, educación, date_of_birth, household_size';
  const health = ['diagnosis', 'clinical-term', 'lab-result', 'medication', 'mark', 'outcome', 'offence', 'benefits'];
  for (const header of headers.split(', ')) assert.ok(!health.includes(ofPeopleIn(header, yesNo)), header);
});
