/** What happens to people and what they write: where a row may be one of many of the same person. */
import type { WordLists } from '../lexicon.ts';

export const event: WordLists = {
  en: 'tweet id, tweetid, post id, postid, mention id, retweet id, comment id, verdict*, ruling, rulings, decision, order, orders, order id, order no, order number, order date, orderid, visit, visit id, visit date, visitid, appointment*, appt*, booking*, reservation*, invoice, invoice id, invoice no, invoiceno, transaction*, trans id, txn*, payment*, purchase*, basket id, cart id, checkout*, requester*, reporter, caller*, receipt no, receipt, receipt id, is canceled, cancellation*, canceled, cancelled, lead time, stay, nights, repeated guest, call id, call duration, call type, calls, ticket, ticket id, ticket no, claim, claim id, claim no, claim date, claim amount, loan id, admission*, encounter*, episode id, incident*, accident*, crash, crashes, crash id, crash date, collision*, stop date, arrest*, offence*, offense*, crime*, session, session id, sessionid, login time, check in, checkin, check out, trip id, tripid, ride id, rideid, ride uuid, trip uuid, trip duration, rental*, return date, due date, borrowed, withdrawal*, deposit*, event id, refund*, delivery address, prescription id, referral*, complaint*, screening date, scrdt, days since, num visits, invoicedate, orderdate, redemption*, donation*, pickup time, pickup datetime, dropoff*, started at, ended at, start station*, end station*, user agent, useragent, client ip, ip address, clickstream, page views, pageviews, payment method, payment type, tender type',
  de: 'bestell*, auftrag*, rechnung, rechnungs*, buchung*, reservierung*, termin, terminnr, behandlungsfall, fall nr, fallnr, fall id, fallnummer*, besuch*, vorgang, vorgangs*, anruf*, ticket*, schaden, schadens*, schadennr, unfall*, aufnahme, zahlung*, zahlart*, einkauf*, kauf, kaufdatum, ausleihe*, ruckgabe*, meldung*, beschwerde*, uberweisung*, verwendungszweck*, straftat*, delikt*, spende*, sitzung, vorfall*',
  fr: 'pret, prets, commande*, facture, num facture, reservation*, rendez vous, rdv, visite*, sejour, num sejour, appel, appels, ticket*, sinistre*, accident*, admission*, paiement*, achat*, emprunt*, reclamation*, plainte*, consultation*, don, dons, infraction*, virement*, incident*',
  es: 'pedido*, factura, num factura, reserva, reservas, cita, citas, visita*, estancia, llamada*, ticket*, siniestro*, accidente*, ingreso, pago, pagos, compra, compras, prestamo id, reclamacion*, queja*, consulta, consultas, donacion*, delito*, transferencia*, incidencia*, turno, incidente*, suceso*',
  it: 'ordine*, ordini, fattura, num fattura, prenotazion*, appuntament*, visita, visite, chiamata*, chiamate, ticket*, sinistro*, sinistri, incidente*, pagamento*, acquisto*, acquisti, prestito*, reclamo*, reclami, donazion*, segnalazion*, bonifico*, reato, presa in carico, infortuni*',
  pt: 'pedido*, fatura, num fatura, reserva, reservas, consulta, consultas, marcacao, visita*, chamada*, chamado*, ticket*, sinistro*, acidente*, pagamento*, compra, compras, emprestimo*, reclamacao*, doacao*, transferencia*, crime*, atendimento*, ocorrencia*',
  nl: 'bestelling*, order, ordernr, factuurnr, reservering*, boeking*, afspraak*, bezoek*, oproep*, ticket*, schade, schadenr, ongeval*, opname, betaling*, betaalwijze, aankoop*, uitlening*, klacht*, melding*, zaak, zaaknr, gift, giften, overboeking*, misdrijf*, dienst, incident*, voorval*',
  pl: 'zamowieni*, faktur*, rezerwacj*, wizyt*, rozmow*, zgloszeni*, szkod*, wypadk*, platnosc*, zakup*, wypozyczeni*, zapis*, reklamacj*, skarg*, darowizn*, przelew*, przestepstw*, uwag*, zdarzeni*',
  sv: 'bestallning*, orderdatum, ordernr, bokning*, besok*, samtal*, arende*, skada, skador, olyck*, betalning*, kop, inkop, utlan*, anmalan*, klagomal*, gava, overforing*, brott*, handelse*, incident*',
  cs: 'objednav*, faktur*, rezervac*, navstev*, hovor*, tiket*, skod*, nehod*, platb*, nakup*, vypujck*, prihlask*, stiznost*, reklamac*, dar, prevod*, trestny cin, pripad*, udalost*, incident*',
  ru: 'заказ*, счет, бронирован*, прием, посещени*, визит*, звонок, звонк*, заявк*, обращени*, страховой случай, дтп, авария, платеж*, оплат*, покупк*, выдач*, запись, жалоб*, рекламац*, пожертвован*, перевод, правонарушени*, происшестви*, инцидент*',
  tr: 'siparis*, fatura no, rezervasyon*, randevu*, ziyaret*, cagri*, talep*, hasar*, kaza*, odeme*, satin alma, odunc*, basvuru*, sikayet*, bagis*, havale*, suc, olay*',
  ja: '発生日, 発生日時, 利用日, 決済日, 承認日時, 承認番号, 配送, 発送, 注文, 予約, 来院, 来店, 受診, 訪問, 通話, 問い合わせ, 問合せ, 受付, 事故, 支払, 購入, 貸出, 返却, 申込, 苦情, 寄付, 振込, 宿泊, 依頼, 相談',
  zh: '发生日期, 发生时间, 交易时间, 消费时间, 发货, 收货, 配送, 快递, 运单, 订单, 訂單, 下单, 预约, 預約, 挂号, 就诊, 来访, 通话, 工单, 报修, 報修, 理赔, 事故, 支付, 付款, 购买, 借阅, 归还, 投诉, 捐款, 转账, 入住, 缴费, 随访, 回访, 咨询',
  ko: '발생일, 발생일자, 발생일시, 생성일, 승인일시, 승인번호, 이용일시, 사용일시, 결제일시, 거래일시, 출고일, 배송, 접수일, 주문, 예약, 방문, 내원, 통화, 문의, 접수, 사고, 결제, 구매, 대출, 반납, 신청, 민원, 기부, 이체, 숙박, 상담',
};

