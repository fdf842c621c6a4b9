/** Made-up values and realistic headers for the detectors of what people leave behind online. */
import { type Random, randomBelow } from '../../random/index.ts';
import { isLuhn } from '../checkDigits.ts';
import { ALPHANUMERIC, DIGITS, HEX, LETTERS, randomText } from './characters.ts';
import { completed, oneDigit, oneOf } from './drawn.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const networks = ['linkedin.com/in', 'twitter.com', 'facebook.com', 'instagram.com', 'github.com'];
const sites = ['example.org', 'www.example.com', 'shop.example.net'];

function name(random: Random): string {
  const word = randomText(random, LETTERS.toLowerCase(), 3 + randomBelow(random, 6));
  return word + oneOf(['', '_', '.x'], random) + (random() < 0.5 ? String(randomBelow(random, 1000)) : '');
}

const part = (random: Random) => randomBelow(random, 256);
const ipv4 = (random: Random) => [part(random), part(random), part(random), part(random)].join('.');
const ipv6 = (random: Random) => `2001:db8:${Array.from({ length: 6 }, () => randomText(random, HEX, 4)).join(':')}`;
const hex = (random: Random, length: number) => randomText(random, HEX, length);
const uuid = (random: Random) =>
  [hex(random, 8), hex(random, 4), `4${hex(random, 3)}`, `a${hex(random, 3)}`, hex(random, 12)].join('-');

const imei = (random: Random) =>
  completed(() => oneOf(['35', '86', '01', '99'], random) + randomText(random, DIGITS, 12), oneDigit, isLuhn);

export const onlineValues: Record<string, (random: Random) => string> = {
  secret: (random) =>
    oneOf(
      [
        `AKIA${randomText(random, DIGITS + LETTERS, 16)}`,
        `ghp_${randomText(random, ALPHANUMERIC, 36)}`,
        `sk_live_${randomText(random, ALPHANUMERIC, 24)}`,
        `xoxb-${randomText(random, DIGITS, 12)}-${randomText(random, ALPHANUMERIC, 24)}`,
      ],
      random,
    ),
  photo: (random) => `https://img.example.org/people/${hex(random, 10)}.jpg`,
  'profile-url': (random) => `https://www.example.org/~${name(random)}`,
  'member-url': (random) => `https://www.${oneOf(networks, random)}/${name(random)}`,
  'record-url': (random) => `https://${oneOf(sites, random)}/r/${randomText(random, DIGITS, 9)}?v=1`,
  url: (random) => `https://${oneOf(sites, random)}/${oneOf(['about', 'help', 'terms'], random)}`,
  'social-handle': (random) => `@${name(random)}`,
  'ip-address': (random) => (random() < 0.8 ? ipv4(random) : ipv6(random)),
  'machine-address': (random) => `10.${part(random)}.${part(random)}.${part(random)}`,
  'personal-digest': (random) => hex(random, 64),
  'mac-address': (random) => Array.from({ length: 6 }, () => hex(random, 2)).join(oneOf([':', '-'], random)),
  imei,
  'device-id': (random) => randomText(random, DIGITS + LETTERS, 20),
  'wallet-address': (random) =>
    random() < 0.5 ? `1${randomText(random, BASE58, 33)}` : `0x${randomText(random, HEX, 40)}`,
  uuid,
  ulid: (random) => `01${randomText(random, CROCKFORD, 24)}`,
  'mongo-id': (random) => `5f${hex(random, 22)}`,
  jwt: (random) =>
    `eyJhbGciOiJIUzI1NiJ9.eyJ${randomText(random, ALPHANUMERIC, 40)}.${randomText(random, ALPHANUMERIC, 43)}`,
  hash: (random) => hex(random, 64),
  'user-agent': (random) =>
    `Mozilla/5.0 (${oneOf(['Windows NT 10.0; Win64; x64', 'X11; Linux x86_64', 'iPhone; CPU iPhone OS 16_5'], random)}) ` +
    `AppleWebKit/537.36 Chrome/${80 + randomBelow(random, 50)}.0.${randomBelow(random, 6000)}.${part(random)} Safari/537.36`,
  biometric: (random) => randomText(random, `${ALPHANUMERIC}+/`, 64),
};

export const onlineHeaders: Record<string, readonly string[]> = {
  secret: ['api_key', 'userPassword', 'Passwort', 'mot_de_passe', 'contraseña', 'パスワード', '密码'],
  photo: ['photo_url', 'avatarUrl', 'Profilbild', 'photo_profil', 'foto_perfil', '顔写真', '头像'],
  'profile-url': ['profile_url', 'personalWebsite', 'homepage', 'Profil-URL', 'página personal'],
  'member-url': ['social_media', 'social_url', 'socialProfile'],
  'record-url': ['url', 'page_link', 'Webseite', 'lien', 'enlace', '网址'],
  url: ['url', 'website', 'page_link', 'Webseite', 'site_web', '链接'],
  'social-handle': ['twitter_handle', 'instagramHandle', 'handle', 'Twitter-Name', '微信号'],
  'machine-address': ['server_ip', 'host_ip', 'ip'],
  'personal-digest': ['email_sha256', 'hashed_email', 'phone_hash', 'sha256_correo'],
  'ip-address': ['ip', 'client_ip', 'IP-Adresse', 'remoteAddr', 'adresse_ip', 'IPアドレス', 'IP地址'],
  'mac-address': ['mac', 'mac_address', 'wifiMacAddress', 'MAC-Adresse', 'adresse_mac'],
  imei: ['imei', 'IMEI-Nummer', 'device_imei', 'imei_number', 'numéro IMEI'],
  'device-id': ['device_id', 'deviceId', 'cookie_id', 'idfa', 'Geräte-ID', 'id_dispositivo', '设备ID'],
  'wallet-address': ['wallet_address', 'btcAddress', 'wallet', 'dirección bitcoin', '钱包地址'],
  uuid: ['uuid', 'person_uuid', 'guid', 'recordGuid'],
  ulid: ['ulid', 'event_ulid', 'recordUlid'],
  'mongo-id': ['object_id', 'oid', 'mongoId'],
  jwt: ['jwt', 'id_token', 'jwtToken'],
  hash: ['row_hash', 'hashed_name', 'personHash', 'empreinte', '哈希'],
  'user-agent': ['user_agent', 'userAgent', 'http_user_agent', 'UA'],
  biometric: [
    'fingerprint_template',
    'retinaScan',
    'voiceprint',
    'Fingerabdruck',
    'empreinte_digitale',
    '指紋',
    '人脸特征',
  ],
};
