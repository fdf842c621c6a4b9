/** What a few values of a column look like, where its header leaves it open. */
import { isText, type Seen } from './seen.ts';

/** Legal forms, at the end of a name or before it. */
const legalForm =
  /\S[\s,]+(?:ltd|limited|inc|llc|llp|plc|corp|gmbh|ag|kg|ohg|sarl|sas|s\.a\.?|sa|s\.l\.?|srl|s\.r\.l|spa|s\.p\.a|ltda|bv|b\.v|nv|ab|aps|oy|s\.r\.o|a\.s|kft|sp\. z o\.o|holding|group|bank|university|hospital|school|college)\.?$|^(?:ооо|оао|зао|ао|пао|ип) |株式会社|有限公司|주식회사|\(주\)/i;
/** What an institution calls itself. */
const institution =
  /(?:commission|agency|authority|council|committee|institute|foundation|association|museum|bureau|corporation|laboratory|academy|federation|society|airport|aéroport|aeroporto|aeropuerto|flughafen|lotnisko|letiště|havalimanı|airfield|airlines?|airways|railway|station|stadium|arena|theatre|theater|cathedral|church|library|hotel|hostel|restaurant|café|cafe|pizzeria|pharmacy|apotheke|pharmacie|farmacia|clinic|klinik|clinique|polyclinic|supermarket|bakery|motors|pharmaceuticals|technologies|technology|systems|solutions|industries|partners|logistics|services|foods|energy|electric|insurance|capital|consulting|studios|records|press|publishing|verlag|editions|gymnasium|grundschule|stiftung|verein|institut|ministerium|agentur|fondation|ministère|fundación|ministerio|fondazione|ministero|fundação|\S (?:elementary|high|college))$|^(?:(?:department|ministry|office|bureau|university|institute|board) of|ministère d|ministerio de|université d|universidad de|università d|universität|universidade) ?/i;
const LEAST_ORGANISATIONS = 0.25;

export function looksLikeOrganisations(column: Seen): boolean {
  if (!isText(column)) return false;
  const { probe } = column.form;
  return shareOf(probe, legalForm) + shareOf(probe, institution) >= LEAST_ORGANISATIONS;
}

const answer =
  /^(?:(?:strongly|somewhat|slightly|completely|totally|very|fully) (?:dis)?agree|(?:dis)?agree|neither agree nor disagree|(?:very |somewhat |not )?(?:dis)?satisfied|(?:very |somewhat |not )?(?:un)?likely|always|often|sometimes|rarely|seldom|never|neutral|stimme (?:voll |eher )?(?:nicht )?zu|trifft (?:voll |eher )?(?:nicht )?zu|immer|oft|manchmal|selten|nie|tout à fait d.accord|plutôt d.accord|pas (?:du tout )?d.accord|toujours|souvent|parfois|jamais|(?:muy|totalmente) de acuerdo|de acuerdo|en desacuerdo|siempre|a veces|nunca|d.accordo|in disaccordo|sempre|spesso|mai|concordo|discordo|eens|oneens|altijd|soms|nooit|zgadzam się|nie zgadzam się|zawsze|czasami|nigdy|instämmer|alltid|ibland|aldrig|souhlasím|nesouhlasím|vždy|někdy|nikdy|согласен|не согласен|всегда|иногда|никогда|katılıyorum|katılmıyorum|her zaman|bazen|asla|そう思う|そう思わない|どちらともいえない|同意|不同意|非常同意|总是|有时|从不|그렇다|아니다|보통이다|매우 그렇다)$/i;
const LEAST_ANSWERS = 0.6;

/** Steps of agreement, satisfaction or how often. */
export function looksLikeAnswers(column: Seen): boolean {
  return isText(column) && column.form.distinct <= 9 && shareOf(column.form.probe, answer) >= LEAST_ANSWERS;
}

const kindOfSex =
  /^(?:male|female|man|woman|men|women|boy|girl|männlich|weiblich|mann|frau|homme|femme|masculin|féminin|hombre|mujer|masculino|femenino|feminino|varón|maschio|femmina|vrouw|mężczyzna|kobieta|kvinna|muž|žena|муж|жен|мужской|женский|erkek|kadın|男|女|男性|女性|남|여|남자|여자|남성|여성)\.?$/i;
