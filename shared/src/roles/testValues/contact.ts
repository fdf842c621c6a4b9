/** Made-up values and realistic headers for the detectors of how a person is reached. */
import { type Random, randomBelow } from '../../random/index.ts';
import { DIGITS, randomText } from './characters.ts';
import { oneOf } from './drawn.ts';

const firstNames = ['ada', 'grace', 'alan', 'emmy', 'niels', 'marie', 'srinivasa', 'chien.shiung', 'jürgen', 'josé'];
const lastNames = ['lovelace', 'hopper', 'turing', 'noether', 'bohr', 'curie', 'wu', 'garcía', 'müller', 'tanaka'];
const domains = [
  'example.com',
  'gmail.com',
  'mail.example.org',
  'web.de',
  'orange.fr',
  'yahoo.co.jp',
  'qq.com',
  'uni.ac.uk',
];

function email(random: Random): string {
  const between = oneOf(['.', '_', '', '-'], random);
  const number = random() < 0.4 ? String(randomBelow(random, 100)) : '';
  return `${oneOf(firstNames, random)}${between}${oneOf(lastNames, random)}${number}@${oneOf(domains, random)}`;
}

/** As the Americans write them: area and exchange begin with 2 to 9. */
function americanPhone(random: Random): string {
  const area = oneOf(['212', '415', '312', '617', '303', '206', '404', '713'], random);
  const exchange = `${2 + randomBelow(random, 8)}${2 + randomBelow(random, 8)}${randomBelow(random, 10)}`;
  const line = randomText(random, DIGITS, 4);
  return oneOf(
    [
      `(${area}) ${exchange}-${line}`,
      `${area}-${exchange}-${line}`,
      `+1 ${area} ${exchange} ${line}`,
      `${area}.${exchange}.${line}`,
    ],
    random,
  );
}

export const contactValues: Record<string, (random: Random) => string> = {
  email,
  phone: americanPhone,
  fax: (random) => `+49 30 ${2 + randomBelow(random, 7)}${randomText(random, DIGITS, 6)}`,
};

export const contactHeaders: Record<string, readonly string[]> = {
  email: [
    'customer_email',
    'E-Mail-Adresse',
    'contactMail',
    'Email Address',
    'adresse_courriel',
    '電子メール',
    '邮箱地址',
  ],
  phone: [
    'phone_number',
    'Telefonnummer',
    'mobilePhone',
    'téléphone',
    'telefono',
    '電話番号',
    '手机号码',
    'home_phone',
  ],
  fax: ['fax', 'Fax-Nr.', 'fax_number', 'télécopie', 'FAX番号', '传真号码'],
};
