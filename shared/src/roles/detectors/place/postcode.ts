/**
 * Postcodes of some forty countries. Our own patterns and not postcode-validator's, which has a country for nearly any short
 * text and does not know the outward half of a British code, nor codes cut short or masked.
 */
import { byForm } from '../../byForm.ts';
import type { DetectorHead } from '../../detector.ts';
import { aloneOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { further, places, surveys } from '../../words/index.ts';

const head: DetectorHead = {
  id: 'postcode',
  label: 'postcodes',
  kind: 'postcode',
  role: 'quasi-identifier',
  safeHarbor: 'B',
  tellsPlace: true,
};

/** Most of the world: digits, perhaps parted, behind a sign of the country, cut to an area or masked. */
const digits =
  /^(?:〒|[A-Z]{1,2}-)?\d{3,8}$|^(?:[A-Z]{1,2}-)?\d{3}[ -]\d{2,4}$|^\d{2}[ -]\d{3}$|^\d{4}-\d{3}$|^\d{5}-\d{3,4}$|^〒\d{3}-\d{4}$|^\d{1,6}[*xX#]{1,5}$/;
/** Great Britain: the outward half, and perhaps the inward one. */
const british =
  /^(?:A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE)\d[\dA-Z]?(?: ?\d[ABD-HJLNP-UW-Z]{2})?$/i;
/** Of areas that do not exist too, as made-up ones have them: only under a header. */
const asBritish = /^[A-Z]{1,2}\d[\dA-Z]?(?: ?\d[A-Z]{2})?$/i;
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?:[ -]?\d[ABCEGHJ-NPRSTV-Z]\d)?$/i;
/** The Netherlands, Ireland, Argentina, Malta, Bermuda. */
const others =
  /^\d{4} ?[A-Z]{2}$|^[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}$|^[A-HJ-NP-Z]\d{4}[A-Z]{3}$|^[A-Z]{3} \d{4}$/i;

function isPostcode(value: string): boolean {
  if (value.length < 2 || value.length > 12) return false;
  return digits.test(value) || british.test(value) || canadian.test(value) || others.test(value);
}

const named = byForm({
  ...head,
  header: [places.postcode, aloneOf(surveys.postcode, further.postcode)],
  not: 'file, count, path, url, size',
  proof: 'header',
  matches: (value) => isPostcode(value.replace(/\.0$/, '')) || asBritish.test(value),
  // `CP` may stand above years.
  fits: ({ numbers }) => !(numbers?.areWhole && numbers.least >= 1900 && numbers.largest <= 2030),
});

/** Whole British and Canadian codes, written as they should be, are like nothing else. */
const unmistakable = byForm({
  ...head,
  header: '',
  proof: 'form',
  matches: (value) =>
    value.length >= 6 && value.length <= 8 && value.at(-4) === ' ' && (british.test(value) || canadian.test(value)),
});

export const postcode = inTurn(named, unmistakable);
