/** The heat map: on when it was left on, in every editor that shows data, true of the text as it stands, and gone when it is off. */
import assert from 'node:assert/strict';
import type { Heat } from '@quasi/shared/protocol';
import {
  type CancellationToken,
  commands,
  type DecorationRenderOptions,
  extensions,
  type Memento,
  Range,
  type TextDocument,
  type TextEditor,
  type Uri,
  window,
} from 'vscode';
import { FileStatuses } from '../../../client/src/fileStatuses.ts';
import { heatLegend, identifierLegend } from '../../../client/src/heatLegend.ts';
import { HeatMap, heatMessage } from '../../../client/src/heatMap.ts';
import { createHeatPaint } from '../../../client/src/heatPaint.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, openNew, replaceLine } from './documents.ts';

const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } };
const warm: Heat = { cells: [{ range, risk: 4, part: 2 }], identifiers: [], worst: [range] };

class Remembered implements Memento {
  readonly #values = new Map<string, unknown>();
  keys(): readonly string[] {
    return [...this.#values.keys()];
  }
  get<T>(key: string, other?: T): T | undefined {
    return this.#values.has(key) ? (this.#values.get(key) as T) : other;
  }
  async update(key: string, value: unknown): Promise<void> {
    this.#values.set(key, value);
  }
}

interface Question {
  readonly path: string;
  readonly ranges: readonly Range[];
  readonly token: CancellationToken;
  answer(heat: Heat | null): void;
}

/** A heat map whose questions and paint are looked at instead of a server and a screen. */
class Observed {
  readonly statuses = new FileStatuses();
  readonly questions: Question[] = [];
  readonly painted: string[] = [];
  readonly map: HeatMap;

  constructor(memory: Memento) {
    const ask = (uri: Uri, ranges: readonly Range[], token: CancellationToken) =>
      new Promise<Heat | null>((answer) => this.questions.push({ path: uri.path, ranges, token, answer }));
    const told = (what: string) => (editor: TextEditor) => {
      this.painted.push(`${what} ${nameOf(editor.document)}`);
    };
    const paint = { shade: told('shade'), clear: told('clear'), dispose: () => undefined };
    this.map = new HeatMap(ask, this.statuses, memory, paint);
  }

  ready({ uri }: TextDocument): void {
    this.statuses.update(uri.toString(), { uri: uri.toString(), state: 'ready' });
  }

  /** Answers the last question about the document, and what may be asked in the meantime. */
  async answered(name: string, heat: Heat | null): Promise<void> {
    const question = await this.asked(name);
    this.questions.length = 0;
    question.answer(heat);
    await settled();
  }

