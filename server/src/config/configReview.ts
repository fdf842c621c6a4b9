/** Publishes what is wrong with the configurations that are open or in use, each in its own file, and takes back what no longer is. */
import type { LoadedConfig } from '@quasi/shared/config';
import { type ConfigFinding, runConfigRules } from '@quasi/shared/rules';
import type { Publisher } from '../documents/publisher.ts';
import { today } from '../today.ts';
import { toConfigDiagnostic } from '../toLsp.ts';
import type { Configs } from './configs.ts';

/** So many are told of one file; who mends these sees the next. */
const MOST_DIAGNOSTICS = 500;

export class ConfigReview {
  readonly #configs: Configs;
  readonly #publisher: Publisher;
  /** The client says by itself what a JSON Schema finds in an open document. */
  readonly #clientHasSchema: boolean;
  #shown: ReadonlySet<string> = new Set();
  /** What was looked at last, and on which day. */
  #looked: readonly unknown[] = [];

  constructor(configs: Configs, publisher: Publisher, clientHasSchema: boolean) {
    this.#configs = configs;
    this.#publisher = publisher;
    this.#clientHasSchema = clientHasSchema;
  }

  /** `used`: what is in force for some open data file. */
  review(used: readonly LoadedConfig[]): void {
    const open = this.#configs.open.paths;
    const day = today();
    const configs = [...new Set([...open.map((path) => this.#configs.read(path)), ...used])];
    const looked = [day, ...open, ...configs];
    if (looked.length === this.#looked.length && looked.every((each, i) => each === this.#looked[i])) return;
    this.#looked = looked;
    const found = new Map<string, Map<string, ConfigFinding>>(open.map((path) => [path, new Map()]));
    for (const config of configs) {
      for (const finding of runConfigRules({ config, today: day })) {
        const ofFile = found.get(finding.path) ?? new Map<string, ConfigFinding>();
        // Several that extend one file find the same in it.
        found.set(finding.path, ofFile.set(`${finding.slug} ${finding.offset} ${finding.message}`, finding));
      }
    }
    const shown = new Set<string>();
    for (const [path, findings] of found) shown.add(this.#publish(path, [...findings.values()]));
    for (const uri of this.#shown) if (!shown.has(uri)) this.#publisher.clear(uri);
    this.#shown = shown;
  }

  #publish(path: string, findings: readonly ConfigFinding[]): string {
    const isOpen = this.#configs.open.get(path) !== undefined;
    const document = this.#configs.documentOf(path);
    const told = findings.filter(({ isSchema }) => !(isSchema && isOpen && this.#clientHasSchema));
    this.#publisher.publishDiagnostics(
      document.uri,
      isOpen ? document.version : undefined,
      told.slice(0, MOST_DIAGNOSTICS).map((finding) => toConfigDiagnostic(finding, document)),
    );
    return document.uri;
  }
}
