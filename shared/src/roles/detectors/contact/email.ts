/** E-mail addresses: a local part, `@`, and a domain that ends in letters. */
import { byForm } from '../../byForm.ts';

const address = /^[^\s@<>"(),:;]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,7}\.\p{L}{2,24}$/u;

export const email = byForm({
  id: 'email',
  label: 'e-mail addresses',
  kind: 'email',
  role: 'identifier',
  safeHarbor: 'F',
  header: [
    'email',
    'e mail',
    'mail',
    'email address',
    'E-Mail-Adresse',
    'courriel',
    'adresse mail',
    'correo',
    'correo electrónico',
    'メール',
    'メールアドレス',
    '邮箱',
    '电子邮件',
    '電子郵件',
  ],
  proof: 'form',
  matches: (value) => value.includes('@') && address.test(value),
});
