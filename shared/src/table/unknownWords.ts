/**
 * Texts for a value that is not known or not given, in the languages that tables come in: a cell of this kind is no name and has no form.
 */
import { wordsIn } from '../words/index.ts';
import { defaultMissingTokens } from './missing.ts';

const words = new Set(
  [
    ...defaultMissingTokens,
    ...wordsIn(`
      none, nil, nothing, unknown, unk, undefined, missing, not known, not available, not applicable, not stated,
      not given, not reported, refused, declined, withheld, suppressed, redacted, private, confidential, anonymous,
      anon, pending, tbd, tba, tbc, error, invalid, nd, na, n.a., n.a, n.d., dnk, empty, blank, other, inf, infinity,
      -inf, deleted, removed, unbekannt, keine, keine angabe, k.a., k. a., fehlt, ohne angabe, o.a., entfällt, anonym,
      inconnu, inconnue, non renseigné, n.c., nc, aucun, aucune, sans, desconocido, desconocida, sin dato, sin datos,
      no consta, ninguno, ninguna, s/d, desconhecido, sem informação, nenhum, não informado, sconosciuto, non noto,
      nessuno, n.p., onbekend, geen, n.v.t., okänd, saknas, ukendt, ukjent, ingen, tuntematon, ei tietoa, nieznany,
      nieznane, brak, brak danych, neznámé, neznámý, ismeretlen, nincs, necunoscut, nepoznato, bilinmiyor, yok,
      неизвестно, нет, нет данных, невідомо, άγνωστο, غير معروف, לא ידוע, अज्ञात, tidak ada, tidak diketahui,
      không rõ, 不明, 未知, 无, 無, なし, 未回答, 없음, 미상
    `),
  ].map((word) => word.toLowerCase()),
);

const LONGEST = 20;
const marks = /^[\p{P}\p{S}\s]*$/u;

export function meansUnknown(value: string): boolean {
  return value.length <= LONGEST && (marks.test(value) || words.has(value.toLowerCase()));
}
