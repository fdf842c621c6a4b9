/** One server process that is fuzzed, from its start to its end: what is said to it, in which order, and by when it has to answer. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileStatus } from '@quasi/shared/protocol';
import { type Random, randomBelow } from '@quasi/shared/random';
import { paced } from '@quasi/shared/testing';
import { hostileValue, mutated, pick, toJson } from './hostile.ts';
import { type Call, PLANTED, type Played, plantedText, someCall } from './protocolCalls.ts';
import { type Fault, faultsOfAnswer, faultsOfWords } from './protocolFaults.ts';
import { type Incoming, type RawServer, startRawServer } from './rawServer.ts';

export interface Finding extends Fault {
  /** The last messages before it. */
  readonly after: readonly string[];
}

const SERVER_NOT_INITIALIZED = -32002;
const INVALID_REQUEST = -32600;

/** So many calls, then all that was asked has to be answered. */
const CALLS_A_ROUND = 25;
const MOST_ROUNDS_A_LIFE = 12;
/** In milliseconds: somebody who asked for a search waits for it; whether the server is there is known at once. */
const LIMIT_OF_ANSWERS = 60_000;
const LIMIT_OF_SIGNS_OF_LIFE = 10_000;
const MOST_OFFERS = 50;
const LONGEST_DETAIL = 400;

/** One server process, from its start to its end. */
export class Life {
  readonly #random: Random;
  readonly #findings: Finding[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'quasi-fuzz-'));
  readonly #server: RawServer;
  readonly #asked = new Map<number | string, string>();
  readonly #answers = new Map<number | string, Incoming>();
  readonly #sent: string[] = [];
  readonly #played: Played;
  #wake: () => void = () => undefined;
  #isGoing = true;
  #settledVersion: number | undefined;
  messages = 0;

