/** Names under which people log in or are known among others online. */
import { byForm } from '../../byForm.ts';
import { Confidence, type Detector } from '../../detector.ts';
import { phrasesOf, wholePhrase, wordsOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { isGivenName, isSurname } from '../../names/index.ts';
import type { ColumnSample } from '../../sample.ts';
import { countryNames } from '../../words/index.ts';

/** An account with an address as its login is better known by the address. */
const email = /@[^@]*\./;
/** A code of a machine, not a name that somebody chose. */
const machineCode = /^(?:[\da-f-]{16,}|\d+[a-z]?|[a-z]{1,3}-?\d{4,})$/i;
const handle = /^[\p{L}\p{N}._@+\\*-]*\p{L}[\p{L}\p{N}._@+\\*-]*$/u;

const head = { id: 'username', label: 'user names', kind: 'name', role: 'identifier', safeHarbor: 'R' } as const;

const named = byForm({
  ...head,
  header: `
    uname, user login, samaccountname, net id, uniqname, unikey, onyen, kerberos, kerberos id, campus id name, ldap,
    ldap id, ad account, ad login, windows login, windows account, domain user, network id, sso id, computing id,
    username, user name, login, login name, logon, logon name, login id, user id name, upn, screen name, nickname,
    nick, nick name, display name, user handle, alias, gamer tag, Benutzername, Nutzername, Anmeldename, Spitzname,
    Benutzerkennung, nom d'utilisateur, identifiant de connexion, pseudo, pseudonyme, surnom, nombre de usuario,
    usuario, apodo, alias de usuario, nome utente, soprannome, nome de usuário, nome de utilizador, utilizador,
    usuário, apelido de usuário, gebruikersnaam, bijnaam, inlognaam, nazwa użytkownika, nazwa uzytkownika, przezwisko,
    användarnamn, smeknamn, brukernavn, brugernavn, käyttäjätunnus, uživatelské jméno, přezdívka, přihlašovací jméno,
    имя пользователя, логин, ник, никнейм, прозвище, kullanıcı adı, takma ad, rumuz, ユーザー名, ユーザ名, ログイン名, ログインid,
    ニックネーム, ハンドルネーム, あだ名, 用户名, 用戶名, 登录名, 登录账号, 昵称, 网名, 暱稱, 아이디, 사용자명, 사용자 이름, 닉네임, 별명, 로그인
  `,
  not: 'count, date, time, last, attempts, ip, url, status, type, method, brand, product, column, table',
  proof: 'header',
  // `success` and `failure` are what a login led to.
  fits: (column) => column.distinct >= 3,
  matches: (value) => value.length <= 64 && !email.test(value) && !machineCode.test(value) && handle.test(value),
});

/** These are so called too, where the values are made of names of people: `jsmith`, `maria.lopez77`. */
const people = phrasesOf(`
  user, users, account, member, author, owner, assignee, assigned to, created by, updated by, who, by, player,
  reporter, committer, reviewer, remote user, auth user, logged in user, employee, agent, Benutzer, Nutzer,
  Bearbeiter, utilisateur, usuario, autor, auteur, utente, autore, usuário, gebruiker, użytkownik, användare,
  uživatel, пользователь, автор, kullanıcı, ユーザー, ユーザ, 用户, 用戶, 사용자, 작성자
`);
/** Of these, the words for those who log in: what they chose need not be made of names that are known. */
const logins = phrasesOf({
  en: 'user, usr, uname, username, user acct, remote user, auth user, logged in user, login user, ssh user, vpn user, db user, sender user, target user, ad user, userid, user id, uid, login id, account name, poster, commenter, uploader, streamer, redditor, reddit user, github, github user, gh user, ign, from user, to user, follower, followee, tweeter, blogger, reviewer id, profile name',
  de: 'Benutzer, Nutzer, Anwender, User, Benutzerkonto',
  fr: 'utilisateur, login utilisateur, compte utilisateur',
  es: 'usuario, cuenta de usuario',
  it: 'utente, account utente',
  pt: 'usuário, utilizador',
  nl: 'gebruiker, gebruikersaccount',
  pl: 'użytkownik, konto użytkownika',
  sv: 'användare, användarkonto',
  cs: 'uživatel, účet uživatele',
  ru: 'пользователь, учетная запись',
  tr: 'kullanıcı, kullanıcı hesabı',
  ja: 'ユーザー, ユーザ, 利用者',
  zh: '用户, 用戶, 登录用户',
  ko: '사용자, 이용자',
});
/** Sorts of users are fewer. */
const FEWEST_LOGINS = 12;
/** `mlopez`, `t.berg`, `kwiat77`: begins with letters, and is no word with a number behind it that counts. */
const login = /^(?=.{3,32}$)(?=[^\p{L}]*\p{L}[^\p{L}]*\p{L})[\p{L}_][\p{L}\d]*(?:[._-]+[\p{L}\d]+){0,4}_{0,2}$/u;

/** `CORP\mlopez`. */
const domain = /^[\w.-]{1,32}\\{1,2}/;

function areLogins({ header, probe, distinct }: ColumnSample): boolean {
  if (distinct < FEWEST_LOGINS || wholePhrase(header, logins) === undefined) return false;
  const bare = probe.map((value) => value.replace(domain, ''));
  const stems = new Set(bare.map((value) => value.replace(/\d+$/, '')));
  return (
    bare.filter((value) => login.test(value)).length >= LEAST_HANDLES * probe.length && 2 * stems.size >= probe.length
  );
}

const LEAST_HANDLES = 0.9;
const LEAST_OF_NAMES = 0.2;
const FEWEST_VALUES = 5;

/** Names that people gave themselves: letters with digits and signs among them, each in its own way. */
const selfMade = /\p{L}[\d_.]|[\d_.]\p{L}|\p{Ll}\p{Lu}/u;
const SOME_SELF_MADE = 0.25;

function areHandles({ probe, distinct }: ColumnSample): boolean {
  const stems = new Set(probe.map((value) => value.replace(/[\d_.-]+/g, '').toLowerCase()));
  if (distinct < FEWEST_LOGINS || 2 * stems.size < probe.length) return false;
  const words = probe.filter((value) => /\p{L}{3}/u.test(value)).length;
  return (
    words >= LEAST_HANDLES * probe.length &&
    probe.filter((value) => selfMade.test(value)).length >= SOME_SELF_MADE * probe.length
  );
}

const madeOfNames: Detector = {
  ...head,
  proof: 'header',
  judge(column: ColumnSample) {
    const words = wholePhrase(column.header, people) ?? wholePhrase(column.header, logins);
    if (words === undefined || column.distinct < FEWEST_VALUES) return undefined;
    const { probe, values } = column;
    if (probe.filter((value) => handle.test(value) && !email.test(value)).length < LEAST_HANDLES * probe.length)
      return undefined;
    const share = values.filter(isMadeOfNames).length / values.length;
    if (share < LEAST_OF_NAMES && !areLogins(column) && !areHandles(column)) return undefined;
    const evidence = [{ says: 'header', words } as const, { says: 'form', what: head.label, share } as const];
    return { confidence: Confidence.headerAndForm, share: 1, evidence };
  },
};

/** `maria.lopez77`, `mlopez`, `Maria_88`: names with what stands between and behind them. */
function isMadeOfNames(value: string): boolean {
  const parts = value.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').split(/[^\p{L}]+/u);
  if (parts.some((part) => part.length > 2 && (isGivenName(part) || isSurname(part)))) return true;
  return parts.length === 1 && parts[0].length > 4 && isSurname(parts[0].slice(1));
}

/** Countries have display names as well. */
const MOST_COUNTRIES = 0.3;

function areCountries({ probe }: ColumnSample): boolean {
  const countries = probe.filter((value) => countryNames().has(wordsOf(value).join(''))).length;
  return countries > MOST_COUNTRIES * probe.length;
}

const ofPeople = inTurn(named, madeOfNames);

export const username: Detector = {
  ...ofPeople,
  judge(column) {
    const found = ofPeople.judge(column);
    return found && !areCountries(column) ? found : undefined;
  },
};
