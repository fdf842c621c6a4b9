/** The risk heat map: while it is on, it paints the cells on the screen by how easily their rows are found, and those that identify people. */
import { type FileStatus, type Heat, type HeatParams, heatRequest } from '@quasi/shared/protocol';
import {
  type CancellationToken,
  CancellationTokenSource,
  commands,
  Disposable,
  l10n,
  type Memento,
  Range,
  type TextEditor,
  type Uri,
  window,
  workspace,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { FileStatuses } from './fileStatuses.ts';
import { createHeatPaint, type HeatPaint } from './heatPaint.ts';
import { isData } from './selector.ts';

const HEAT_MAP_IS_ON = 'quasi.heatMap';
/** Scrolling and typing say many times that something has changed. */
const PAUSE_MS = 100;
/** Lines above and below those on the screen, so that a little scrolling meets no bare cells. */
const LINES_AROUND = 15;
const MESSAGE_MS = 6000;

/** Asks the server; null while it does not know. */
type AskForHeat = (uri: Uri, ranges: readonly Range[], token: CancellationToken) => Promise<Heat | null>;

/** So that the button in the editor's title shows whether it is on. */
const IS_ON = 'quasi.isHeatMapOn';

export function createHeatMap(client: LanguageClient, statuses: FileStatuses, memory: Memento): HeatMap {
  const ask: AskForHeat = async (uri, ranges, token) => {
    const { asUri, asRange } = client.code2ProtocolConverter;
    const params: HeatParams = { uri: asUri(uri), ranges: ranges.map((range) => asRange(range)) };
    try {
      return await client.sendRequest<Heat | null>(heatRequest, params, token);
    } catch (error) {
      if (!token.isCancellationRequested) client.error('The heat map has no answer.', error, false);
      return null;
    }
  };
  return new HeatMap(ask, statuses, memory, createHeatPaint());
}

export function registerHeatMapCommands(map: HeatMap): Disposable {
  return Disposable.from(
    commands.registerCommand('quasi.toggleHeatMap', () => map.toggle()),
    commands.registerCommand('quasi.showHeatMap', () => map.turn(true)),
    commands.registerCommand('quasi.hideHeatMap', () => map.turn(false)),
  );
}

export class HeatMap implements Disposable {
  readonly #listeners: Disposable;
  /** Editors that are to be shaded anew after a pause. */
  readonly #waiting = new Map<TextEditor, NodeJS.Timeout>();
  /** The request under way. */
  readonly #asking = new Map<TextEditor, CancellationTokenSource>();

  constructor(
    private readonly ask: AskForHeat,
    private readonly statuses: FileStatuses,
    private readonly memory: Memento,
    private readonly paint: HeatPaint,
  ) {
    this.#listeners = Disposable.from(
      paint,
      statuses.onDidChange(() => this.#shadeAll()),
      window.onDidChangeVisibleTextEditors(() => this.#shadeAll()),
      window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => this.#shadeSoon(textEditor)),
      workspace.onDidOpenTextDocument(() => this.#shadeAll()),
      workspace.onDidChangeTextDocument(({ document }) => {
        for (const editor of window.visibleTextEditors) if (editor.document === document) this.#shadeSoon(editor);
      }),
    );
    this.#noteState();
    this.#shadeAll();
  }

  get isOn(): boolean {
    return this.memory.get(HEAT_MAP_IS_ON, false);
  }

  async toggle(): Promise<void> {
    await this.turn(!this.isOn);
  }

  async turn(isOn: boolean): Promise<void> {
    await this.memory.update(HEAT_MAP_IS_ON, isOn);
    this.#noteState();
    window.setStatusBarMessage(heatMessage(this.isOn, this.statuses.active), MESSAGE_MS);
    if (this.isOn) return this.#shadeAll();
    this.#forget(() => true);
    for (const editor of window.visibleTextEditors) this.paint.clear(editor);
  }

  dispose(): void {
    this.#forget(() => true);
    this.#listeners.dispose();
  }

  #noteState(): void {
    void commands.executeCommand('setContext', IS_ON, this.isOn);
  }

  #shadeAll(): void {
    this.#forget((editor) => !window.visibleTextEditors.includes(editor));
    for (const editor of window.visibleTextEditors) this.#shadeSoon(editor);
  }

  #shadeSoon(editor: TextEditor): void {
    if (!this.isOn || this.#waiting.has(editor)) return;
    const shade = () => {
      this.#waiting.delete(editor);
      void this.#shade(editor);
    };
    this.#waiting.set(editor, setTimeout(shade, PAUSE_MS));
  }

  /** Shaded cells stay, and move with their text, until there is another answer. */
  async #shade(editor: TextEditor): Promise<void> {
    const { document } = editor;
    const state = this.statuses.of(editor)?.state;
    if (state === undefined || state === 'failed' || !isData(document)) return this.paint.clear(editor);
    if (state !== 'ready') return;
    this.#asking.get(editor)?.cancel();
    const source = new CancellationTokenSource();
    this.#asking.set(editor, source);
    const { version } = document;
    const heat = await this.ask(document.uri, linesOf(editor), source.token);
    if (source.token.isCancellationRequested) return;
    this.#asking.delete(editor);
    if (heat === null || document.version !== version) return;
    this.paint.shade(editor, heat);
    if (heat.isPartial) await this.#shade(editor);
  }

  #forget(isMeant: (editor: TextEditor) => boolean): void {
    for (const [editor, timer] of this.#waiting) {
      if (!isMeant(editor)) continue;
      clearTimeout(timer);
      this.#waiting.delete(editor);
    }
    for (const [editor, source] of this.#asking) {
      if (!isMeant(editor)) continue;
      source.cancel();
      this.#asking.delete(editor);
    }
  }
}

/** `status`: of the file before one's eyes. */
export function heatMessage(isOn: boolean, status: Pick<FileStatus, 'isNoise'> | undefined): string {
  if (!isOn) return l10n.t('Risk heat map off.');
  return status?.isNoise
    ? l10n.t("Risk heat map on, but the rows of this file are noise and nobody's: no cell of it is marked.")
    : l10n.t('Risk heat map on. Point at a cell to read what its marks mean.');
}

function linesOf({ document, visibleRanges }: TextEditor): Range[] {
  return visibleRanges.map(({ start, end }) =>
    document.validateRange(
      new Range(Math.max(0, start.line - LINES_AROUND), 0, end.line + LINES_AROUND, Number.MAX_SAFE_INTEGER),
    ),
  );
}
