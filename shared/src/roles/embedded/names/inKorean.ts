/** Names of people in Korean texts. */
import type { Mention } from './mention.ts';
import { closings, givenSyllables, noNames, plainSurnames, ranks, relations, surnames } from './words/korean.ts';

const given = `[${givenSyllables}]`;
const full = `(?:${surnames})${given}{2}`;
/** No syllable before it that belongs to it. */
const first = '(?<![가-힣])';
const particle = '(?=$|[^가-힣]|이|가|은|는|을|를|의|에|께|과|와|도|로|한|입|라|이|으|만|부)';

const addressed = new RegExp(`${first}((?:${surnames})[가-힣]{1,2}) ?(?:씨|님|군|양)${particle}`, 'g');
const ranked = new RegExp(`${first}(${full}|(?:${plainSurnames})) ?(?:${ranks})(?:님)?${particle}`, 'g');
const related = new RegExp(
  `${first}(?:${relations})(?:인|는|은|:)?[ :(]{1,2}(${full})(?=$|[^가-힣]|이|가|은|는|에게|께|님|씨|입니다|와|과|의)`,
  'g',
);
/** `최보람에게 전화`, `김민서한테 전달`: the person to inform, and the person to give something to. */
const told = new RegExp(
  `${first}((?:${surnames})${given}{2})(?:에게|께|한테|님께) ?(?:만 |꼭 |직접 )?(?:연락|전화|문의|전달|전해|맡|알려|부탁|인계|보내|확인|드려|주세)`,
  'g',
);
const labelled = new RegExp(`${first}(?:${relations}) ?: ?((?:${surnames})[가-힣]{2})(?![가-힣])`, 'g');
const signed = new RegExp(`(?:^|[\\s.,!])(${full}|[가-힣]{2,4}) ?(?:${closings})[\\s.]*$`);
const signedThanks = new RegExp(`(?:감사합니다|고맙습니다|수고하세요|부탁드립니다)[.!\\s]*(${full})[\\s.]*$`);
/** What ends in one of these is a word with its particle. */
const endsInParticle = /[를을는의에과와로만]$/;

export function namesInKorean(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const match of text.matchAll(addressed)) {
    const name = match[1];
    const isShort = name.length < 3;
    if (noNames.has(name) || (isShort && !/씨|군|양/.test(match[0].slice(name.length)))) continue;
    if (isShort && !match[0].includes(' ')) continue;
    mentions.push(mentionIn(match, 'sure'));
  }
  for (const match of text.matchAll(ranked)) if (!noNames.has(match[1])) mentions.push(mentionIn(match, 'sure'));
  for (const match of text.matchAll(related))
    if (!endsInParticle.test(match[1]) && !noNames.has(match[1])) mentions.push(mentionIn(match, 'sure'));
  for (const match of text.matchAll(told)) if (!noNames.has(match[1])) mentions.push(mentionIn(match, 'sure'));
  for (const match of text.matchAll(labelled)) mentions.push(mentionIn(match, 'sure'));
  for (const pattern of [signed, signedThanks]) {
    const match = pattern.exec(text);
    if (match && !noNames.has(match[1])) mentions.push(mentionIn(match, 'certain'));
  }
  return mentions;
}

function mentionIn(match: RegExpExecArray | RegExpMatchArray, sureness: Mention['sureness']): Mention {
  const start = (match.index as number) + match[0].lastIndexOf(match[1]);
  return { start, end: start + match[1].length, sureness };
}
