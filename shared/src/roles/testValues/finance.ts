/** Made-up values and headers of what concerns money, for tests. */
import { isValidIBAN } from 'ibantools';
import { type Random, randomBelow } from '../../random/index.ts';
import { isLuhn, weightedSum } from '../checkDigits.ts';
import { completed, drawn, oneDigit, oneOf, parted, upTo99 } from './drawn.ts';

/** The check digits of an IBAN stand in front. */
function iban(random: Random): string {
  const [country, body] = oneOf(
    [
      ['DE', drawn('999999999999999999', random)],
      ['GB', drawn('AAAA99999999999999', random)],
      ['NL', drawn('AAAA9999999999', random)],
      ['AT', drawn('9999999999999999', random)],
    ],
    random,
  );
  const digits = upTo99.find((check) => isValidIBAN(country + check + body)) as string;
  const text = country + digits + body;
  return random() < 0.5 ? text : parted(text, ' ', 4, 8, 12, 16, 20);
}

function card(random: Random): string {
  const start = oneOf(['4', '51', '2223', '37', '6011'], random);
  const length = start === '37' ? 15 : 16;
  const number = completed(() => start + drawn('9'.repeat(length - 1 - start.length), random), oneDigit, isLuhn);
  return random() < 0.7 || length === 15 ? number : parted(number, oneOf(['-', ' '], random), 4, 8, 12);
}

function routing(random: Random): string {
  const passes = (value: string) => weightedSum(value, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
  return completed(() => oneOf(['02', '11', '26', '32'], random) + drawn('999999', random), oneDigit, passes);
}

const amount = (random: Random) => String(18_000 + randomBelow(random, 120_000));

export const financeValues: Readonly<Record<string, (random: Random) => string>> = {
  iban,
  'payment-card': card,
  'bank-account': (random) => drawn('1999999999', random),
  'aba-routing': routing,
  bic: (random) =>
    drawn('AAAA', random) +
    oneOf(['DE', 'FR', 'GB', 'JP'], random) +
    drawn(oneOf(['AA', 'A9', '99AAA'], random), random),
  income: (random) =>
    oneOf([amount(random), `$${amount(random).replace(/(\d{3})$/, ',$1')}`, `${amount(random)}.50`], random),
  'income-band': (random) => oneOf(['<=50K', '>50K', '20,000 to 29,999', '$30,000-$39,999', 'under 10000'], random),
  balance: (random) => (random() * 20_000 - 4000).toFixed(2),
  'credit-score': (random) => String(300 + randomBelow(random, 551)),
  'credit-standing': (random) => oneOf(['0', '1'], random),
  benefits: (random) => oneOf(['yes', 'no'], random),
};

export const financeHeaders: Readonly<Record<string, readonly string[]>> = {
  iban: ['IBAN', 'iban_number', 'Kontonummer', 'customerIban', 'numéro de compte'],
  'bank-account': ['bank_account_no', 'Kontonr.', 'número de cuenta', 'numer rachunku', '口座番号', '계좌번호'],
  'payment-card': [
    'card_number',
    'CreditCardNo',
    'Kreditkartennummer',
    'cc_num',
    'numero_tarjeta',
    'カード番号',
    '信用卡号',
  ],
  'aba-routing': ['routing_number', 'ABA', 'bankRoutingNumber'],
  bic: ['BIC', 'swift_code', 'SWIFT/BIC', 'bicSwift'],
  income: ['salary', 'annual_income', 'Jahresgehalt', 'salaire', 'total income', 'ingresos', '年収', '工资'],
  'income-band': ['salary-class', 'income', 'income_bracket', 'incomeLevel'],
  balance: ['account_balance', 'loan_amount', 'Kontostand', 'solde', 'saldo', '残高', '余额'],
  'credit-standing': [
    'loan_status',
    'default_payment',
    'days_past_due',
    'Mahnstufe',
    'morosidad',
    'inadimplente',
    '逾期',
    '연체',
  ],
  benefits: [
    'food_stamps',
    'scholarship',
    'free_school_meals',
    'Wohngeld',
    'becario',
    'zasiłek',
    'льгота',
    '생활보호 수급자',
  ],
  'credit-score': ['credit_score', 'FICO', 'Schufa-Score', '信用评分'],
};
