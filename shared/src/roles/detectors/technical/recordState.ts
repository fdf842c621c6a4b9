/** How a record stands and how it came about: states, versions, flags of processing, units, channels. */
import { byTopic } from '../../byTopic.ts';
import { Confidence } from '../../detector.ts';
import type { ColumnSample } from '../../sample.ts';

const LONGEST = 40;

export const recordState = byTopic({
  id: 'technical',
  label: 'technical columns',
  kind: 'category',
  role: 'insensitive',
  header: {
    en: 'order status, ticket status, record status, account status, payment status, booking status, attendee status, appointment status, delivery status, email status, lead status, processing status, case status, request status, application status, claim status, priority, severity level, queue, folder, version, revision, checksum, error code, status code, http status, http code, return code, opt in, opt out, optin, consent, newsletter, email opt in, sms opt in, unsubscribed, bounced, verified, is active, active, enabled, deleted, is deleted, archived, processed, locked, mfa, two factor, unit, units, uom, unit of measure, currency, currency code, channel, sales channel, source system, data source, source file, import batch, batch, lead source, record type, document type, format, encoding, protocol, method, request method, uri, endpoint, referrer, shift, sla, tags, wave, round, test flag, dummy, flag, constant, filler, interviewer, interview mode, mode of data collection, quality flag, imputed, imputation flag, visit type, visitnum, visit number, visit name, epoch, sequence, seq, session type, log level, level name, event type, event name, event, action, app version, sdk version, build, screen size, resolution, connection type, user type, account type, device os version, finished, progress, response type, distribution channel, template, campaign, utm source, utm medium, utm campaign, refund, returned, is returned, shipping status, fulfillment status, financial status, category id, type code, measure unit, data quality, remarks flag, measured, file format, mime type, semester, term, academic year, school year, course code, course name, topic',
    de: 'Status, Bearbeitungsstatus, Auftragsstatus, Zahlungsstatus, Bestellstatus, Priorität, Einheit, Mengeneinheit, Währung, Kanal, Vertriebskanal, Quelle, Datenquelle, Version, Schicht, Dringlichkeit, Belegart, Buchungsart, aktiv, gelöscht, erledigt, Eingang, Eingangskanal, Ablage, Zahlungsart, Zahlungsweise, Versandart, Vorgangsart, Termin Art, Terminart, Halbjahr, Schuljahr, Newsletter, Einwilligung, Fach, Thema, Betreff Art, Kursnummer, Tarif, Lieferstatus, SEPA Mandat',
    fr: 'statut, statut commande, état, état commande, priorité, unité, devise, canal, source, version, mode de paiement, moyen de paiement, type de document, actif, traité, équipe horaire, urgence, mode de livraison, semestre, année scolaire, matière, consentement, formule, nature demande, statut dossier',
    es: 'estatus, estado pedido, estado del pedido, estado ticket, situación, prioridad, unidad, moneda, divisa, canal, fuente, versión, turno, forma de pago, método de pago, medio de pago, tipo de documento, activo, procesado, urgencia, semestre, curso escolar, materia, asignatura, consentimiento, tarifa, medio de contacto',
    it: 'stato, stato ordine, stato ticket, stato pratica, priorità, unità, valuta, canale, fonte, versione, turno, metodo di pagamento, modalità di pagamento, tipo documento, attivo, elaborato, urgenza, semestre, anno scolastico, materia, consenso, tariffa, canale contatto, provenienza ordine, origine segnalazione',
    pt: 'status, situação, situação pedido, prioridade, unidade medida, moeda, canal, fonte, versão, turno, forma de pagamento, método de pagamento, meio de pagamento, tipo de documento, ativo, processado, urgência, semestre, ano letivo, disciplina, consentimento, plano tarifário, canal atendimento, origem chamado',
    nl: 'status, orderstatus, prioriteit, eenheid, valuta, kanaal, bron, versie, dienst, ploeg, betaalwijze, betaalmethode, documenttype, actief, verwerkt, urgentie, schooljaar, vak, toestemming, nieuwsbrief, abonnement, lidsoort, lidmaatschapstype, soort melding, lijn',
    pl: 'status, stan zlecenia, priorytet, jednostka, jednostka miary, waluta, kanał, źródło, wersja, zmiana, forma płatności, metoda płatności, typ dokumentu, aktywny, semestr, rok szkolny, przedmiot, zgoda, taryfa, sposób zgłoszenia',
    sv: 'status, orderstatus, prioritet, enhet, valuta, kanal, källa, version, skift, betalsätt, betalningsmetod, dokumenttyp, aktiv, termin, läsår, ämne, samtycke, medlemstyp',
    cs: 'stav, stav objednávky, priorita, jednotka, měna, kanál, zdroj, verze, směna, způsob platby, typ dokumentu, aktivní, pololetí, školní rok, předmět, souhlas, tarif',
    ru: 'статус, статус заказа, приоритет, единица, единица измерения, валюта, канал, источник, версия, смена, способ оплаты, тип документа, активен, семестр, учебный год, предмет, согласие, тариф, состояние заявки',
    tr: 'durum, durumu, sipariş durumu, öncelik, birim, para birimi, kanal, kaynak, sürüm, vardiya, ödeme yöntemi, ödeme şekli, belge türü, aktif, dönem, öğretim yılı, ders, onay, tarife, aciliyet',
    ja: '状態, ステータス, 状況, 注文状況, 優先度, 単位, 通貨, チャネル, 経路, 流入元, 区分, 種別, バージョン, 支払方法, 決済方法, 配送方法, 有効フラグ, フラグ, 学期, 年度, 科目, 会員種別, 受付方法, 対応状況, 緊急度',
    zh: '状态, 狀態, 订单状态, 处理状态, 优先级, 单位, 币种, 渠道, 来源, 版本, 班次, 支付方式, 付款方式, 配送方式, 是否有效, 标志, 学期, 学年, 科目, 主题, 会员等级, 工单类型, 紧急程度, 类别, 类型',
    ko: '상태, 주문상태, 처리상태, 우선순위, 단위, 통화, 채널, 경로, 출처, 버전, 교대, 결제수단, 결제방법, 배송방법, 배송상태, 구분, 유형, 학기, 연도, 과목, 회원등급, 접수방법',
  },
  alone: {
    en: 'status, state code, type, mode, code type, category, categories, level, source, format, result code, plan, membership, tier, kind, class code, subject line, topic, segment, segments, scheme, rate code, language code app, direction, medium, rate plan, series, phase, stage name, module, section code, payment, payment method, payment mode, payment type, membership type, member rating, membership level, subscription, subscription type, subscription plan, package, ticket type, contract type, contract, customer segment, customer type, customer tier, user tier, loyalty tier, loyalty level, tariff, number of products, products number',
    de: 'Art, Typ, Kategorie, Gruppe Nr, Stufe, Beitrag Art, Mitgliedsart, Beitragsgruppe, Tarif, Vertragsart, Kundengruppe, Segment',
    fr: 'type, catégorie, nature, formule, abonnement, type de contrat, segment, palier',
    es: 'tipo, categoría, clase, modalidad, plan, segmento, suscripción, tipo de cliente, tipo de contrato',
    it: 'tipo, categoria, tipologia, piano, segmento, abbonamento, tipo contratto, quota',
    pt: 'tipo, categoria, modalidade, plano, segmento, assinatura, tipo de contrato, assunto',
    nl: 'type, soort, categorie, segment, klantsegment',
    pl: 'typ, rodzaj, kategoria, segment, abonament',
    sv: 'typ, kategori, sort, segment, abonnemang',
    cs: 'typ, druh, kategorie, segment',
    ru: 'тип, вид, категория, сегмент, подписка',
    tr: 'tür, tip, kategori, segment, abonelik',
    ja: '種類, カテゴリ, 分類, プラン, セグメント, 件名種別',
    zh: '种类, 分类, 套餐, 等级, 方案',
    ko: '종류, 분류, 카테고리, 등급, 요금제',
  },
  not: `
    marital, civil, employment, emp, job, citizenship, immigration, smoking, health, patient, hiv, disease, insurance,
    worker, work, family, household, housing, residence, education, student, vital, disability, pregnancy, military,
    veteran, migration, legal, race, ethnic, sex, gender, age, blood, loan, credit, salary, income, party, date, id,
    time, name, number of, country, city, region, area, address, property, home, area unit, business, medical,
    Familien, Beschäftigung, civile, 婚姻, 配偶, 健康, 在職, 就业, 职业, 職業, 혼인, 건강, 직업
  `,
  fits: isShort,
  sure: Confidence.weakHeader,
});

function isShort({ meanLength, uniqueShare, rows, distinct }: ColumnSample): boolean {
  return meanLength <= LONGEST && (rows < 10 || uniqueShare < 0.9 || distinct <= 3);
}
