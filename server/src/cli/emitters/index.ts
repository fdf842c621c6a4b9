/** The output formats of `quasi check`, by the names that `--format` takes; the first is the usual one. The only registry of them. */
import { conciseEmitter } from './concise.ts';
import type { Emitter, Style } from './emitter.ts';
import { fullEmitter } from './full.ts';
import { githubEmitter } from './github.ts';
import { gitlabEmitter } from './gitlab.ts';
import { jsonEmitter } from './json.ts';
import { junitEmitter } from './junit.ts';
import { sarifEmitter } from './sarif.ts';
import { textEmitter } from './text.ts';

export type Formats = Readonly<Record<string, (style: Style) => Emitter>>;

export const formats: Formats = {
  text: textEmitter,
  full: fullEmitter,
  concise: conciseEmitter,
  json: jsonEmitter,
  sarif: sarifEmitter,
  github: githubEmitter,
  gitlab: gitlabEmitter,
  junit: junitEmitter,
};
