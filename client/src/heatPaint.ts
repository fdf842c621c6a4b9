/**
 * How the heat map looks: a background for the risk of the row, a border that grows from dotted to thick for what the cell adds to
 * it, and a look of its own for what identifies people. A decoration that changes fonts would vanish where the editor allows none.
 */
import type { Heat, HeatPart, HeatRisk, PlaceInText } from '@quasi/shared/protocol';
import {
  type DecorationOptions,
  DecorationRangeBehavior,
  type DecorationRenderOptions,
  type Disposable,
  OverviewRulerLane,
  Range,
  type TextEditor,
  type TextEditorDecorationType,
  ThemeColor,
  window,
} from 'vscode';
import { heatLegend, identifierLegend } from './heatLegend.ts';

export interface HeatPaint extends Disposable {
  shade(editor: TextEditor, heat: Heat): void;
  clear(editor: TextEditor): void;
}

const risks = [1, 2, 3, 4] as const satisfies readonly HeatRisk[];

/** A cell that adds next to nothing has none. */
const borders: Readonly<Record<Exclude<HeatPart, 0>, string>> = { 1: '1px dotted', 2: '1px solid', 3: '2px solid' };

export function createHeatPaint(): HeatPaint {
  const backgrounds = new Map(risks.map((risk) => [risk, decoration(backgroundOf(risk))]));
  const frames = new Map(
    Object.entries(borders).map(([part, border]) => [
      Number(part),
      decoration({ border, borderColor: new ThemeColor('quasi.heatBorder') }),
    ]),
  );
  const identifying = decoration({
    backgroundColor: new ThemeColor('quasi.heatIdentifier'),
    border: '1px solid',
    borderColor: new ThemeColor('quasi.heatIdentifierBorder'),
    borderRadius: '3px',
  });
  const mark = window.createTextEditorDecorationType({
    overviewRulerColor: new ThemeColor('quasi.heatMark'),
    overviewRulerLane: OverviewRulerLane.Left,
    rangeBehavior: DecorationRangeBehavior.ClosedClosed,
  });
  const all: readonly TextEditorDecorationType[] = [...backgrounds.values(), ...frames.values(), identifying, mark];
  return {
    shade(editor, { cells, identifiers, worst }) {
      for (const [risk, type] of backgrounds) {
        const ofRisk = cells.filter((cell) => cell.risk === risk);
        editor.setDecorations(
          type,
          ofRisk.map(({ range, part }) => withText(range, heatLegend(risk, part))),
        );
      }
      for (const [part, type] of frames) {
        const ofPart = cells.filter((cell) => cell.part === part);
        editor.setDecorations(
          type,
          ofPart.map(({ range }) => rangeOf(range)),
        );
      }
      editor.setDecorations(
        identifying,
        identifiers.map((range) => withText(range, identifierLegend())),
      );
      editor.setDecorations(mark, worst.map(rangeOf));
    },
    clear(editor) {
      for (const type of all) editor.setDecorations(type, []);
    },
    dispose() {
      for (const type of all) type.dispose();
    },
  };
}

function backgroundOf(risk: HeatRisk): DecorationRenderOptions {
  const backgroundColor = new ThemeColor(`quasi.heat${risk}`);
  // On the strongest background the colours of columns would be hard to read.
  return risk === 4 ? { backgroundColor, color: new ThemeColor('editor.foreground') } : { backgroundColor };
}

function decoration(look: DecorationRenderOptions): TextEditorDecorationType {
  return window.createTextEditorDecorationType({ ...look, rangeBehavior: DecorationRangeBehavior.ClosedClosed });
}

function withText(place: PlaceInText, hoverMessage: NonNullable<DecorationOptions['hoverMessage']>): DecorationOptions {
  return { range: rangeOf(place), hoverMessage };
}

function rangeOf({ start, end }: PlaceInText): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
