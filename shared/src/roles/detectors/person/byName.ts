/**
 * Detectors of people's names. A header that names a person's name is enough, and common names among the values only make it surer;
 * where the header leaves it open, or names nothing, common names have to say it.
 */
import { Confidence, type Detector, type DetectorHead, type Judgement } from '../../detector.ts';
import {
  type Header,
  type HeaderWords,
  isPhrase,
  longestPhrase,
  type Phrases,
  phrasesOf,
  wholePhrase,
} from '../../header.ts';
import { hasNameShape, isOrganisation, isTitleCase, withoutCode } from '../../names/index.ts';
import { once } from '../../once.ts';
import type { Evidence } from '../../role.ts';
import type { ColumnSample } from '../../sample.ts';
import { type Words, wordsIn } from '../../words/index.ts';
import { things } from './things.ts';

export interface NameDetector extends Omit<DetectorHead, 'kind' | 'role' | 'safeHarbor'> {
  /** Phrases that say it is the name of a person. */
  readonly header: HeaderWords;
  /** Whether a header says so that none of the phrases is in: `name of the patient`. */
  readonly says?: (header: Header) => string | undefined;
  /** Phrases that say so where nothing stands beside them, if the values are written as names are. */
  readonly alone: HeaderWords;
  /** How they are written; else in one or more words that begin with capitals. */
  readonly isWritten?: (value: string) => boolean;
  /** Phrases that leave open whether it is the name of a person, a firm or a thing. */
  readonly vague: HeaderWords;
  /** Words for people who may be firms, or may have numbers: fewer common names among the values prove that they have names. */
  readonly roles?: HeaderWords;
  /** As `roles`, where headers in scripts without blanks end in them. */
  readonly ends?: Words;
  /** Whether a value is a common name of this sort. */
  readonly isCommon: (value: string) => boolean;
  /** What, besides, values have to be if no header speaks of people. Without it, a header has to. */
  readonly isUnmistakable?: (value: string) => boolean;
}

/** Of the values, these shares have to be written as names are, and be common ones. */
const LEAST_SHAPED = 0.8;
const LEAST_COMMON = 0.6;
/** Under a header that leaves it open. */
const LEAST_COMMON_IF_VAGUE = 0.45;
/** Under a word for a person: firms may stand among them. */
const LEAST_COMMON_IF_ROLE = 0.2;
/** Under a header that speaks of people, rare names prove as much; so many common ones confirm it. */
const SOME_COMMON = 0.3;
const FEWEST_VALUES = 5;
/** Under a header that names it, so many only have to be words and no codes. */
const LEAST_WORDS = 0.5;

/** Words for facts about a name that are no name. */
const aboutNames = phrasesOf(`
  count, number of, length, flag, is, has, match, matches, hash, hashed, change, changed, rank, frequency, popularity,
  type, date, Anzahl, nombre de, cantidad, 件数, 数量
`);

