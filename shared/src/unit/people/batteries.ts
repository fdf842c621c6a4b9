/** Columns with one scale and one pattern of headers: the answers of people to one instrument, or pixels, or codes of anything. */
import { People } from '../families.ts';
import { isAbout, isNumeric, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';
import { looksLikeAnswers } from '../values.ts';
import { numberedScale, sharedScale } from './sharedScale.ts';

const FEWEST_ITEMS = 5;
/** Items of an instrument; a matrix of pixels or genes has more. */
const MOST_ITEMS = 150;
/** Steps of a scale of answers. */
const FEWEST_STEPS = 3;
/** Two is the most of an allele or of a state. */
const LEAST_TOP = 3;
const MOST_STEPS = 11;
/** Items and questions by their word, which may be right or wrong. */
const items =
  /^(?:item|itm|question|quest|frage|aufgabe|pregunta|ítem|domanda|pergunta|vraag|pytanie|fråga|otázka|вопрос|soru|madde|問|設問|题|题目|문항)[ _.-]?\d{1,3}$/iu;
/** Parts of headers that number items: `Q1`, `q12_3`, `item 04`, `A1`, `問3`. */
const numbered = /^(.{0,24}?)[ _.-]?\d{1,3}(?:[ _.-]?[\da-z]{1,3})?$/iu;
/** Heads of numbered headers that may number anything. */
const anything =
  /^(?:v|var|x|col|column|att|attr|attribute|feature|f|pixel|px|pix|p|band|ch|channel|bin|field|param|sensor|s|c|m|t|y|z|d|wk|day|week|month|year|snp|rs|gene|probe|pc|dim|emb)$/i;

/** Answers to an instrument; undefined where no block of columns looks like one. */
export function battery(columns: readonly Seen[]): Sign | undefined {
  const blocks = new Map<string, Seen[]>();
  for (const column of columns) {
    if (!hasScale(column)) continue;
    const head = headOf(column);
    if (head === undefined) continue;
    const block = blocks.get(head);
    if (block) block.push(column);
    else blocks.set(head, [column]);
  }
  const members = Array.from(blocks.values()).filter(isInstrument).flat();
  if (members.length < FEWEST_ITEMS) return inWords(columns);
  return { what: People.battery, speaksFor: 'people', weight: 2.5, columns: members.map(({ index }) => index) };
}

const FEWEST_IN_WORDS = 2;

/** Steps of agreement or frequency in words, in several columns: each need not be numbered. */
function inWords(columns: readonly Seen[]): Sign | undefined {
  const listed = columns.filter(looksLikeAnswers);
  const inPhrases = listed.length >= FEWEST_IN_WORDS ? listed : sharedScale(columns);
  const members = inPhrases.length > 0 ? inPhrases : numberedScale(columns);
  if (members.length === 0) return undefined;
  return { what: People.battery, speaksFor: 'people', weight: 2.5, columns: members.map(({ index }) => index) };
}

function headOf({ form: { header } }: Seen): string | undefined {
  const match = numbered.exec(header.name.trim());
  const head = match?.[1].toLowerCase().replace(/[ _.-]+$/, '');
  // `A1 … E5` are five blocks of one instrument.
  return head === undefined ? undefined : /^[a-e]$/.test(head) || head.length === 1 ? '' : head;
}

function hasScale(column: Seen): boolean {
  if (looksLikeAnswers(column)) return true;
  const { form } = column;
  if (!isNumeric(column) || !form.numbers?.areWhole || isAbout(column, 'technology', 'nature', 'market')) return false;
  const { least, largest } = form.numbers;
  const isItem = items.test(form.header.name.trim());
  if (isItem && least >= 0 && largest <= MOST_STEPS && form.distinct >= 2) return true;
  const isScale = least >= 0 && largest >= LEAST_TOP && largest <= MOST_STEPS && form.distinct <= MOST_STEPS + 1;
  return isScale && form.distinct >= FEWEST_STEPS;
}

function isInstrument(block: readonly Seen[]): boolean {
  if (block.length < FEWEST_ITEMS || block.length > MOST_ITEMS) return false;
  const head = numbered.exec(block[0].form.header.name.trim())?.[1].replace(/[ _.-]+$/, '') ?? '';
  if (anything.test(head)) return false;
  const shared = block.filter(
    ({ form: { numbers } }) => numbers === undefined || numbers.largest === block[0].form.numbers?.largest,
  );
  return shared.length >= 0.6 * block.length;
}
