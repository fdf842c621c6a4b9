/** The settings of one document: what the editor says for it, what the configurations say, and what its schema does. */
import {
  defaultSettings,
  type LoadedConfig,
  noConfig,
  type Settings,
  type Statement,
  settingsFor,
} from '@quasi/shared/config';
import { type FoundSchema, noSchema, type Schemas } from '../described/schemas/schemas.ts';
import { pathOf } from './configFile.ts';
import type { Configs } from './configs.ts';

export class DocumentSettings {
  readonly #path: string | undefined;
  #statement: Statement | undefined;
  #config = noConfig;
  #schema = noSchema;
  #settings: Settings = defaultSettings;

  constructor(
    uri: string,
    private readonly configs: Configs,
    private readonly schemas: Schemas,
  ) {
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
    return this.#path === undefined ? noConfig : this.configs.for(this.#path);
  }

  /** The schema beside the file that holds as the files stand. */
  get schema(): FoundSchema {
    return this.#path === undefined ? noSchema : this.schemas.for(this.#path);
  }

  /** Once it is known what it says. */
  async schemaRead(): Promise<void> {
    if (this.#path !== undefined) await this.schemas.readFor(this.#path);
  }

  /** The same object as long as nothing changes. */
  get current(): Settings {
    if (this.config !== this.#config || this.schema !== this.#schema) this.#settle();
    return this.#settings;
  }

  #settle(): void {
    this.#config = this.config;
    this.#schema = this.schema;
    this.#settings = settingsFor(this.#statement ?? {}, this.#config, this.#path ?? '', this.#schema.statement);
  }
}
