/**
 * The texts in force. There is one language a process: an editor says at the start which, and the command line speaks as the source does.
 * A key is the English text itself, as in the bundles of VS Code, so a text that is not translated can still be read.
 */

/** English → another language, as VS Code hands over its bundles. */
export type Texts = Readonly<Record<string, string | { readonly message: string }>>;

let inForce: ReadonlyMap<string, string> | undefined;

/** Puts texts in force, once at the start, before anything is said; without any, everything is said as in the source. */
export function speak(texts: Texts | undefined): void {
  const pairs = Object.entries(texts ?? {}).flatMap(([english, said]): [string, string][] => {
    const text = typeof said === 'string' ? said : said?.message;
    return typeof text === 'string' ? [[english, text]] : [];
  });
  inForce = pairs.length === 0 ? undefined : new Map(pairs);
}

/** The texts in force, another object for each language; undefined while the source texts are in use. */
export function textsInForce(): ReadonlyMap<string, string> | undefined {
  return inForce;
}

/** Says of a text in a constant that it has to be translated: constants are made before a language is in force. */
export function translatable(text: string): string {
  return text;
}

/** A text out of a constant, in the language in force; asked for when it is shown. */
export function translated(text: string): string {
  return inForce?.get(text) ?? text;
}
