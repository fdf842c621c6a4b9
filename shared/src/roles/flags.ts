/** Columns of yes and no, in many languages: what they say is what their header says. */
import type { ColumnForm } from './sample.ts';
import { wordsIn } from './words/index.ts';

const yes = new Set(
  wordsIn(`
    1, y, yes, t, true, x, +, positive, pos, present, ever, j, ja, vorhanden, o, oui, vrai, s, si, sì, sí, sim, vero,
    verdadero, v, wahr, positiv, positivo, positif, tak, prawda, ano, a, д, да, есть, истина, e, evet, var, はい, 有, 有り,
    あり, 是, 阳性, 陽性, ○, 예, 네, 유, 있음, 양성
  `),
);
const no = new Set(
  wordsIn(`
    0, n, no, f, false, -, negative, neg, absent, none, never, nein, non, faux, não, nao, falso, falsch, nee, nej,
    nie, ne, негатив, н, нет, ложь, negativ, negativo, négatif, h, hayır, hayir, yok, いいえ, 無, 無し, なし, 否, 无, 阴性, 陰性, ×,
    아니오, 아니요, 무, 없음, 음성, 2, 9, ?, unknown, na, nan, null
  `),
);
/** Yes, no, and two words for what nobody knows. */
const MOST_ANSWERS = 4;

export function isFlag({ probe, distinct }: ColumnForm): boolean {
  if (probe.length === 0 || distinct > MOST_ANSWERS) return false;
  const answers = probe.map((value) => value.toLowerCase().replace(/\.0+$/, ''));
  return answers.every((answer) => yes.has(answer) || no.has(answer));
}
