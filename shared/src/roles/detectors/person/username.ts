/** Names under which people log in. */
import { byForm } from '../../byForm.ts';

/** Who logs in with an address is better known by that. */
const email = /@[^@]*\./;

export const username = byForm({
  id: 'username',
  label: 'user names',
  kind: 'name',
  role: 'identifier',
  safeHarbor: 'R',
  header: [
    'uname',
    'user login',
    'samaccountname',

    'username',
    'user name',
    'login',
    'login name',
    'logon',
    'screen name',
    'nickname',
    'Benutzername',
    'Nutzername',
    'Anmeldename',
    "nom d'utilisateur",
    'pseudo',
    'pseudonyme',
    'nombre de usuario',
    'usuario',
    'ユーザー名',
    'ログイン名',
    '用户名',
    '用戶名',
    '登录名',
    '昵称',
  ],
  not: ['id', 'count', 'date', 'time', 'last', 'attempts', 'ip', 'url', 'status', 'type', 'method'],
  proof: 'header',
  // `success` and `failure` are what a login led to.
  fits: (column) => column.distinct >= 3,
  matches: (value) =>
    value.length <= 64 && !email.test(value) && /^[\p{L}\p{N}._@+\\-]*\p{L}[\p{L}\p{N}._@+\\-]*$/u.test(value),
});
