/** What headers call remarks, messages and reports: whatever somebody wrote down. */
import { type Header, longestPhrase, phrasesOf } from '../header.ts';

const words = phrasesOf({
  en: 'remark, remarks, comment, comments, cmt, note, notes, memo, message, messages, msg, text, body, content, description, desc, details, narrative, observation, observations, feedback, review, reason, instruction, instructions, delivery instructions, special requests, request, query, question, answer, reply, summary, report, incident, complaint, subject line, transcript, chat, post, tweet, log entry, handover, follow up, action, actions, additional info, misc, other info, wishes, statement, testimony, story, bio, about',
  de: 'Bemerkung, Bemerkungen, Bem, Anmerkung, Anmerkungen, Anm, Kommentar, Notiz, Notizen, Hinweis, Hinweise, Nachricht, Text, Beschreibung, Beschr, Sachverhalt, Verlauf, Vermerk, Rückmeldung, Grund, Begründung, Freitext, Betreff, Inhalt, Bericht, Besonderheiten, Sonstiges, Wünsche, Verwendungszweck, Absprache, Meldung, Info',
  fr: 'remarque, remarques, commentaire, commentaires, note, notes, message, texte, description, observation, observations, obs, détail, détails, motif, consigne, consignes, compte rendu, CR, avis, objet, contenu, précisions, divers, mémo, libellé, transmission, transmissions',
  es: 'observación, observaciones, obs, comentario, comentarios, nota, notas, mensaje, texto, descripción, detalle, detalles, motivo, instrucciones, indicaciones, asunto, contenido, informe, relato, queja, incidencia, incidencias, concepto',
  it: 'osservazione, osservazioni, commento, commenti, nota, note, annotazioni, messaggio, testo, descrizione, dettagli, motivo, istruzioni, oggetto, contenuto, relazione, segnalazione, causale, varie',
  pt: 'observação, observações, obs, comentário, comentários, nota, notas, anotações, mensagem, texto, descrição, detalhes, motivo, instruções, assunto, conteúdo, relatório, relato, ocorrência, reclamação, histórico',
  nl: 'opmerking, opmerkingen, opm, commentaar, notitie, notities, bericht, tekst, omschrijving, toelichting, bijzonderheden, reden, instructies, onderwerp, inhoud, verslag, melding, memo, klacht, overdracht',
  pl: 'uwagi, uwaga, komentarz, komentarze, notatka, notatki, wiadomość, treść, opis, szczegóły, powód, instrukcje, temat, zgłoszenie, adnotacja, adnotacje, przebieg, tytuł przelewu',
  sv: 'anmärkning, anm, kommentar, kommentarer, notering, noteringar, anteckning, anteckningar, meddelande, text, beskrivning, detaljer, orsak, instruktioner, ämne, innehåll, rapport, övrigt, upplysningar',
  cs: 'poznámka, poznámky, pozn, komentář, zpráva, text, popis, podrobnosti, důvod, pokyny, předmět, obsah, hlášení, záznam, vzkaz, jiné, sdělení',
  ru: 'примечание, примечания, прим, комментарий, комментарии, коммент, заметка, заметки, сообщение, текст, описание, подробности, причина, инструкции, тема, содержание, отзыв, жалоба, обращение, отчет, пожелания, доп информация',
  tr: 'açıklama, açıklamalar, not, notlar, yorum, yorumlar, mesaj, metin, tanım, detay, ayrıntı, neden, sebep, talimat, konu, içerik, rapor, şikayet, düşünceler, özel istek',
  ja: '備考, 備考欄, 摘要, メモ, コメント, 内容, 本文, 説明, 詳細, 理由, 連絡事項, 伝言, 特記事項, 申し送り, 相談内容, 対応内容, 要望, ご要望, 自由記述, 感想, メッセージ',
  zh: '备注, 備註, 附言, 留言, 评论, 評論, 说明, 說明, 描述, 内容, 內容, 消息, 正文, 详情, 原因, 要求, 意见, 建议, 反馈, 记录, 摘要, 事由, 诉求, 聊天',
  ko: '비고, 메모, 적요, 내용, 메시지, 메세지, 본문, 설명, 상세, 사유, 요청사항, 요청, 문의내용, 답변, 의견, 건의, 특이사항, 참고, 후기, 리뷰, 댓글, 배송메모, 배송메세지, 상담내용, 코멘트',
});

export function saysRemark(header: Header): boolean {
  return longestPhrase(header, words) !== undefined;
}
