/** All names that are known, folded; made ready when a name is first looked for. */
import { once } from '../once.ts';
import { commonGivenNames, commonSurnames } from './common.ts';
import { cyrillicGivenNames } from './cyrillic.ts';
import { kanaNames, koreanGivenNames, longerSurnames, oneSignSurnames, signGivenNames } from './eastAsian.ts';
import { englishGivenNames, englishSurnames } from './english.ts';
import { namesOf } from './fold.ts';
import { furtherGivenNames, furtherSignGivenNames, furtherSurnames, rarerJapaneseSurnames } from './further.ts';
import { germanicGivenNames, germanicSurnames } from './germanic.ts';
import { romanceGivenNames, romanceSurnames } from './romance.ts';
import { slavicGivenNames, slavicSurnames } from './slavic.ts';
import { moreGivenNames, moreSurnames } from './turkishAndOthers.ts';

/** Given names in Latin and Cyrillic letters, in lower case and without accents. */
export const givenNames = once(
  (): ReadonlySet<string> =>
    new Set(
      [
        commonGivenNames,
        englishGivenNames,
        germanicGivenNames,
        romanceGivenNames,
        slavicGivenNames,
        moreGivenNames,
        cyrillicGivenNames,
        furtherGivenNames,
      ].flatMap(namesOf),
    ),
);

/** Surnames in Latin letters, in lower case and without accents. */
export const surnames = once(
  (): ReadonlySet<string> =>
    new Set(
      [
        commonSurnames,
        englishSurnames,
        germanicSurnames,
        romanceSurnames,
        slavicSurnames,
        moreSurnames,
        furtherSurnames,
      ].flatMap(namesOf),
    ),
);

/** With one of these a Chinese or a Korean name begins. */
export const eastAsianSurnames = once((): ReadonlySet<string> => new Set(namesOf(oneSignSurnames)));

/** With one of these a Japanese name begins, or one whose surname has two signs. */
export const japaneseSurnames = once(
  (): ReadonlySet<string> => new Set([longerSurnames, rarerJapaneseSurnames].flatMap(namesOf)),
);

export const eastAsianGivenNames = once(
  (): ReadonlySet<string> => new Set([signGivenNames, furtherSignGivenNames, koreanGivenNames].flatMap(namesOf)),
);

/** Japanese names as they sound, in hiragana. */
export const soundedNames = once((): ReadonlySet<string> => new Set(namesOf(kanaNames)));