const SEXES = 0.65;

/** Letters that mean nothing else beside each other. */
const letters = ['m f', 'м ж'].map((pair) => pair.split(' '));
/** Besides both, one for others and one for unknown. */
const MOST_LETTERS = 4;

export function looksLikeSexes(column: Seen): boolean {
  const { form } = column;
  if (!isText(column) || form.distinct < 2 || form.distinct > 6) return false;
  if (shareOf(form.probe, kindOfSex) >= SEXES) return true;
  const values = new Set(form.probe.map((value) => value.toLowerCase()));
  return values.size <= MOST_LETTERS && letters.some((pair) => pair.every((letter) => values.has(letter)));
}

const band =
  /^[[(]?\d{1,3} ?(?:-|–|,|to|bis|à|a|~) ?\d{1,3}[\])[]?(?: ?(?:y|yrs?|years?|Jahre|ans|años|anni|anos|jaar|lat|år|let|лет|yaş|歳|岁|세))?$|^(?:[<>≤≥]=? ?\d{1,3}|\d{1,3} ?(?:\+|<=?|s|er|代|대|세 이상|and over|years and over|y más|et plus|und älter))$/i;

export function looksLikeAgeBands(column: Seen): boolean {
  return isText(column) && shareOf(column.form.probe, band) >= 0.6;
}

const animal =
  /^(?:dog|cat|horse|cattle|cow|pig|sheep|goat|mouse|rat|rabbit|chicken|bird|bos taurus|canis|hund|katze|chien|chat|perro|gato|cane|gatto|犬|猫|狗)$/i;

/** Treatments that only animals get. */
const ofAnimals =
  /^(?:euthan[ai]\p{L}*|put down|slaughtered|culled|(?:neutered|spayed|castrated|intact|entire|altered)(?: (?:fe)?male)?|(?:fe)?male (?:neutered|spayed|castrated|intact|entire)|kastriert|eingeschläfert|geschlachtet|castré|stérilisée?|euthanasié|castrado|esterilizad[ao]|eutanasia(?:do)?|castrato|sterilizzat[ao]|gecastreerd|gesteriliseerd|wykastrowan\p{L}+|wysterylizowan\p{L}+|kastrerad|avlivad|kastrovan\p{L}+|кастрирован\p{L}*|стерилизован\p{L}*|усыплен\p{L}*|kısır|去勢済|避妊済|已绝育|未绝育|중성화)$/iu;
const LEAST_OF_ANIMALS = 0.1;

export function looksLikeAnimals(column: Seen): boolean {
  if (!isText(column) || column.form.distinct > 40) return false;
  const { probe } = column.form;
  return shareOf(probe, animal) >= 0.5 || shareOf(probe, ofAnimals) >= LEAST_OF_ANIMALS;
}

const code = /^[\p{L}_-]{0,12}\d{1,12}$/u;

/** Letters with a number behind them: not a group, nor an answer. */
export function looksLikeCodes(column: Seen): boolean {
  return isText(column) && column.form.distinct >= 3 && shareOf(column.form.probe, code) >= 0.9;
}

/** Placeholders, paths, calls, addresses in memory, names of parts with points between them, keys with values. */
const machinery =
  /<\*>|%[sd]\b|\{\}|\{\d\}|\w\(\)|\b0x[\da-f]{2}|(?:^|\s)\/\w{1,40}\/\w|[a-z]\w{1,40}[._][a-z]\w{1,40}[._:][a-z]|^\[[a-z]|\b[a-z_]{2,30}=\S/i;
const address = /@|^https?:/i;
const LEAST_MACHINERY = 0.5;

/** Texts that programs write: lines of logs and their templates. */
export function looksLikeMachinery(column: Seen): boolean {
  const { probe, distinct } = column.form;
  return (
    isText(column) && distinct >= 5 && shareOf(probe, machinery) >= LEAST_MACHINERY && shareOf(probe, address) < 0.2
  );
}

/** Longer texts are none of these. */
const LONGEST = 200;

function shareOf(probe: readonly string[], pattern: RegExp): number {
  return probe.length === 0
    ? 0
    : probe.filter((value) => value.length <= LONGEST && pattern.test(value)).length / probe.length;
}