  async asked(name: string): Promise<Question> {
    return await eventually(() => {
      const question = this.questions.findLast(({ path }) => path.endsWith(name));
      if (!question) throw new Error(`${name} was not asked for.`);
      return question;
    });
  }
}

const nameOf = ({ uri }: TextDocument): string => uri.path.slice(uri.path.lastIndexOf('/') + 1);

/** Longer than the pause after which is asked. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

suite('Heat map', () => {
  let memory: Memento;
  let observed: Observed;
  const observe = (): Observed => {
    observed?.map.dispose();
    observed = new Observed(memory);
    return observed;
  };

  setup(() => {
    memory = new Remembered();
    observe();
  });
  teardown(async () => {
    observed.map.dispose();
    await closeAll();
  });

  test('it is off until somebody turns it on, and then as it was left', async () => {
    const document = await openNew('heat.csv', ['a,b', '1,2', '3,4']);
    observed.ready(document);
    await settled();
    assert.deepEqual([observed.map.isOn, observed.questions.length], [false, 0]);
    await observed.map.toggle();
    const { ranges } = await observed.asked('heat.csv');
    assert.ok(ranges.some((each) => each.contains(new Range(0, 0, 2, 3))));
    await observed.answered('heat.csv', warm);
    assert.deepEqual(observed.painted, ['shade heat.csv']);
    observe().ready(document);
    await observed.asked('heat.csv');
    await observed.map.toggle();
    assert.equal(observe().map.isOn, false);
  });

  test('turned off, the shades go, and an answer that is still to come counts no more', async () => {
    await observed.map.toggle();
    const document = await openNew('off.csv', ['a,b', '1,2']);
    observed.ready(document);
    await observed.answered('off.csv', warm);
    observed.ready(document);
    const { token, answer } = await observed.asked('off.csv');
    await observed.map.toggle();
    assert.ok(token.isCancellationRequested);
    answer(warm);
    await settled();
    assert.deepEqual(observed.painted, ['shade off.csv', 'clear off.csv']);
  });

  test('while the text is edited the shades stay; only an answer to the text as it stands takes their place', async () => {
    await observed.map.toggle();
    const document = await openNew('edited.csv', ['a,b', '1,2']);
    observed.ready(document);
    await observed.answered('edited.csv', warm);
    observed.ready(document);
    const early = await observed.asked('edited.csv');
    observed.questions.length = 0;
    await replaceLine(document, 1, '7,8');
    early.answer(warm);
    await observed.answered('edited.csv', null);
    assert.deepEqual(observed.painted, ['shade edited.csv']);
    observed.ready(document);
    await observed.answered('edited.csv', warm);
    assert.deepEqual(observed.painted, ['shade edited.csv', 'shade edited.csv']);
  });

  test('what a first answer leaves out is asked for at once', async () => {
    await observed.map.toggle();
    observed.ready(await openNew('partial.csv', ['a,b', '1,2']));
    await observed.answered('partial.csv', { ...warm, isPartial: true });
    await observed.answered('partial.csv', warm);
    assert.deepEqual(observed.painted, ['shade partial.csv', 'shade partial.csv']);
    assert.equal(observed.questions.length, 0);
  });

  test('every editor that shows data is shaded, and no other', async () => {
    await observed.map.toggle();
    const left = await openNew('left.csv', ['a,b', '1,2']);
    await commands.executeCommand('workbench.action.splitEditor');
    const right = await openNew('right.csv', ['a,b', '1,2']);
    await commands.executeCommand('workbench.action.splitEditor');
    const text = await openNew('text.txt', ['a,b', '1,2']);
    await eventually(() => assert.ok(window.visibleTextEditors.length >= 3));
    for (const document of [left, right, text]) observed.ready(document);
    await observed.asked('left.csv');
    await observed.asked('right.csv');
    await settled();
    assert.ok(observed.questions.every(({ path }) => !path.endsWith('text.txt')));
  });

  test('when the server is gone, so is what it said', async () => {
    await observed.map.toggle();
    observed.ready(await openNew('gone.csv', ['a,b', '1,2']));
    await observed.answered('gone.csv', warm);
    observed.statuses.forgetAll();
    await eventually(() => assert.deepEqual(observed.painted, ['shade gone.csv', 'clear gone.csv']));
  });

  test('its colours are there in every sort of theme', () => {
    const { colors } = extensions.getExtension('datarisk.quasi')?.packageJSON.contributes ?? {};
    const marks = [
      'heat1',
      'heat2',
      'heat3',
      'heat4',
      'heatBorder',
      'heatIdentifier',
      'heatIdentifierBorder',
      'heatMark',
    ];
    const names = marks.map((name) => `quasi.${name}`);
    for (const name of names) {
      const colour = colors.find(({ id }: { id: string }) => id === name);
      assert.deepEqual(
        Object.keys(colour?.defaults ?? {}),
        ['light', 'dark', 'highContrast', 'highContrastLight'],
        name,
      );
    }
  });

  test('nothing in its look changes a font, which would make marks vanish where the editor allows none', () => {
    const { createTextEditorDecorationType: create } = window;
    const looks: DecorationRenderOptions[] = [];
    window.createTextEditorDecorationType = (look) => {
      looks.push(look);
      return create(look);
    };
    try {
      createHeatPaint().dispose();
    } finally {
      window.createTextEditorDecorationType = create;
    }
    assert.equal(looks.length, 9);
    const fonts = ['fontStyle', 'fontWeight', 'letterSpacing', 'textDecoration'];
    for (const look of looks) assert.ok(!Object.keys(look).some((each) => fonts.includes(each)));
  });

  test('each mark has a text, which says the same as its look', () => {
    assert.match(heatLegend(4, 3).value, /^Heat map: the row is unique; this cell adds half .*thick border/);
    assert.match(heatLegend(1, 0).value, /below the target k; this cell adds next to nothing \(no border\)/);
    assert.match(identifierLegend().value, /identifies someone by itself/);
    for (const risk of [1, 2, 3, 4] as const)
      assert.match(heatLegend(risk, 1).value, /--vscode-quasi-heat4.*--vscode-quasi-heatIdentifier/);
  });

  test('the cells are painted by risk and by part, and cleared', () => {
    const paint = createHeatPaint();
    const drawn: number[] = [];
    const editor = {
      setDecorations: (_: unknown, ranges: readonly unknown[]) => drawn.push(ranges.length),
    } as unknown as TextEditor;
    paint.shade(editor, { ...warm, identifiers: [range, range] });
    // Four risks, three parts, identifiers, the mark beside the scroll bar.
    assert.deepEqual(drawn.splice(0), [0, 0, 0, 1, 0, 1, 0, 2, 1]);
    paint.clear(editor);
    assert.deepEqual(drawn, [0, 0, 0, 0, 0, 0, 0, 0, 0]);
    paint.dispose();
  });

  test('no marks are announced where the rows are noise', () => {
    assert.match(heatMessage(true, undefined), /Point at a cell/);
    assert.match(heatMessage(true, { isNoise: true }), /no cell of it is marked/);
    assert.equal(heatMessage(false, { isNoise: true }), 'Risk heat map off.');
  });

  test('the command is there, and can be given twice', async () => {
    await openNew('command.csv', ['a,b', '1,2']);
    assert.ok((await commands.getCommands(true)).includes('quasi.toggleHeatMap'));
    await commands.executeCommand('quasi.toggleHeatMap');
    await commands.executeCommand('quasi.toggleHeatMap');
  });
});
