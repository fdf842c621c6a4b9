/** What the editor says in its own settings: asked for, or pushed by clients that cannot be asked. */
import { type Display, readDisplay, readEditorSettings, type Statement } from '@quasi/shared/config';
import type { Connection } from 'vscode-languageserver/node';

export class EditorSettings {
  constructor(
    private readonly connection: Connection,
    private readonly canBeAsked: boolean,
    private pushed: unknown,
  ) {}

  push(settings: unknown): void {
    if (typeof settings === 'object' && settings !== null && 'quasi' in settings) this.pushed = settings.quasi;
  }

  async for(uri: string): Promise<{ statement: Statement; display: Display }> {
    const given = await this.#given(uri);
    const { statement, problems } = readEditorSettings(given);
    for (const name of problems) {
      this.connection.console.warn(`The setting quasi.${name} has a value that is not allowed; its default is used.`);
    }
    return { statement, display: readDisplay(given) };
  }

  async #given(uri: string): Promise<unknown> {
    if (!this.canBeAsked) return this.pushed;
    try {
      return await this.connection.workspace.getConfiguration({ scopeUri: uri, section: 'quasi' });
    } catch {
      this.connection.console.warn('The editor did not send its settings; the defaults are used.');
      return undefined;
    }
  }
}
