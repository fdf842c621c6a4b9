/** Names as Slavic languages bend them, and surnames that are known by their ends. */
import { endsAsSurname, isPatronymic } from '../../names/index.ts';
import { wordsIn } from '../../words/index.ts';
import type { Word } from './textWords.ts';
import { Is, wordBits } from './words/index.ts';

/** Ends that take the place of a vowel or of nothing: `Janem`, `Anny`, `Марией`. */
const slavicEnds = wordsIn('owi, ovi, iem, ego, emu, em, ie, ou, om, u, a, y, i, e, o');
const cyrillicEnds = wordsIn('ею, ои, еи, ем, ом, ым, ою, а, я, у, ю, е, и, ы');
const bases = ['', 'a', 'ek', 'o'];
const cyrillicBases = ['', 'а', 'я', 'и', 'ия', 'ь'];

/** Surnames in cases, which end unlike those that dictionaries have. */
const bentSurname = /..(?:ski|cki|[vn]sk|[^aeiouy]sk)(?:iego|iemu|iej|im)$|..wicz(?:a|em|owi)$|...ov(?:e|ou)$/;
const bentCyrillic = /..(?:[оеё]в[уы]|[оеё]вои|[оеё]вым|[оеё]ву|ин[уы]|инои|ского|скому|ским|скои|скую|чука|енк[оу])$/;
const bentPatronymic = /..(?:[ое]вич(?:ем|а|у|е)|[ое]вн(?:ы|е|у|ои))$/;

/** Letters that only Slavic languages write, or little words of theirs, have been seen in the text. */
export function withInflections(words: readonly Word[], isSlavic: boolean): readonly Word[] {
  return words.map((word) => {
    if (!word.isCapital || word.text.length < 3 || (word.bits & ~Is.tellingBehind) !== 0) return word;
    const bits = bitsOf(word.folded, isSlavic);
    return bits === 0 ? word : { ...word, bits: word.bits | bits };
  });
}

function bitsOf(folded: string, isSlavic: boolean): number {
  const dash = folded.indexOf('-');
  if (dash > 1) return partBits(folded.slice(0, dash));
  const isCyrillic = folded.charCodeAt(0) >= 0x400;
  if (isPatronymic(folded) || (isCyrillic && bentPatronymic.test(folded))) return Is.surname;
  if (endsAsSurname(folded) || (isSlavic && (isCyrillic ? bentCyrillic : bentSurname).test(folded))) return Is.surname;
  return isSlavic ? stemBits(folded, isCyrillic) : 0;
}

const partBits = (part: string) => (wordBits().get(part) ?? 0) & (Is.given | Is.surname | Is.wordToo);

function stemBits(folded: string, isCyrillic: boolean): number {
  for (const end of isCyrillic ? cyrillicEnds : slavicEnds) {
    const stem = folded.slice(0, -end.length);
    if (stem.length < 2 || !folded.endsWith(end)) continue;
    for (const base of isCyrillic ? cyrillicBases : bases) {
      const bits = partBits(stem + base);
      if ((bits & (Is.given | Is.surname)) !== 0) return bits;
    }
  }
  return 0;
}