  constructor(random: Random, findings: Finding[]) {
    this.#random = random;
    this.#findings = findings;
    const files = ['people.csv', 'other.csv', 'people.stats.json', 'datapackage.json', 'quasi.json', 'a.recipe.json'];
    for (const name of files.slice(0, 2)) writeFileSync(join(this.#folder, name), plantedText(random));
    const uris = [...files.map((name) => pathToFileURL(join(this.#folder, name)).href), 'untitled:x.csv'];
    this.#played = { uris, offers: [], diagnostics: new Map(), version: 0 };
    this.#server = startRawServer((message) => this.#hear(message));
    void this.#server.ended.then(() => this.#wake());
  }

  async live(isEnough: () => boolean): Promise<void> {
    await this.#begin();
    for (let round = 0; round < MOST_ROUNDS_A_LIFE && !isEnough() && this.#isGoing; round++) {
      const isCalm = randomBelow(this.#random, 2) === 0;
      if (isCalm) await this.#settle();
      for (let calls = 0; calls < CALLS_A_ROUND && !isEnough() && this.#isGoing; calls++) {
        if (isCalm) await this.#callAndWait();
        else this.#callSomething();
      }
      await this.#answeredAll();
    }
    if (this.#isGoing) await this.#finish();
    for (const line of this.#server.complaints) this.#findAll(faultsOfWords('its standard error', line));
  }

  end(): void {
    this.#server.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #begin(): Promise<void> {
    this.#told({ method: 'textDocument/didOpen', params: hostileValue(this.#random) });
    await this.#refused({ method: 'textDocument/hover', params: {} }, SERVER_NOT_INITIALIZED);
    const params = this.#initializeParams();
    const hostile = mutated(this.#random, params);
    // A number there is somebody's process: the server ends with it, as it has to.
    const withoutOwner = typeof hostile === 'object' && hostile !== null ? { ...hostile, processId: null } : hostile;
    await this.#answer(this.#ask({ method: 'initialize', params: withoutOwner }));
    // Either that was taken, or this is.
    await this.#answer(this.#ask({ method: 'initialize', params }));
    await this.#refused({ method: 'initialize', params }, INVALID_REQUEST);
    this.#told({ method: 'initialized', params: {} });
  }

  /** A document about which all is known, so that what follows has something to be about. */
  async #settle(): Promise<void> {
    const [uri] = this.#played.uris;
    const version = ++this.#played.version;
    const textDocument = { uri, languageId: 'csv', version, text: plantedText(this.#random) };
    this.#told({ method: 'textDocument/didOpen', params: { textDocument } });
    await this.#until(() => this.#settledVersion === version, paced(LIMIT_OF_ANSWERS), 'the analysis of a document');
  }

  async #finish(): Promise<void> {
    const mustFail = randomBelow(this.#random, 4) === 0;
    if (!mustFail) {
      await this.#answer(this.#ask({ method: 'shutdown' }));
      await this.#refused(someCallAsked(this.#random, this.#played), INVALID_REQUEST);
      await this.#refused({ method: 'shutdown' }, INVALID_REQUEST);
    }
    this.#told({ method: 'exit' });
    const code = await Promise.race([this.#server.ended, after(paced(LIMIT_OF_SIGNS_OF_LIFE), undefined)]);
    if (code === undefined) this.#find('it did not end when it was told to', '');
    else if (code !== (mustFail ? 1 : 0)) this.#find('it ended with a wrong code', `${code}`);
  }

  /** No `processId`: a server ends by itself when that is nobody's. */
  #initializeParams(): object {
    const capabilities = pick(this.#random, [
      {},
      {
        workspace: {
          configuration: true,
          workspaceFolders: true,
          didChangeWatchedFiles: { dynamicRegistration: true },
        },
        textDocument: { codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } } },
        window: { workDoneProgress: true, showDocument: { support: true } },
      },
    ]);
    const rootUri = pathToFileURL(this.#folder).href;
    const initializationOptions = { hasCommands: true, structureDelay: 0, idleDelay: 0 };
    return { processId: null, rootUri, capabilities, initializationOptions };
  }

  /** What follows can be about what was answered. */
  async #callAndWait(): Promise<void> {
    const { method, params } = someCallAsked(this.#random, this.#played);
    const isMutated = randomBelow(this.#random, 4) === 0;
    const id = this.#ask({ method, params: isMutated ? mutated(this.#random, params) : params });
    await this.#until(() => this.#answers.has(id), paced(LIMIT_OF_ANSWERS), method);
  }

  #callSomething(): void {
    const call = someCall(this.#random, this.#played);
    const isPlanted = JSON.stringify(call.params ?? '').includes(this.#played.uris[0]);
    // Without the header, the content of cells becomes the name of a column, which may be shown.
    const isKept = call.method === 'textDocument/didChange' && isPlanted;
    const params = isKept || randomBelow(this.#random, 3) > 0 ? call.params : mutated(this.#random, call.params);
    if (call.isTold) this.#told({ ...call, params });
    else this.#ask({ ...call, params });
    if (randomBelow(this.#random, 40) === 0) this.#sendStrange();
  }

  #sendStrange(): void {
    const value = hostileValue(this.#random);
    const method = 'textDocument/didOpen';
    const strange: readonly unknown[] = [
      value,
      { jsonrpc: '2.0', id: null, method, params: { text: PLANTED } },
      { jsonrpc: '2.0', id: value, method: 'textDocument/hover', params: { text: PLANTED } },
      { jsonrpc: '2.0', id: randomBelow(this.#random, 9), result: value },
      { jsonrpc: '2.0', id: null, error: { code: 1, message: PLANTED } },
      { jsonrpc: '2.0', id: 1, error: value },
      { jsonrpc: '2.0', method: value, params: PLANTED },
      { jsonrpc: '2.0', method: '$/cancelRequest', params: value },
    ];
    this.#send(pick(this.#random, strange), 'something strange');
  }

  #told({ method, params }: Call): void {
    this.#send({ jsonrpc: '2.0', method, params }, method);
  }

  #ask({ method, params }: Call): number {
    const id = 1000 + this.messages;
    this.#asked.set(id, method);
    this.#send({ jsonrpc: '2.0', id, method, params }, method);
    return id;
  }

  #send(message: unknown, what: string): void {
    const json = typeof message === 'object' && message !== null ? toJson(message) : JSON.stringify(message);
    this.messages++;
    this.#sent.push(shortened(`${what}: ${json}`));
    if (this.#sent.length > CALLS_A_ROUND) this.#sent.shift();
    this.#server.send(json);
  }

  #hear(message: Incoming): void {
    const { id, method } = message;
    if (method !== undefined) {
      if (id !== undefined && id !== null) this.#answerBack(id, method, message.params);
      else this.#judgeTold(method, message.params);
    } else if (id !== undefined && id !== null && this.#asked.has(id)) {
      const asked = this.#asked.get(id) ?? '';
      this.#findAll(faultsOfAnswer(asked, message));
      this.#noteOffers(asked, message);
      this.#answers.set(id, message);
    }
    this.#wake();
  }

  /** To what the server asks, now and then nonsense. */
  #answerBack(id: number | string, method: string, params: unknown): void {
    const isNonsense = randomBelow(this.#random, 5) === 0;
    const items = (params as { items?: unknown[] } | undefined)?.items ?? [];
    const settings = { structureDelay: 0, idleDelay: 0, codeLens: true, inlayHints: true };
    const fitting = method === 'workspace/configuration' ? items.map(() => settings) : null;
    const answers = [{ result: hostileValue(this.#random) }, { error: { code: 5, message: 'no' } }];
    this.#server.send(
      toJson({ jsonrpc: '2.0', id, ...(isNonsense ? pick(this.#random, answers) : { result: fitting }) }),
    );
  }

  #judgeTold(method: string, params: unknown): void {
    this.#findAll(faultsOfWords(method, JSON.stringify(params)));
    if (method === 'quasi/fileStatus') {
      const { uri, version, state } = params as FileStatus;
      if (uri === this.#played.uris[0] && state === 'ready') this.#settledVersion = version;
    }
    if (method !== 'textDocument/publishDiagnostics') return;
    const { uri, diagnostics } = params as { uri: string; diagnostics: unknown[] };
    this.#played.diagnostics.set(uri, diagnostics);
  }

  /** Offers can be chosen later. */
  #noteOffers(method: string, { result }: Incoming): void {
    const { remedies = [] } = (result ?? {}) as { remedies?: { chosen: unknown }[] };
    const entries = method === 'textDocument/codeAction' && Array.isArray(result) ? result : [];
    this.#played.offers.push(...entries, ...remedies.map(({ chosen }) => chosen));
    this.#played.offers.splice(0, this.#played.offers.length - MOST_OFFERS);
  }

  async #refused(call: Call, code: number): Promise<void> {
    const answer = await this.#answer(this.#ask(call));
    if (answer && answer.error?.code !== code) {
      this.#find(`${call.method} was not refused with ${code}`, JSON.stringify(answer).slice(0, LONGEST_DETAIL));
    }
  }

  async #answer(id: number): Promise<Incoming | undefined> {
    await this.#until(() => this.#answers.has(id), paced(LIMIT_OF_SIGNS_OF_LIFE), this.#asked.get(id) ?? '');
    return this.#answers.get(id);
  }

  /** Whether the server is there is seen by a question that asks for nothing. */
  async #answeredAll(): Promise<void> {
    await this.#answer(this.#ask({ method: 'quasi/columns', params: { uri: 'untitled:never' } }));
    const open = () => [...this.#asked.keys()].filter((id) => !this.#answers.has(id));
    await this.#until(() => open().length === 0, paced(LIMIT_OF_ANSWERS), 'all that was asked');
    if (open().length > 0) this.#isGoing = false;
  }

  async #until(holds: () => boolean, milliseconds: number, what: string): Promise<void> {
    const end = performance.now() + milliseconds;
    while (this.#isGoing && !holds()) {
      if (this.#server.exitCode !== undefined) {
        this.#find('it died', `exit code ${this.#server.exitCode}; ${this.#server.complaints.join('')}`);
        this.#isGoing = false;
      } else if (performance.now() > end) {
        const open = [...this.#asked].filter(([id]) => !this.#answers.has(id)).map(([, method]) => method);
        this.#find(`it did not answer within ${milliseconds} ms`, `${what}; open: ${open.join()}`);
        this.#isGoing = false;
      } else {
        const woken = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        await Promise.race([woken, after(end - performance.now(), undefined)]);
      }
    }
  }

  #findAll(faults: readonly Fault[]): void {
    for (const { what, detail } of faults) this.#find(what, detail);
  }

  #find(what: string, detail: string): void {
    this.#findings.push({ what, detail: detail.slice(0, 4 * LONGEST_DETAIL), after: [...this.#sent] });
  }
}

function someCallAsked(random: Random, played: Played): Call {
  for (;;) {
    const call = someCall(random, played);
    if (!call.isTold) return call;
  }
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref();
  });
}

function shortened(text: string): string {
  return text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text;
}
