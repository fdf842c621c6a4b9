/** Remarks: where rows are people, what is noted about them, in a few words or many. */
import { longestPhrase, phrasesOf } from '../header.ts';
import type { ColumnForm } from '../sample.ts';

const named = phrasesOf({
  en: 'remark, remarks, note, notes, comment, comments, memo, memos, message, messages, free text, freetext, feedback, special instructions, observations, observation, annotation, annotations, narrative, details, additional info, additional information, further information, other information, suggestions, open comment, verbatim, description of incident, case notes, instructions, wishes, special requests, special request',
  de: 'Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Notiz, Notizen, Kommentar, Kommentare, Hinweis, Hinweise, Nachricht, Bem, Mitteilung, Freitext, Besonderheiten, Sonstiges, Wünsche, Anm',
  fr: 'remarque, remarques, commentaire, commentaires, observation, observations, note libre, précisions, obs, rq, message, divers, informations complémentaires',
  es: 'observación, observaciones, comentario, comentarios, notas, obs, mensaje, anotaciones, indicaciones, detalle, detalles, sugerencias',
  it: 'osservazione, osservazioni, commento, commenti, annotazioni, messaggio, nota libera, segnalazioni, richieste, avvertenze',
  pt: 'observação, observações, comentário, comentários, obs, mensagem, anotações, recado, detalhes, sugestões',
  nl: 'opmerking, opmerkingen, notitie, notities, toelichting, bericht, bijzonderheden, aantekening, aantekeningen',
  pl: 'uwagi, uwaga, komentarz, komentarze, notatka, notatki, wiadomość, adnotacje, dopisek, spostrzeżenia',
  sv: 'anmärkning, anmärkningar, kommentar, kommentarer, anteckning, anteckningar, meddelande, notering, noteringar, övrigt',
  cs: 'poznámka, poznámky, pozn, komentář, komentáře, zpráva, připomínky',
  ru: 'примечание, примечания, комментарий, комментарии, коммент, прим, заметка, заметки, сообщение, пожелания, отметки, особые отметки',
  tr: 'not, notlar, açıklama, açıklamalar, yorum, yorumlar, mesaj, görüşler, düşünceler, aciklama',
  ja: '備考, メモ, コメント, 特記, 特記事項, 連絡事項, 注記, 摘要, 所見, 伝言, 自由記述, 要望',
  zh: '备注, 備註, 说明, 留言, 评语, 评论, 意见, 建议, 批注, 附言, 补充说明, 摘要',
  ko: '비고, 메모, 코멘트, 메시지, 메세지, 특이사항, 참고사항, 의견, 적요, 요청사항, 전달사항, 기타사항',
});
/** Of notes that repeat only few words are kept: then they are a category. */
const FEWEST = 4;

export function isRemark({ header, numbers, dates, distinct }: ColumnForm): boolean {
  return !numbers && !dates && distinct >= FEWEST && longestPhrase(header, named) !== undefined;
}
