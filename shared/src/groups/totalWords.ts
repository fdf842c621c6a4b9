/** Values and headers that stand for all groups together, in fifteen languages. */
import { longestPhrase, phrasesOf, readHeader } from '../roles/index.ts';

const words = phrasesOf(
  `total, totals, all, any, overall, sum, grand total, subtotal, both sexes, all ages, everyone, combined, whole, tot, t, gesamt, insgesamt, zusammen, Summe, alle,
  Gesamtsumme, beide Geschlechter, ensemble, tous, toutes, les deux sexes, todos, todas, ambos sexos, ambos, suma, totale, tutti, tutte, maschi e femmine, complesso, todos os,
  ambos os sexos, soma, geral, totaal, allen, mannen en vrouwen, som, ogółem, razem, suma, wszyscy, łącznie, totalt, summa, samtliga, båda könen, alla, celkem, úhrnem, obě pohlaví,
  všichni, всего, итого, оба пола, все, toplam, genel, tümü, hepsi, genel toplam, 計, 合計, 総数, 総計, 小計, 男女計, 全体, 合计, 总计, 总数, 总体, 全部, 總計, 합계, 총계, 계, 전체, 소계, 전국`,
);

const LONGEST = 80;

/** `Total`, `All ages`, `Total – all regions`, `_T`. That a value is a total is believed only once the numbers say so too. */
export function saysTotal(text: string): boolean {
  return text.length <= LONGEST && longestPhrase(readHeader(text), words) !== undefined;
}