/** Texts that somebody writes, or that are written about somebody. */
/** Texts of whatever kind. */
export const text: WordLists = {
  en: 'text, texts, free text, bio, biography, about me, description, details, content',
  de: 'text, texte, freitext, beschreibung, inhalt',
  fr: 'texte, description, contenu',
  es: 'texto, descripcion, contenido',
  it: 'testo, descrizione, contenuto',
  pt: 'texto, descricao, conteudo',
  nl: 'tekst, omschrijving, inhoud',
  pl: 'tekst, opis, tresc',
  sv: 'text, beskrivning, innehall',
  cs: 'text, popis, obsah',
  ru: 'текст, описание, содержание',
  tr: 'metin, aciklama, icerik',
  ja: 'テキスト, 文章, 内容, 説明',
  zh: '文本, 描述, 内容, 内容描述',
  ko: '텍스트, 설명, 내용',
};

/** Notes about anything. */
export const noted: WordLists = {
  en: 'message*, msg, body, entry, log entry, observation*, note, notes, remark*, comment, comments, annotation*, footnote*',
  de: 'nachricht*, meldungstext, eintrag, bemerkung*, anmerkung*, notiz*, hinweis*',
  fr: 'message*, remarque*, note, notes',
  es: 'mensaje*, cuerpo, observacion, observaciones, nota, notas',
  it: 'messaggio, messaggi, note, nota, osservazioni, annotazioni',
  pt: 'mensagem, mensagens, observacao, observacoes, obs, nota, notas',
  nl: 'bericht*, verslag*, opmerking*, notitie*',
  pl: 'wiadomosc*, komunikat*, uwagi, adnotacj*, notatk*',
  sv: 'meddeland*, anmarkning*, anteckning*, notering*',
  cs: 'zprav*, zaznam*, poznamk*',
  ru: 'сообщени*, запись, примечани*, заметк*',
  tr: 'mesaj*, kayit, not, notlar, aciklama',
  ja: '本文, 記録, 内容, 備考, メモ, 注記',
  zh: '正文, 记录, 記錄, 内容, 备注, 備註',
  ko: '본문, 기록, 내용, 비고, 메모',
};

export const writing: WordLists = {
  en: 'full text, tweet text, caption, post body, message body, body, msg, letter*, feedback*, customer comment*, user comment*, review text, review, reviews, customer note, clinical note*, progress note*, transcript*, testimonial*, reply*, replies, tweet*, post text, subject line, inbox, mailbox, correspondence',
  de: 'schreiben, brief, briefe, kommentar*, ruckmeldung*, beobachtung*, anliegen, bewertungstext, beschwerdetext',
  fr: 'lettre*, courrier*, commentaire*, avis, compte rendu, temoignage*, recu le, corps du message',
  es: 'carta, comentario*, resena*, opinion*, nota enfermeria, evolucion, nota clinica, testimonio*, incidencia*',
  it: 'lettera, commento*, commenti, recension*, nota clinica, testo mail, segnalazion*',
  pt: 'carta, comentario*, resenha*, relato*, evolucao, depoimento*',
  nl: 'brief, reactie*, recensie*, rapportage*, klachttekst',
  pl: 'list, komentarz*, recenzj*, opinia, skarg*',
  sv: 'brev, kommentar*, recension*, omdome*',
  cs: 'dopis*, komentar*, recenz*',
  ru: 'письмо, комментар*, отзыв*, текст обращения',
  tr: 'mektup, yorum*, sikayet metni, gorusler',
  ja: '手紙, コメント, 感想, 口コミ, メモ, 特記事項, 内容',
  zh: '信件, 留言, 评论, 評論, 情况说明, 反馈',
  ko: '편지, 댓글, 후기',
};
