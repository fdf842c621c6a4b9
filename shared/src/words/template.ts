/** Sentences with values in them. */
import { textsInForce } from './texts.ts';

/** Texts, and between them the numbers of values. */
type Pieces = readonly (string | number)[];

/** For the language in force, each template taken apart once; a template whose text is not translated is kept as undefined. */
let language: ReadonlyMap<string, string> | undefined;
let known = new Map<TemplateStringsArray, Pieces | undefined>();

/**
 * t`${count} of ${rows} are alone` is looked up as `{0} of {1} are alone`. A translation may reorder the values, and use one twice or not
 * at all. The content of a value is never looked at.
 */
export function t(source: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const texts = textsInForce();
  const pieces = texts && piecesIn(texts, source);
  let text = '';
  if (pieces) {
    for (const piece of pieces) text += typeof piece === 'number' ? values[piece] : piece;
    return text;
  }
  text = source[0];
  for (let i = 0; i < values.length; i++) text += values[i] + source[i + 1];
  return text;
}

function piecesIn(texts: ReadonlyMap<string, string>, source: TemplateStringsArray): Pieces | undefined {
  if (language !== texts) {
    language = texts;
    known = new Map();
  }
  if (!known.has(source)) {
    const translation = texts.get(keyOf(source));
    known.set(source, translation === undefined ? undefined : taken(translation, source.length - 1));
  }
  return known.get(source);
}

function keyOf(source: TemplateStringsArray): string {
  return source.reduce((key, part, i) => `${key}{${i - 1}}${part}`);
}

/** A number for which there is no value stays as it is written. */
function taken(translation: string, values: number): Pieces {
  return translation.split(/(\{\d+\})/).map((part) => {
    const place = /^\{(\d+)\}$/.exec(part)?.[1];
    return place !== undefined && Number(place) < values ? Number(place) : part;
  });
}
