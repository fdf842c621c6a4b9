/** The settings of one document: what the editor says for it, and what the configurations say. */
import {
  defaultSettings,
  type LoadedConfig,
  noConfig,
  type Settings,
  type Statement,
  settingsFor,
} from '@quasi/shared/config';
import { pathOf } from './configFile.ts';
import type { Configs } from './configs.ts';

export class DocumentSettings {
  readonly #configs: Configs;
  readonly #path: string | undefined;
  #statement: Statement | undefined;
  #config = noConfig;
  #settings: Settings = defaultSettings;

  constructor(uri: string, configs: Configs) {
    this.#configs = configs;
    this.#path = pathOf(uri);
  }

  /** The editor has been asked; before that nothing is to be shown. */
  get areKnown(): boolean {
    return this.#statement !== undefined;
  }

  state(statement: Statement): void {
    this.#statement = statement;
    this.#settle();
  }

  /** The configuration that holds as the files stand. */
  get config(): LoadedConfig {
    return this.#path === undefined ? noConfig : this.#configs.for(this.#path);
  }

  /** The same object as long as nothing changes. */
  get current(): Settings {
    if (this.config !== this.#config) this.#settle();
    return this.#settings;
  }

  #settle(): void {
    this.#config = this.config;
    this.#settings = settingsFor(this.#statement ?? {}, this.#config, this.#path ?? '');
  }
}
