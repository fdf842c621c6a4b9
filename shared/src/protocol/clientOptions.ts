/** What a client says of itself, and what entries of the menu say to it. */
import type { Texts } from '../words/index.ts';

/** What a client says of itself in `initializationOptions`, beside settings. */
export interface ClientOptions {
  /** It checks an open `quasi.json` by its JSON Schema, so that the server need not. */
  readonly checksConfigBySchema?: boolean;
  /** It checks open documents in YAML by their JSON Schemas, too. */
  readonly checksYamlBySchema?: boolean;
  /** It has the commands of the extension, so that lenses and actions can name them. */
  readonly hasCommands?: boolean;
  /** Our texts in the language of the editor, if that is not English. */
  readonly texts?: Texts | undefined;
}
/** In the data of each entry of the lightbulb's menu, for a client that has entries resolved: what sort it is of, whatever its title says. */
export interface EntrySort {
  readonly maker: string;
}
/** The sort of the entries that mark a column as something else. */
export const MARKING = 'mark';
/** The kinds of the choices behind one entry of the menu: asked for by a command of the editor, and in no menu. */
export const ROLE_KIND = 'refactor.rewrite.quasiRole';
export const ALLOW_KIND = 'quickfix.quasiAllow';
/** The commands that open them; their arguments are the document and the range that the menu was asked for. */
export const CHANGE_ROLE_COMMAND = 'quasi.changeRole';
export const ALLOW_COMMAND = 'quasi.allowFinding';
