/** Forms of address and offices around a name: with them even a rare name is one of a person, and so is one that is half hidden. */
import { foldName } from './fold.ts';

const wordSet = (text: string) => new Set(text.split(' '));
/** Whatever follows is a name. */
const certain = wordSet(
  'mr mrs dr prof professor herr herrn frau mme mlle monsieur madame mademoiselle sra srta dott dottssa sig sigra avv dhr mevr pani mudr judr г-н г-жа г-ну sayin',
);
/** They begin posts, works and firms as well: `Sr Developer`, `Lady Windermere`. */
const weak = wordSet(
  'ms miss mx rev fr sr sir dame lord lady hon capt sgt m mm me maitre d dna don dona ing geom mw drs pan panstwo mgr bc phdr inz тов av uzm doc op dt',
);
const behind = wordSet('bey hanim jr sr ii iii phd md rn cpa esq dds mba');

const bare = (word: string) => foldName(word).replace(/[.,]/g, '');

/** `DR VROOT`, `Mr. J. Smith`, `Herr Dr. Vogel`: the rest beside the titles; undefined where there are none. */
export function behindTitle(value: string): { readonly name: string; readonly isCertain: boolean } | undefined {
  const words = value.split(/ +/);
  let at = 0;
  while (at < words.length - 1 && (certain.has(bare(words[at])) || weak.has(bare(words[at])))) at++;
  if (at > 0)
    return {
      name: words.slice(at).join(' '),
      isCertain: words.slice(0, at).some((word) => certain.has(bare(word))),
    };
  if (words.length === 1 || !behind.has(bare(words[words.length - 1]))) return undefined;
  return { name: words.slice(0, -1).join(' ').replace(/,$/, ''), isCertain: false };
}

const honorific =
  /^(\p{Lo}[\p{Lo}*○〇Ｏ×X]{0,4}) ?(?:先生|女士|小姐|太太|师傅|師傅|老师|老師|医生|醫生|经理|同学|さん|様|さま|氏|君|殿|くん|ちゃん|씨|님|군|양|선생님|원장|과장|부장|팀장|대리|차장|실장|교수|기사|기사님|고객님|대표|이사|간호사|어머님|아버님)$/u;
const office = /^(?:骑手|騎手|司机|快递员|配送员|师傅|医师|護師|担当|기사|담당|원장|교수) ?(\p{Lo}{2,4})$/u;

/** `王先生`, `田中様`, `최보람 과장`, `司机李四`: the name alone. */
export function withoutHonorific(value: string): string | undefined {
  return honorific.exec(value)?.[1] ?? office.exec(value)?.[1];
}

/** `최*람`, `王**`, `山田○○`: a surname, and signs that stand for the rest. */
export const maskedName = /^\p{Lo}{1,2}[*＊○〇×]{1,3}\p{Lo}{0,2}$/u;

/** `VROOT^ANNA^M`: surname, given name and more, as laboratories and clinics send them in messages and pictures. */
export const partedName = /^\p{L}[\p{L}'’. -]{1,39}\^\p{L}[\p{L}'’. -]{0,39}(?:\^[\p{L}'’. -]{0,39}){0,5}$/u;
