/** What headers call telephone numbers. */

export const phoneNames = `
  fone, telefonu, telefony, telefonları, telefone contato, phone, phones, phone number, phone no, phone nr, telephone,
  telephone number, tel, tel no, tel number, ph no, mobile, mobile number, mobile no, mobile phone, cell phone,
  cellphone, cell number, msisdn, gsm, whatsapp, contact number, contact no, phone home, home phone, work phone,
  daytime phone, day phone, landline, homephone, primary phone, emergency phone, emergency number,
  emergency contact number, callback number, caller number, called number, caller, callee, calling number, ani, cli,
  clid, caller id number, clip number, msisdn a, dialled number, calling no, called no, calling msisdn, called msisdn,
  calling party, called party, a number, b number, phone extension, dialed number, sms number, Telefon, Telefonnummer,
  Telefonnr, Tel Nr, Rufnummer, Handy, Handynummer, Handynr, Mobil, Mobilnummer, Mobiltelefon, Festnetz,
  Telefon privat, Telefon dienstlich, Notfallnummer, Fon, Mobilfunk, Mobilfunknummer, téléphone, numéro de téléphone,
  numéro téléphone, portable, tél portable, tél, numéro de portable, mobile portable, tél fixe, gsm, no de téléphone,
  n° téléphone, téléphone domicile, teléfono, teléfonos, número de teléfono, número telefónico, móvil, teléfono móvil,
  teléfono fijo, celular, número de celular, número de contacto, tlf, tfno, telf, telefono, cellulare,
  numero di telefono, numero telefono, recapito, recapito telefonico, tel cellulare, telefono fisso, telefone,
  telefones, telemóvel, número de telefone, contacto telefónico, telefone celular, telefone fixo, tel contacto,
  telefoon, telefoonnummer, mobiel, mobiele nummer, gsm nummer, telnr, tel nummer, vaste telefoon, noodnummer,
  telefon, numer telefonu, nr telefonu, tel kontaktowy, telefon kontaktowy, komórka, telefon komórkowy, nr tel,
  telefonnummer, mobilnummer, mobiltelefon, telefonnr, tfn, mobilnr, puhelin, puhelinnumero, matkapuhelin, gsm numero,
  telefonní číslo, tel číslo, mobilní telefon, číslo mobilu, telefonszám, telefón, mobil, nr telefon,
  număr de telefon, телефон, номер телефона, тел, мобильный, мобильный телефон, сотовый, моб телефон,
  контактный телефон, домашний телефон, telefon numarası, telefon no, cep telefonu, cep tel, cep no, tel no, gsm no,
  ev telefonu, iletişim numarası, 電話, 電話番号, 携帯, 携帯電話, 携帯番号, 連絡先電話番号, 固定電話, TEL, 电话, 电话号码, 手机, 手机号, 手机号码, 联系电话, 联系方式,
  家长电话, 座机, 電話號碼, 手機, 手機號碼, 聯絡電話, 전화, 전화번호, 휴대폰, 휴대폰번호, 휴대전화, 휴대전화번호, 핸드폰, 핸드폰번호, 연락처, 비상연락처, 자택전화
`;

/** Other things are called so too: the numbers have to be written as those of telephones are, or be valid. */
export const ambiguousPhoneNames = 'caller, callee, contact, contacts, kontakt, contacto, contatto, contato, no';

/** Short, and words of other things too, beside whatever else: `anne cep`, `mother cell`. */
export const shortPhoneNames = {
  en: 'cell, cel, mob, ph, phn, tele, mobno, phno, telno, hp, wa, contact no, emergency, guardian contact, parent contact, kin contact',
  de: 'Notfallnr, Notruf, erreichbar unter, Rückruf, Tel priv, Tel d',
  fr: 'port, GSM, joignable, fixe, num contact, tel urgence',
  es: 'móv, cel, fijo, tel emergencia, núm contacto, whats, wsp',
  it: 'cell, fisso, rec tel, numero contatto',
  pt: 'cel, telem, telm, zap, contato',
  nl: 'mob, 06, 06 nummer, bereikbaar',
  pl: 'kom, komórkowy, nr kontaktowy, kontakt',
  sv: 'mob, mobiltel, nås på',
  cs: 'mob, mobilní, kontakt',
  ru: 'моб, сот, дом тел, раб тел, контакт, контакты, связь',
  tr: 'cep, gsm, irtibat, iletişim, acil tel',
  ja: '連絡先, 緊急連絡先, 携帯No, 自宅, TEL',
  zh: '联络方式, 聯絡方式, 紧急联系, 电话号, 手机号, 联系',
  ko: '연락처, 비상연락, 폰번호, 휴대폰, 모바일',
};

/** Under these stand names and numbers together. */
export const contactNames = {
  en: 'contact, contacts, emergency contact, emerg contact, next of kin, ice, guardian, parent, contact info, contact details, reach at',
  de: 'Kontakt, Notfallkontakt, Ansprechpartner, Kontaktdaten, Erreichbarkeit, Notfall, Angehörige',
  fr: 'contact, contact urgence, personne à prévenir, coordonnées, joindre',
  es: 'contacto, contacto de emergencia, contacto emergencia, datos de contacto, familiar',
  it: 'contatto, contatti, contatto emergenza, recapito, recapiti, familiare',
  pt: 'contato, contacto, contactos, contato de emergência, contacto emergência, familiar',
  nl: 'contact, contactpersoon, noodcontact, contactgegevens',
  pl: 'kontakt, osoba kontaktowa, kontakt alarmowy, dane kontaktowe',
  sv: 'kontakt, kontaktperson, anhörig, nödkontakt, kontaktuppgifter',
  cs: 'kontakt, kontaktní osoba, kontakty, nouzový kontakt',
  ru: 'контакт, контакты, контактное лицо, родственник, контактные данные',
  tr: 'irtibat, iletişim, acil durum, yakını, ulaşılacak kişi',
  ja: '連絡先, 緊急連絡先, 連絡, 問い合わせ先',
  zh: '联系人, 紧急联系人, 聯絡人, 联系方式, 联络',
  ko: '연락처, 비상연락, 비상연락망, 연락',
};

/** Fax numbers have a detector of their own; the rest counts, names and dates calls. */
export const noPhones = `
  fax, telefax, ファックス, FAX番号, 传真, 傳真, cell id, cell type, cell count, cell line, tower, phone type, phone model,
  phone brand, phone service, mobile os, mobile app
`;

export const faxNames = `
  fax, fax number, fax no, fax phone, facsimile, telefax, Faxnummer, Faxnr, Telefaxnummer, télécopie, télécopieur,
  numéro de fax, número de fax, faks, faxové číslo, факс, faxnummer, ファックス, ファクス, fax番号, 传真, 傳真, 팩스
`;
