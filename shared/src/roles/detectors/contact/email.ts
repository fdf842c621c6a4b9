/** E-mail addresses: a local part, `@`, and a domain whose last part can be a top-level domain. */
import { byForm } from '../../byForm.ts';
import { isReservedEmail } from '../../reserved.ts';

/** A masked address, with stars in it, is none. */
const address =
  /^[^\s@<>"(),:;*]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})$/iu;
/** `icon@2x.png` is the name of a file. */
const fileEnding = /\.(?:png|jpe?g|gif|svg|webp|bmp|ico|pdf|css|html?|tgz|zip|json|xml|csv|txt)$/i;
/** `Ada Lovelace <ada@example.org>`, `mailto:ada@example.org`. */
const wrapped = /^(?:[^<>@]{0,100}<|mailto:)([^<>]+?)>?$/i;

function bareOf(value: string): string {
  return wrapped.exec(value)?.[1] ?? value;
}

export function isEmailAddress(value: string): boolean {
  if (!value.includes('@')) return false;
  const bare = bareOf(value);
  return address.test(bare) && !fileEnding.test(bare);
}

export const email = byForm({
  id: 'email',
  label: 'e-mail addresses',
  kind: 'email',
  role: 'identifier',
  safeHarbor: 'F',
  header: `
    email, e mail, mail, email address, mail address, contact email, E-Mail-Adresse, e mail id, email id, emails,
    work email, personal email, mailbox, posta elettronica, indirizzo email, pec, endereço de email,
    correio eletrónico, correio eletrônico, e mailadres, mailadres, adres email, adres e mail, poczta, epost,
    e postadress, e post, mejl, sähköposti, e mailová adresa, эл почта, электронная почта, почта, e posta,
    e posta adresi, eposta, 이메일, 이메일 주소, 전자우편, 电子邮箱, 邮件地址, Mailadresse, courriel, mél, adresse mail,
    adresse électronique, correo, correo electrónico, メール, メールアドレス, 邮箱, 电子邮件, 郵箱, 電子郵件
  `,
  proof: 'form',
  matches: isEmailAddress,
  isReserved: (value) => isReservedEmail(bareOf(value)),
});
