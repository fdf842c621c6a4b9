/** Values that nobody has: kept free for examples, or never given out. In data they are leftovers of tests, or made up. */
import { digitsOf } from './checkDigits.ts';
import { wordsIn } from './words/index.ts';

/** RFC 2606 and 6761, and what registries keep for themselves. */
const reservedDomain =
  /@(?:[^@]*\.)?(?:example\.(?:com|org|net|edu|[a-z]{2}|co\.[a-z]{2})|[^@]*\.(?:test|example|invalid|localhost)|localhost)$/i;

export function isReservedEmail(address: string): boolean {
  return reservedDomain.test(address);
}

/** North American 555-01xx; what Ofcom, ACMA, ARCEP and the Bundesnetzagentur keep for films. */
const reservedPhone = [
  /^1?[2-9]\d{2}55501\d{2}$/,
  /^(?:44|0)(?:7700900\d{3}|2079460\d{3}|1632960\d{3}|1[1-9]1496?0\d{3}|8081570\d{3}|9098790\d{3})$/,
  /^(?:61|0)(?:49157\d{4}|2555[05]\d{4}|3[57]010\d{4}|7[57]010\d{4})$/,
  /^(?:33|0)(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  /^(?:49|0)(?:3023125\d{3}|6990009\d{3}|4066969\d{3}|2214710\d{3}|8999998\d{3}|171392\d{4}|1729925\d{3,4})$/,
];

export function isReservedPhone(number: string): boolean {
  const digits = digitsOf(number).replace(/^00/, '');
  return reservedPhone.some((range) => range.test(digits));
}

/** Published by the makers of payment systems for tests. */
const testCards = new Set(
  wordsIn(`
    4111111111111111, 4242424242424242, 4012888888881881, 4000056655665556, 4222222222222, 4917610000000000,
    5555555555554444, 5105105105105100, 5200828282828210, 2223003122003222, 2223000048400011, 5454545454545454,
    378282246310005, 371449635398431, 378734493671000, 6011111111111117, 6011000990139424, 6011601160116611,
    30569309025904, 38520000023237, 36227206271667, 3530111333300000, 3566002020360505, 6200000000000005,
    4000000000000002, 4000000000000077, 4000002500003155, 4000000000003220, 6759649826438453, 5019717010103742
  `),
);

export function isTestCard(number: string): boolean {
  return testCards.has(digitsOf(number));
}

/** RFC 5737 and 3849. */
const documentationAddress = /^(?:192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:0?db8:|3fff:)/i;

export function isDocumentationAddress(address: string): boolean {
  return documentationAddress.test(address);
}

/** One from an advertisement, one printed on cards in wallets, and areas that were never given out. */
export function isNeverIssuedSsn(number: string): boolean {
  const digits = digitsOf(number);
  return /^(?:000|666|9)/.test(digits) || digits === '078051120' || digits === '219099999' || digits === '123456789';
}

/** Printed in the descriptions of the form itself. */
const exampleIbans = new Set(
  wordsIn(`
    DE89370400440532013000, GB82WEST12345698765432, GB29NWBK60161331926819, FR1420041010050500013M02606,
    CH9300762011623852957, AT611904300234573201, NL91ABNA0417164300, ES9121000418450200051332,
    IT60X0542811101000000123456, BE68539007547034, PT50000201231234567890154, PL61109010140000071219812874,
    SE4550000000058398257466, FI2112345600000785
  `),
);

export function isExampleIban(number: string): boolean {
  return exampleIbans.has(number.replace(/[ -]/g, '').toUpperCase());
}
