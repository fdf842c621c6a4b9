/** Reads XML as it comes, tag by tag. Names are without their prefixes: programs write them with and without. */
import { Damage } from '../damage.ts';

export interface XmlHandler {
  /** `tag`: what stands between its signs, for `attributeOf`. */
  opened(name: string, tag: string): void;
  closed(name: string): void;
  /** May be called several times for one text. */
  text(text: string): void;
}

/** No tag is longer. */
const LONGEST_TAG = 1 << 20;
/** Of a reference to a character, `&` and `;` included. */
const LONGEST_REFERENCE = 12;

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const DOUBLE = 0x22;
const SINGLE = 0x27;

export class XmlScanner {
  /** A tag that has begun and not ended yet. */
  #rest = '';
  readonly #decoder = new TextDecoder();

  constructor(private readonly handler: XmlHandler) {}

  push(bytes: Uint8Array, isLast: boolean): void {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: !isLast });
    let at = 0;
    while (at < text.length) {
      const end = text.charCodeAt(at) === LESS ? this.#markup(text, at) : this.#characters(text, at, isLast);
      if (end < 0) break;
      at = end;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > LONGEST_TAG || (isLast && this.#rest !== '')) throw new Damage('a tag without an end');
  }

  /** Returns where it has ended, or -1 if that is still to come. */
  #characters(text: string, at: number, isLast: boolean): number {
    const next = text.indexOf('<', at);
    let end = next < 0 ? text.length : next;
    if (next < 0 && !isLast) {
      const reference = text.lastIndexOf('&');
      if (reference >= at && reference > end - LONGEST_REFERENCE && !text.includes(';', reference)) end = reference;
      // A line feed may follow.
      else if (text.endsWith('\r')) end--;
    }
    if (end === at) return -1;
    this.handler.text(decoded(text.slice(at, end)));
    return end;
  }

  #markup(text: string, at: number): number {
    if (text.startsWith('<!', at)) return this.#declaration(text, at);
    if (text.startsWith('<?', at)) return endOf(text, '?>', at);
    const end = endOfTag(text, at + 1);
    if (end < 0) return -1;
    if (text.charCodeAt(at + 1) === SLASH) this.handler.closed(nameIn(text, at + 2, end));
    else {
      const isEmpty = text.charCodeAt(end - 1) === SLASH;
      const tag = text.slice(at + 1, isEmpty ? end - 1 : end);
      const name = nameIn(tag, 0, tag.length);
      this.handler.opened(name, tag);
      if (isEmpty) this.handler.closed(name);
    }
    return end + 1;
  }

  /** A comment, a text as it is, or a declaration: none is needed. */
  #declaration(text: string, at: number): number {
    if (text.startsWith('<!--', at)) return endOf(text, '-->', at + 4);
    if (!text.startsWith('<![CDATA[', at)) return text.length - at < 9 ? -1 : endOf(text, '>', at);
    const end = endOf(text, ']]>', at + 9);
    if (end >= 0) this.handler.text(text.slice(at + 9, end - 3));
    return end;
  }
}

function endOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? -1 : at + sign.length;
}

/** Where `>` is: in a quoted value it is a sign like any other. */
function endOfTag(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === GREATER) return at;
    if (sign !== DOUBLE && sign !== SINGLE) continue;
    at = text.indexOf(sign === DOUBLE ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

function nameIn(text: string, from: number, to: number): string {
  let start = from;
  let end = from;
  for (; end < to; end++) {
    const sign = text.charCodeAt(end);
    if (sign === COLON) start = end + 1;
    else if (sign <= BLANK || sign === SLASH) break;
  }
  return text.slice(start, end);
}

const COLON = 0x3a;
const BLANK = 0x20;

/** The value of an attribute, by its name without prefix; undefined if the tag has none. */
export function attributeOf(tag: string, wanted: string): string | undefined {
  let at = tag.indexOf(wanted) < 0 ? -1 : tag.search(/\s/);
  while (at >= 0 && at < tag.length) {
    const equals = tag.indexOf('=', at);
    if (equals < 0) return undefined;
    let start = equals + 1;
    while (tag.charCodeAt(start) <= BLANK) start++;
    const quote = tag.charAt(start);
    const end = tag.indexOf(quote, start + 1);
    if ((quote !== '"' && quote !== "'") || end < 0) return undefined;
    const name = tag.slice(at, equals).trim();
    if (name === wanted || name.endsWith(`:${wanted}`)) return decoded(tag.slice(start + 1, end));
    at = end + 1;
  }
  return undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Line ends become those of XML, references the characters that they stand for. */
function decoded(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  if (!lines.includes('&')) return lines;
  return lines.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
