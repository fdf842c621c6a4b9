/** Text in plots and pages: escaped, measured roughly, numbers as briefly as their ticks allow. */

/** A number and its sign of per cent stay in one line. */
export function escapeXml(text: string): string {
  const whole = text.replace(/(?<=\d) %/g, '\u00a0%');
  return whole.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A place in the plot: a tenth of a pixel is exact enough, and keeps files small. */
export function at(position: number): string {
  return String(Number(position.toFixed(1)));
}

/** About how wide a text is in a sans-serif font; nobody can measure without the reader's fonts, so rather too wide. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text)
    width += /[ .,:;'|!ijl()[\]ftr]/.test(letter) ? 0.4 : /[mwMW%@—]/.test(letter) ? 0.95 : 0.64;
  return width * size;
}

/** With as many decimals as are needed to differ from a neighbour `step` away. */
export function tickText(value: number, step: number): string {
  const decimals = Math.max(0, Math.min(8, Math.ceil(-Math.log10(step) - 1e-9)));
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
