/** What the marks of the heat map mean, shown at the cell that somebody points at: in words, and with all its colours side by side. */
import type { HeatPart, HeatRisk } from '@quasi/shared/protocol';
import { l10n, MarkdownString } from 'vscode';

/** `risk` and `part`: of the cell that is pointed at. */
export function heatLegend(risk: HeatRisk, part: HeatPart): MarkdownString {
  return legend(l10n.t('Heat map: {0}; {1}.', riskText(risk), partText(part)));
}

export function identifierLegend(): MarkdownString {
  return legend(l10n.t('Heat map: this value identifies someone by itself.'));
}

function riskText(risk: HeatRisk): string {
  switch (risk) {
    case 4:
      return l10n.t('the row is unique');
    case 3:
      return l10n.t('2 rows are alike');
    case 2:
      return l10n.t('3 or 4 rows are alike');
    case 1:
      return l10n.t('5 rows or more are alike, below the target k');
  }
}

function partText(part: HeatPart): string {
  switch (part) {
    case 3:
      return l10n.t('this cell adds half of the risk or more (thick border)');
    case 2:
      return l10n.t('this cell adds much of the risk (border)');
    case 1:
      return l10n.t('this cell adds a little (dotted border)');
    case 0:
      return l10n.t('this cell adds next to nothing (no border)');
  }
}

/** Our own words and the colours of the theme: no name and no value of a file gets in here, so that markup is safe. */
function legend(sentence: string): MarkdownString {
  const colours = [
    swatch('quasi-heat4', l10n.t('unique')),
    swatch('quasi-heat3', '2'),
    swatch('quasi-heat2', '3–4'),
    swatch('quasi-heat1', l10n.t('below k')),
    swatch('quasi-heatIdentifier', l10n.t('identifier')),
  ];
  const text = new MarkdownString(`${sentence}\n\n${colours.join(' ')}`);
  text.supportHtml = true;
  return text;
}

function swatch(colour: string, meaning: string): string {
  return `<span style="background-color:var(--vscode-${colour});">&nbsp;${meaning}&nbsp;</span>`;
}
