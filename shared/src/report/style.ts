/** How a report looks: on a light and a dark screen, in high contrast, on a narrow screen, on paper, and inside an editor, which sets its own colours. */

type Colours = Readonly<Record<string, string>>;

const light: Colours = {
  page: '#ffffff',
  ink: '#1f2328',
  quiet: '#59636e',
  axis: '#818b98',
  grid: '#e4e8ec',
  soft: '#f4f6f8',
  link: '#0b5cad',
  pass: '#1a6b35',
  fail: '#a32a00',
  open: '#5a4a00',
  risk: '#d55e00',
  1: '#0072b2',
  2: '#d55e00',
  3: '#009e73',
  4: '#882255',
};

const dark: Colours = {
  page: '#1b1f24',
  ink: '#e6e9ec',
  quiet: '#a9b3be',
  axis: '#77818d',
  grid: '#343b44',
  soft: '#242a31',
  link: '#79b8ff',
  pass: '#6fd08c',
  fail: '#ff9a70',
  open: '#e8cf6a',
  risk: '#ff8a4c',
  1: '#4fb0e8',
  2: '#ff8a4c',
  3: '#3fd0a4',
  4: '#e58bb8',
};

const contrast: Colours = {
  page: 'Canvas',
  ink: 'CanvasText',
  quiet: 'CanvasText',
  axis: 'CanvasText',
  grid: 'GrayText',
  soft: 'Canvas',
  link: 'LinkText',
  pass: 'CanvasText',
  fail: 'CanvasText',
  open: 'CanvasText',
  risk: 'Highlight',
  1: 'CanvasText',
  2: 'Highlight',
  3: 'LinkText',
  4: 'GrayText',
};

/** What an editor calls them: its theme counts before ours. */
const ofEditor: Colours = {
  page: '--vscode-editor-background',
  ink: '--vscode-editor-foreground',
  quiet: '--vscode-descriptionForeground',
  link: '--vscode-textLink-foreground',
  soft: '--vscode-textBlockQuote-background',
};

function declared(colours: Colours, isOfPage = true): string {
  const values = Object.entries(colours).map(([name, colour]) => {
    const own = isOfPage ? ofEditor[name] : undefined;
    return `--quasi-${name}:${own === undefined ? colour : `var(${own},${colour})`}`;
  });
  return [...values, '--quasi-paper:var(--quasi-page)', '--quasi-edge:var(--quasi-grid)'].join(';');
}

const highContrast = '--quasi-grid:var(--quasi-ink);--quasi-axis:var(--quasi-ink);--quasi-quiet:var(--quasi-ink)';

export const style = `
:root{color-scheme:light dark}
body{${declared(light)}}
@media (prefers-color-scheme:dark){body{${declared(dark)}}}
body.vscode-light{${declared(light)}}
body.vscode-dark,body.vscode-high-contrast{${declared(dark)}}
body.vscode-high-contrast-light{${declared(light)}}
body.vscode-high-contrast,body.vscode-high-contrast-light{${highContrast}}
@media (prefers-contrast:more){body{${highContrast}}}
@media (forced-colors:active){body{${declared(contrast, false)}}svg{forced-color-adjust:none}}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem 1rem 3rem;background:var(--quasi-page);color:var(--quasi-ink);font:1rem/1.5 var(--vscode-font-family,system-ui,-apple-system,'Segoe UI','Noto Sans',Helvetica,Arial,sans-serif)}
header,main,footer{max-width:62rem;margin:0 auto}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem;overflow-wrap:anywhere}
h2{font-size:1.2rem;margin:2.5rem 0 .75rem;padding-bottom:.3rem;border-bottom:1px solid var(--quasi-grid)}
p{margin:.5rem 0;max-width:46rem}
.state{display:inline-block;margin:.5rem 0;padding:.35rem .8rem;border:2px solid;border-radius:.4rem;font-size:1.1rem;font-weight:600}
.pass{color:var(--quasi-pass)}.fail{color:var(--quasi-fail)}.open{color:var(--quasi-open)}
.quiet,footer{color:var(--quasi-quiet);font-size:.9rem}
a{color:var(--quasi-link)}
nav ul{list-style:none;max-width:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.75rem 0;padding:0}
main ul{padding-left:1.25rem;max-width:46rem}li{margin:.2rem 0;overflow-wrap:anywhere}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem;align-items:start}
figure{margin:0;padding:1rem;background:var(--quasi-page);border:1px solid var(--quasi-grid);border-radius:.5rem;break-inside:avoid;min-width:0}
figure h3,.table h3{font-size:1rem;margin:0 0 .25rem}
figcaption{margin:0 0 .75rem;color:var(--quasi-quiet)}
svg{display:block;width:100%;max-width:34rem;height:auto}
details{margin-top:.75rem}summary{cursor:pointer;color:var(--quasi-link)}
.table{margin:1.25rem 0}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .75rem .3rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--quasi-grid)}
th{font-weight:600}tbody th{font-weight:400;overflow-wrap:anywhere;min-width:8rem}
@media print{
@page{size:A4;margin:15mm}
body,body.vscode-dark{${declared(light, false)};padding:0;font-size:10pt}
nav,details:not([open]),.screen{display:none}
.figures{display:block;orphans:1;widows:1}
figure{display:inline-block;width:48%;margin:0 1% .75rem 0;padding:.5rem;vertical-align:top}h2{break-after:avoid;margin-top:1.5rem}tr{break-inside:avoid}
.wide{overflow:visible}table{font-size:8.5pt}th,td{padding-right:.5rem}
a{color:inherit;text-decoration:none}
}
`;
