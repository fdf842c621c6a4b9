/**
 * Digests of e-mail addresses, phone and national numbers without a key: anyone with a list of those can compute the digests, so the column
 * names people as plainly as the originals.
 */
import { byForm } from '../../byForm.ts';
import { longestPhrase, phrasesOf } from '../../header.ts';
import { wordsIn } from '../../words/index.ts';

const contacts = `
  email, e mail, mail, phone, mobile, tel, telephone, msisdn, cell, ssn, national id, passport, card, Telefon, Handy,
  correo, teléfono, téléphone, portable, courriel, telefono, telefone, celular, telefoon, nip, pesel, cpf, dni, nir,
  bsn, personnummer, телефон, почта, снилс, инн, telefon, eposta, メール, 電話, 邮箱, 手机, 电话, 身份证, 이메일, 전화, 휴대폰
`;
const digests = 'hash, hashed, sha, md, digest, sum, hex, crypt, h, sh, enc, ハッシュ, 哈希, 해시';
/** With a key or a salt in it, nobody else can make the same. */
const keyed = phrasesOf('hmac, salted, keyed, salt, peppered, pseudonym, token, gesalzen');

const hexDigits = /^(?:0x)?(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/i;
const base64Digits = /^[A-Za-z\d+/]{43}=$|^[A-Za-z\d+/]{27}=$|^[A-Za-z\d+/]{22}==$/;

export const personalDigest = byForm({
  id: 'personal-digest',
  label: 'digests of e-mail addresses, phone or national numbers',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'R',
  header: [
    contacts,
    wordsIn(contacts).flatMap((contact) =>
      wordsIn(digests).flatMap((digest) => [`${contact} ${digest}`, `${digest} ${contact}`]),
    ),
  ],
  not: '',
  proof: 'header',
  matches: (value) => value.length >= 24 && (hexDigits.test(value) || base64Digits.test(value)),
  fits: ({ header }) => longestPhrase(header, keyed) === undefined,
});
