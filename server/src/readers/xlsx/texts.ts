/** One text of XML, put together from its parts: runs in several fonts are one text, and how it is pronounced is none of it. */

/** `_x000D_`: a character that XML has no other way to write. */
const escaped = /_x([0-9a-f]{4})_/gi;

export class TextCollector {
  #text = '';
  #isText = false;
  /** Inside what says how signs are read aloud. */
  #isPhonetic = false;

  begin(): void {
    this.#text = '';
    this.#isText = false;
    this.#isPhonetic = false;
  }

  opened(name: string): void {
    if (name === 't') this.#isText = !this.#isPhonetic;
    else if (name === 'rPh') this.#isPhonetic = true;
  }

  closed(name: string): void {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#isPhonetic = false;
  }

  text(text: string): void {
    if (this.#isText) this.#text += text;
  }

  end(): string {
    return unescaped(this.#text);
  }
}

export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(escaped, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
