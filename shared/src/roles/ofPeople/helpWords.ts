/** Why somebody stayed away, what help they asked for and got, and how a medicine agreed with them: in tables about people alone. */

/** Kinds of leave reveal illnesses, births and deaths. */
export const away = {
  en: 'leave type, type of leave, leave reason, reason for leave, leave category, absence category, absence code, reason absent, reason for absence',
  de: 'Fehlgrund, Fehlart, Abwesenheitsart, Abwesenheit Grund, Urlaubsart, Grund der Abwesenheit',
  fr: 'type absence, type d’absence, nature absence, code absence, type de congé, type congé, motif d’absence',
  es: 'tipo de ausencia, tipo ausencia, tipo de permiso, tipo permiso, tipo de licencia médica, causa ausencia, código ausencia, motivo permiso',
  it: 'causale assenza, tipo assenza, tipo di assenza, tipo permesso, motivo permesso',
  pt: 'tipo de afastamento, tipo afastamento, motivo afastamento, motivo de afastamento, tipo de licença, tipo falta, tipo de ausência',
  nl: 'verlofsoort, verzuimsoort, soort verlof, soort verzuim, verlofreden, afwezigheidsreden, reden afwezigheid',
  pl: 'rodzaj nieobecności, rodzaj urlopu, przyczyna nieobecności, typ nieobecności, kod nieobecności',
  sv: 'frånvarotyp, ledighetstyp, ledighetsorsak, orsak frånvaro, orsak till frånvaro',
  cs: 'druh nepřítomnosti, typ nepřítomnosti, druh dovolené, důvod absence, kód nepřítomnosti',
  ru: 'вид отпуска, тип отпуска, вид неявки, код неявки, вид отсутствия',
  tr: 'izin türü, izin tipi, izin nedeni, devamsızlık türü',
  ja: '休暇種別, 休暇区分, 休暇理由, 欠勤理由, 勤怠区分, 休職理由',
  zh: '请假类型, 请假类别, 假期类型, 缺勤类型, 缺勤原因, 休假类型',
  ko: '휴가종류, 휴가구분, 휴가유형, 휴가사유, 결근사유, 휴직사유',
};

/** Kinds and amounts of help, and what was decided. */
export const help = {
  en: 'aid type, type of aid, assistance type, type of assistance, support type, benefit category, benefit amount, amount requested, amount granted, amount awarded, award amount, grant amount, entitlement, hardship, means test, vulnerability, vulnerable, pwd, differently abled, specially abled, disability category, special needs type',
  de: 'Leistungsart, Art der Leistung, Hilfeart, Bescheid, Bewilligung, bewilligt, bewilligter Betrag, Bewilligungsbetrag, beantragte Leistung, Härtefall, Bedürftigkeit, Förderschwerpunkt, Hilfebedarf',
  fr: 'type aide, type d’aide, nature de l’aide, aide accordée, aide demandée, montant accordé, montant de l’aide, type prestation, besoins éducatifs, aménagement',
  es: 'tipo de ayuda, tipo ayuda, tipo de prestación, tipo prestación, importe concedido, importe solicitado, cuantía, tipo de beca, tipo beca, vulnerabilidad, cupo discapacidad, reserva discapacidad, turno discapacidad',
  it: 'tipo di aiuto, tipo aiuto, tipo contributo, tipo prestazione, contributo concesso, importo concesso, contributo richiesto, bisogni educativi, fragilità',
  pt: 'tipo de auxílio, tipo auxílio, tipo de benefício, tipo benefício, valor do benefício, valor solicitado, valor concedido, nec especiais, necessidades educativas, vulnerabilidade, cota pcd',
  nl: 'soort uitkering, type uitkering, soort voorziening, voorziening, soort hulp, toegekend bedrag, hulpvraag, zorgbehoefte, ondersteuningsbehoefte',
  pl: 'rodzaj świadczenia, rodzaj pomocy, forma pomocy, kwota świadczenia, kwota przyznana, kryterium dochodowe, potrzeby edukacyjne',
  sv: 'bidragstyp, stödtyp, typ av stöd, beviljat belopp, sökt belopp, stödbehov',
  cs: 'druh dávky, druh pomoci, typ příspěvku, přiznaná částka, výše dávky, speciální potřeby, podpůrné opatření',
  ru: 'вид пособия, вид помощи, вид льготы, вид выплаты, размер пособия, сумма пособия, нуждаемость, особые потребности',
  tr: 'yardım türü, yardım tutarı, yardım miktarı, destek türü, destek tutarı, muhtaçlık, özel ihtiyaç',
  ja: '給付種別, 申請額, 支給決定額, 給付額, 支援種別, 支援内容, 配慮事項',
  zh: '补贴类型, 救助类型, 补助金额, 申请金额, 资助金额, 救助金额, 帮扶类型, 特殊需求',
  ko: '지원유형, 지원종류, 지원금액, 급여종류, 신청금액, 수급유형, 지원내용',
};

/** After a vaccine or a medicine. */
export const reactions = {
  en: 'aefi, adverse reaction, adverse reactions, side effect, side effects, reaction type',
  de: 'Impfreaktion, Nebenwirkung, Nebenwirkungen, unerwünschte Wirkung',
  fr: 'effet indésirable, effets indésirables, effets secondaires, mapi',
  es: 'esavi, efecto adverso, efectos adversos, reacción adversa, efectos secundarios',
  it: 'reazione avversa, reazioni avverse, effetto collaterale, effetti collaterali',
  pt: 'eapv, efeito adverso, efeitos adversos, reação adversa, efeitos colaterais',
  nl: 'bijwerking, bijwerkingen',
  pl: 'nop, odczyn, odczyn poszczepienny, działania niepożądane, skutki uboczne',
  sv: 'biverkning, biverkningar',
  cs: 'nežádoucí účinek, nežádoucí účinky, vedlejší účinky',
  ru: 'пппи, побочные эффекты, побочные реакции, нежелательная реакция',
  tr: 'yan etki, yan etkiler, advers reaksiyon, istenmeyen etki',
  ja: '副反応, 副作用, 有害事象',
  zh: '不良反应, 副作用, 不良事件',
  ko: '이상반응, 부작용',
};

/** Articles and numbers by which offences are listed. */
export const articles = {
  fr: 'natinf, code natinf, libellé natinf, libellé infraction',
  es: 'precepto infringido, artículo infringido',
  it: 'articolo violato, norma violata',
  pt: 'artigo infringido, enquadramento',
  nl: 'feitcode, overtreden artikel',
  pl: 'kwalifikacja prawna, artykuł kk',
  ru: 'статья, статья коап, часть статьи',
  ja: '違反条項',
};
