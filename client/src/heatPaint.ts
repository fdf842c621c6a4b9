/**
 * How the heat map looks: a background for each level and, since colour alone must not carry the meaning, a border that grows
 * from dotted to thick; where the theme is of high contrast, backgrounds are transparent and the borders say it all.
 */
import type { Heat, HeatLevel, PlaceInText } from '@quasi/shared/protocol';
import {
  DecorationRangeBehavior,
  type DecorationRenderOptions,
  type Disposable,
  OverviewRulerLane,
  Range,
  type TextEditor,
  ThemeColor,
  window,
} from 'vscode';

export interface HeatPaint extends Disposable {
  shade(editor: TextEditor, heat: Heat): void;
  clear(editor: TextEditor): void;
}

const levels: Readonly<Record<HeatLevel, DecorationRenderOptions>> = {
  1: { border: '1px dotted' },
  2: { border: '1px dashed' },
  3: { border: '1px solid' },
  // On the strongest background the colours of columns would be hard to read.
  4: { border: '2px solid', fontWeight: 'bold', color: new ThemeColor('editor.foreground') },
};

export function createHeatPaint(): HeatPaint {
  const shades = Object.entries(levels).map(([level, look]) => ({
    level: Number(level),
    type: window.createTextEditorDecorationType({
      ...look,
      backgroundColor: new ThemeColor(`quasi.heat${level}`),
      borderColor: new ThemeColor('quasi.heatBorder'),
      rangeBehavior: DecorationRangeBehavior.ClosedClosed,
    }),
  }));
  const mark = window.createTextEditorDecorationType({
    overviewRulerColor: new ThemeColor('quasi.heatMark'),
    overviewRulerLane: OverviewRulerLane.Left,
    rangeBehavior: DecorationRangeBehavior.ClosedClosed,
  });
  return {
    shade(editor, { cells, worst }) {
      for (const { level, type } of shades) {
        const ranges = cells.filter((cell) => cell.level === level).map(({ range }) => rangeOf(range));
        editor.setDecorations(type, ranges);
      }
      editor.setDecorations(mark, worst.map(rangeOf));
    },
    clear(editor) {
      for (const { type } of shades) editor.setDecorations(type, []);
      editor.setDecorations(mark, []);
    },
    dispose() {
      for (const { type } of shades) type.dispose();
      mark.dispose();
    },
  };
}

function rangeOf({ start, end }: PlaceInText): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
