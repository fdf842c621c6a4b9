/** Passwords, keys and tokens: those whose makers begin them alike, and those that the header calls so. */
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { inTurn } from '../../inTurn.ts';

const head: DetectorHead = { id: 'secret', label: 'passwords, keys and tokens', kind: 'code', role: 'sensitive' };

const known =
  /^(?:(?:AKIA|ASIA)[A-Z\d]{16}|gh[opsur]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|[prs]k_(?:live|test)_\w{10,}|xox[abeoprs]-[\w-]{10,}|AIza[\w-]{35}|sk-[\w-]{20,}|SG\.[\w-]{16,}\.[\w-]{16,}|npm_\w{30,}|hf_\w{30,}|ya29\.[\w-]{20,}|shp(?:at|ss)_\w{20,}|dop_v1_\w{40,}|-----BEGIN [A-Z ]{3,40}-----.*|\$2[aby]\$\d\d\$[./\w]{53}|\$(?:argon2(?:id?|d)|scrypt|[156]|pbkdf2[\w-]{0,12})\$\S{10,})$/s;

const byPrefix = byForm({
  ...head,
  header: 'api key, access key, access token, token, secret, password hash, key',
  proof: 'form',
  matches: (value) => value.length >= 16 && known.test(value),
});

const FEWEST_CHARACTERS = 4;

const byName = byHeader({
  ...head,
  header: `
    password, passwd, pwd, passphrase, password hash, hashed password, secret, secret key, api key, access key,
    access token, auth token, refresh token, bearer token, private key, client secret, security answer, Passwort,
    Kennwort, Geheimschlüssel, Passwort Hash, mot de passe, clé secrète, clé api, contraseña, clave secreta,
    clave de acceso, パスワード, 暗証番号, 秘密鍵, 密码, 口令, 密碼
  `,
  not: 'changed, expires, expiry, strength, reset, last, date, policy, type, at',
  fits: ({ distinct, meanLength, dates, numbers }) =>
    distinct >= 2 && meanLength >= FEWEST_CHARACTERS && !dates && (!numbers || numbers.decimals === 0),
});

export const secret = inTurn(byPrefix, byName);
