/** Street addresses: a number and a word for a street, in the order of the country. */
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { inTurn } from '../../inTurn.ts';
import { isWords } from '../../looks.ts';
import type { ColumnSample } from '../../sample.ts';

const head: DetectorHead = {
  id: 'street-address',
  label: 'street addresses',
  kind: 'text',
  role: 'identifier',
  safeHarbor: 'B',
  tellsPlace: true,
};

const header = `
  addresses, full address, residential address, delivery address, address 1, street name and number, street no,
  house address, Wohnanschrift, Postanschrift, Lieferadresse, Rechnungsadresse, Straße und Hausnummer,
  adresse complète, adresse de livraison, voie, numéro et voie, dirección postal, dirección de envío,
  domicilio fiscal, calle y número, indirizzo, via, indirizzo di residenza, recapito postale, endereço, morada,
  logradouro, rua, straat, adres, straat en huisnummer, woonadres, postadres, ulica, adres zamieszkania,
  adres korespondencyjny, zamieszkały, gatuadress, postadress, bostadsadress, adress, gateadresse, adresa,
  trvalá adresa, ulice, lakcím, adresă, адрес, улица, адрес проживания, адрес регистрации, ev adresi, adresi,
  açık adres, ikamet adresi, teslimat adresi, 現住所, 自宅住所, 送付先住所, お届け先, お届け先住所, 联系地址, 家庭住址, 家庭地址, 收货地址, 通讯地址, 주소, 배송지,
  배송주소, 자택주소, address, addr, address line, street, street address, home address, postal address, mailing address,
  billing address, shipping address, residence address, Adresse, Anschrift, Wohnadresse, Straße, Str,
  Straße Hausnummer, adresse postale, rue, dirección, domicilio, calle, 住所, 地址, 住址, 番地
`;

const not = `
  ip, mac, email, e mail, mail address, web, url, http, wallet, bitcoin, ethereum, crypto, contract, memory, hardware,
  bus, network, id, type, hash, city, country, state, zip, adresse mail, Mailadresse, correo, 邮箱, 邮件, 電子郵件, 网址, 網址,
  メール, アドレス
`;

const english =
  /^(?:(?:apt|flat|unit|suite)\.? \w+,? )?\d{1,6}[A-Za-z]?,? (?:[\p{L}\d'’.-]+ ){1,6}?(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|square|sq|terrace|way|close|crescent|highway|hwy|parkway|pkwy|circle|cir|trail|alley|row|gardens|grove|mews|hill|view)\b|^\d{1,6} [\p{L}'’.-]+(?: [\p{L}'’.-]+){1,4},? (?:apt|apartment|unit|suite|ste|flat|#)\.? ?[\w-]{1,6}$/iu;
const german =
  /^[\p{L}.' -]{2,50}(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|gade|vej|gatan|vägen) ?\d{1,4} ?[a-z]?(?:[ ,/-]|$)/iu;
const french =
  /^\d{1,5}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av|boulevard|bd|place|chemin|impasse|allée|quai|route|cours|square)\.? /iu;
const spanish =
  /^(?:calle|c\/|avenida|avda|av|paseo|plaza|camino|carrera|rua|via|viale|piazza|corso|ulica|ul)\.? ?[\p{L}\d .'’-]{2,60},? (?:n[º°.]? ?)?\d{1,5}/iu;
const japanese =
  /^(?:〒?\d{3}-?\d{4} ?)?\p{Script=Han}{1,3}[都道府県].{1,40}[市区町村郡].{0,60}[\d０-９一二三四五六七八九十]/u;
const chinese = /[市区县區縣].{1,40}[路街道巷弄].{0,20}[\d０-９]{1,5}(?:号|號|弄|室|楼|樓)/u;

/**
 * Each form has a number and words. A value without them is rejected at once: making the forms ready takes longer than judging most
 * columns.
 */
const number = /[\d０-９一二三四五六七八九十]/;
const words = /[^\d\s.,/:+-]/;

function isStreetAddress(value: string): boolean {
  if (value.length < 5 || value.length > 200 || !number.test(value) || !words.test(value)) return false;
  return [english, german, french, spanish, japanese, chinese].some((form) => form.test(value));
}

// A planet has a domicile too.
const written = byForm({
  ...head,
  header: [header, 'domicile, residence'],
  not,
  proof: 'form',
  matches: isStreetAddress,
});
/** Words, with blanks if there are digits: the addresses of memory and of wallets have none. */
const isWritten = (value: string) => value.includes(' ') || /^[\p{L}.'’-]{5,}$|\p{Lo}/u.test(value);

/** In so many rows, fewer are `urban` and `rural`, or parts of a town. */
const ROWS = 30;
const FEWEST = 10;

function tellsApart({ rows, distinct }: ColumnSample): boolean {
  return rows < ROWS || distinct >= FEWEST;
}

const named = byHeader({
  ...head,
  header,
  not,
  fits: (column) =>
    isWords(column) && tellsApart(column) && column.probe.filter(isWritten).length > column.probe.length / 2,
});

export const streetAddress = inTurn(written, named);
