/** Made-up values and realistic headers for what came of it, what people answered, and what is about nobody. */
import { type Random, randomBelow } from '../../random/index.ts';
import { oneOf } from './drawn.ts';

const drawnFrom = (values: readonly string[]) => (random: Random) => oneOf(values, random);

export const outcomesValues: Record<string, (random: Random) => string> = {
  offence: drawnFrom(['theft', 'fraud', 'assault', 'none', 'speeding']),
  mark: (random) => String(randomBelow(random, 101)),
  appraisal: drawnFrom(['exceeds', 'meets', 'below']),
  outcome: drawnFrom(['0', '1']),
  answer: (random) => String(1 + randomBelow(random, 5)),
  behaviour: (random) => String(180 + randomBelow(random, 900)),
  technical: drawnFrom(['open', 'closed', 'pending']),
  goods: drawnFrom(['oak table', 'desk lamp', 'wool scarf', 'steel bottle']),
  amount: (random) => (1 + 200 * random()).toFixed(2),
};

export const outcomesHeaders: Record<string, readonly string[]> = {
  offence: [
    'offence',
    'crime_type',
    'Straftat',
    'antecedentes_penales',
    'reato',
    'przestępstwo',
    'suç',
    '罪名',
    '범죄',
  ],
  mark: [
    'exam_score',
    'final_grade',
    'Prüfungsnote',
    'calificación',
    'voto_finale',
    'eindcijfer',
    'ocena',
    'средний балл',
    '成绩',
    '성적',
  ],
  appraisal: [
    'performance_rating',
    'PerformanceScore',
    'Beurteilung',
    'evaluación_desempeño',
    'beoordeling',
    '人事評価',
    '绩效',
  ],
  outcome: [
    'outcome',
    'readmitted',
    'Churn',
    'target',
    'Behandlungsgruppe',
    'grupo_control',
    'esito',
    'wynik',
    'исход',
    '결과',
  ],
  answer: [
    'satisfaction',
    'jobSatisfaction',
    'Zufriedenheit',
    'satisfacción',
    'spokojenost',
    'memnuniyet',
    '満足度',
    '만족도',
  ],
  behaviour: ['reaction_time', 'rt_ms', 'Reaktionszeit', 'tiempo_de_respuesta', 'reactietijd', '反応時間', '반응시간'],
  technical: [
    'status',
    'order_status',
    'priority',
    'Bearbeitungsstatus',
    'prioridad',
    'stato',
    'durum',
    'статус',
    '状态',
    '상태',
  ],
  goods: ['product', 'product_name', 'Artikel', 'producto', 'prodotto', 'towar', 'товар', '商品名', '상품'],
  amount: ['price', 'total_paid', 'Betrag', 'importe', 'prezzo', 'kwota', 'сумма', 'tutar', '金額', '금액'],
};