export function byName({
  header,
  says,
  alone,
  isWritten = isTitleCase,
  vague,
  roles = '',
  ends = '',
  isCommon,
  isUnmistakable,
  ...rest
}: NameDetector): Detector {
  const named = phrasesOf(header);
  const namedAlone = phrasesOf(alone);
  const vaguelyNamed = phrasesOf(vague);
  const roleWords = phrasesOf(roles);
  const endings = once(() => wordsIn(ends));
  const head: DetectorHead = { ...rest, kind: 'name', role: 'identifier', safeHarbor: 'A' };

  function judgeNamed(column: ColumnSample, words: string): Judgement | undefined {
    if (column.numbers || column.dates || shareOf(column.probe, isWordy) < LEAST_WORDS) return undefined;
    const share = shareOf(column.values, isCommon);
    const said: Evidence = { says: 'header', words };
    return share >= SOME_COMMON
      ? { confidence: Confidence.headerAndForm, share: 1, evidence: [said, { says: 'form', what: head.label, share }] }
      : { confidence: Confidence.header, share: 1, evidence: [said] };
  }

  /** Where the header does not say it, `least` of the values have to be common names. */
  function judgeCommon(column: ColumnSample, words: string | undefined, least: number): Judgement | undefined {
    // The first few values show whether the others are worth a look.
    if (shareOf(column.probe, isCommon) < least / 2) return undefined;
    const share = shareOf(column.values, isCommon);
    if (share < least) return undefined;
    const form: Evidence = { says: 'form', what: head.label, share };
    if (words === undefined) return { confidence: Confidence.form, share, evidence: [form] };
    const confidence = share >= SOME_COMMON ? Confidence.headerAndForm : Confidence.header;
    return { confidence, share, evidence: [{ says: 'header', words }, form] };
  }

  return {
    ...head,
    proof: isUnmistakable ? 'form' : 'header',
    judge(column) {
      if (column.probe.length === 0) return undefined;
      const { header: said } = column;
      const words = longestPhrase(said, named) ?? says?.(said);
      if (words !== undefined) {
        return longestPhrase(said, aboutNames) === undefined ? judgeNamed(column, words) : undefined;
      }
      if (isOfThings(said) && !isLastOf(said, roleWords)) return undefined;
      const bare = wholePhrase(said, namedAlone);
      if (bare !== undefined && shareOf(column.probe, isWritten) >= LEAST_SHAPED) return judgeNamed(column, bare);
      const role =
        wholePhrase(said, roleWords) ??
        onlyRoles(said, roleWords) ??
        ofThing(said, roleWords) ??
        endings().find((end) => said.whole.endsWith(end));
      if (role !== undefined && shareOf(column.probe, isNameOrFirm) >= LEAST_WORDS) {
        const isApart = shareOf(column.probe, isOfMoreWords) >= LEAST_WORDS;
        const judged = judgeCommon(column, role, isApart ? LEAST_COMMON_IF_ROLE : LEAST_COMMON_IF_VAGUE);
        if (judged) return judged;
      }
      if (shareOf(column.probe, hasNameShape) < LEAST_SHAPED) return undefined;
      if (bare !== undefined) return judgeCommon(column, bare, SOME_COMMON);
      const open = longestPhrase(said, vaguelyNamed);
      if (open !== undefined) return tellsApart(column) ? judgeCommon(column, open, LEAST_COMMON_IF_VAGUE) : undefined;
      if (!isUnmistakable || column.values.length < FEWEST_VALUES) return undefined;
      const isTelling = shareOf(column.probe, isUnmistakable) >= LEAST_SHAPED;
      return isTelling ? judgeCommon(column, undefined, LEAST_COMMON) : undefined;
    },
  };
}

/** Three names above hundreds of rows are those of groups, studies or places. */
function tellsApart({ distinct, rows }: ColumnSample): boolean {
  return distinct >= FEWEST_VALUES || 2 * distinct >= rows;
}

/** Which of several people of one sort is meant. */
const fillers = phrasesOf(`
  primary, secondary, main, first, second, other, treating, attending, referring, responsible, principal, current,
  new, old, to, by, of, the, and, or, in, r, s, e, a, o, del, della, le, la, behandelnder, age, ages, en, co, def,
  defence, defense, vice, deputy, senior, lead, chief, legal, assigned, presiding, arresting, reporting, issuing,
  emergency, local, their, our, own, registered, previous, verantwortlicher, zuständiger, gesetzlicher, und, oder, et,
  ou, y
`);

/** `treating physician`, `Schüler/in`, `parent or guardian`: people, and nothing of them. */
function onlyRoles({ words }: Header, phrases: Phrases): string | undefined {
  const areRoles = words.length > 1 && words.every((word) => isPhrase(word, phrases) || isPhrase(word, fillers));
  return areRoles ? words.find((word) => isPhrase(word, phrases)) : undefined;
}

const isOfThings = (said: Header) => longestPhrase(said, things) !== undefined;

const isLastOf = ({ words }: Header, phrases: Phrases) =>
  words.length > 1 && isPhrase(words[words.length - 1], phrases);

/** `class teacher`, `store manager`: somebody at something. */
function ofThing(said: Header, roles: Phrases): string | undefined {
  return isOfThings(said) && isLastOf(said, roles) ? said.words[said.words.length - 1] : undefined;
}

/** A given name and a surname, which scripts without blanks write in one. */
const isOfMoreWords = (value: string) => value.includes(' ') || /^[\p{Lo}・]{2,}$/u.test(value);

const isNameOrFirm = (value: string) => hasNameShape(value) || isOrganisation(value);

const yesOrNo =
  /^(?:yes|no|true|false|y|n|oui|non|ja|nein|si|sí|sim|não|tak|nie|да|нет|evet|hayır|未|有|無|无|是|否)$/i;

/** Letters without digits beside them, or with a few at the end; no answer. */
function isWordy(value: string): boolean {
  const bare = withoutCode(value);
  return /\p{L}/u.test(bare) && !/\d.*\p{L}/u.test(bare) && !yesOrNo.test(bare);
}

function shareOf(values: readonly string[], is: (value: string) => boolean): number {
  return values.filter(is).length / values.length;
}
