/** The output formats of `quasi check`, by the names that `--format` takes; the first is the usual one. The only registry of them. */
import type { Emitter, Style } from './emitter.ts';
import { jsonEmitter } from './json.ts';
import { textEmitter } from './text.ts';

export type Formats = Readonly<Record<string, (style: Style) => Emitter>>;

export const formats: Formats = { text: textEmitter, json: jsonEmitter };
