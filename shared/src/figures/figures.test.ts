/** Plots are drawn: whole documents, every number at its place, every text escaped, nothing that depends on the moment. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bars, dumbbell, figureHtml, heatMatrix, histogram, lines, scatter } from './index.ts';
import { scaleOf } from './scale.ts';
import { tickText } from './text.ts';

const axes = { x: { label: 'x' }, y: { label: 'y' } };
const twoLines = {
  title: 'Risk & <size>',
  ...axes,
  series: [
    {
      label: 'one',
      points: [[1, 0.2] as const, [3, 0.4] as const],
      band: [[1, 0.1, 0.3] as const, [3, 0.3, 0.5] as const],
    },
    { label: 'two', points: [[1, 0.9] as const] },
  ],
  levels: [{ y: 0.5, label: 'limit' }],
};

test('a plot is one whole SVG document, and the same numbers give the same bytes', () => {
  for (const svg of [
    lines(twoLines),
    scatter({ title: 't', ...axes, diagonal: true, groups: [{ label: 'g', points: [[0.1, 0.2]] }] }),
    bars({
      title: 't',
      axis: { label: 'a' },
      categories: ['c'],
      series: [{ label: 's', values: [1] }],
      written: String,
    }),
  ]) {
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    assert.ok(svg.endsWith('</svg>\n'));
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
    const opened = svg.match(/<(svg|text)\b/g)?.length;
    assert.equal(svg.match(/<\/(svg|text)>/g)?.length, opened);
  }
  assert.equal(lines(twoLines), lines(twoLines));
});

test('text is escaped, in the title and in what is read aloud', () => {
  const svg = lines(twoLines);
  assert.ok(svg.includes('aria-label="Risk &amp; &lt;size&gt;"'));
  assert.ok(!svg.includes('<size>'));
});

test('a curve has its line, its marks, its band and its name; a level its dashes and its name', () => {
  const svg = lines(twoLines);
  assert.equal(svg.match(/<polyline/g)?.length, 2);
  assert.equal(svg.match(/<polygon/g)?.length, 1);
  for (const name of ['one', 'two', 'limit']) assert.ok(svg.includes(`>${name}</text>`));
});

test('a long title takes two lines', () => {
  const title = 'Predicted against true overall risk for parts of a table, by the largest dependency between columns';
  const svg = lines({ ...twoLines, title });
  const drawn = Array.from(svg.matchAll(/font-weight="600"[^>]*>([^<]*)</g), ([, words]) => words);
  assert.equal(drawn.length, 2);
  assert.equal(drawn.join(' '), title);
});

test('a single series has no legend', () => {
  const plot = { title: 't', ...axes, series: [{ label: 'alone', points: [[0, 0] as const, [1, 1] as const] }] };
  assert.ok(!lines(plot).includes('alone'));
});

test('every point of a scatter has a mark, and equal axes have one range', () => {
  const svg = scatter({
    title: 't',
    x: { label: 'true', from: 0, to: 1 },
    y: { label: 'predicted', from: 0, to: 1 },
    diagonal: true,
    groups: [
      {
        label: 'g',
        points: [
          [0.25, 0.5],
          [0.5, 0.75],
          [1, 1],
        ],
      },
    ],
  });
  assert.equal(svg.match(/<circle/g)?.length, 3);
  assert.match(svg, /stroke-dasharray="4 4"/);
});

test('a missing bar leaves a gap', () => {
  const series = [
    { label: 'a', values: [1, undefined] },
    { label: 'b', values: [2, 3] },
  ];
  const svg = bars({
    title: 't',
    axis: { label: 'x' },
    categories: ['first', 'second'],
    series,
    written: (v) => `${v}!`,
  });
  assert.deepEqual(svg.match(/\d!/g), ['1!', '2!', '3!']);
});

test('ends map to ends, straight and by logarithm', () => {
  const straight = scaleOf({ label: '' }, [0, 10], 100, 200);
  assert.deepEqual([0, 5, 10].map(straight.place), [100, 150, 200]);
  assert.deepEqual(
    straight.ticks.map(({ text }) => text),
    ['0', '2', '4', '6', '8', '10'],
  );
  const logarithmic = scaleOf({ label: '', scale: 'logarithmic' }, [10, 10_000], 0, 300);
  assert.deepEqual(
    [10, 100, 10_000].map((value) => Math.round(logarithmic.place(value))),
    [0, 100, 300],
  );
  assert.deepEqual(
    logarithmic.ticks.map(({ text }) => text),
    ['10', '100', '1,000', '10,000'],
  );
});

test('ticks that are asked for are written whole', () => {
  const ticks = [0.1, 0.5, 2.5, 12.5, 1000];
  const { ticks: written } = scaleOf({ label: '', scale: 'logarithmic', ticks }, ticks, 0, 1);
  assert.deepEqual(
    written.map(({ text }) => text),
    ['0.1', '0.5', '2.5', '12.5', '1,000'],
  );
});

test('ticks are as exact as their distance asks for', () => {
  assert.equal(tickText(0.30000000000000004, 0.1), '0.3');
  assert.equal(tickText(30_000, 5000), '30,000');
  assert.equal(tickText(-0.5, 0.05), '−0.50');
  assert.equal(tickText(-1e-17, 0.1), '0.0');
});

test('a histogram stripes what is below its limit, and marks the limit', () => {
  const svg = histogram({
    title: 't',
    bins: [
      { from: 1, end: 5, height: 0.4 },
      { from: 5, end: 10, height: 0.6 },
    ],
    x: 'size',
    y: { label: 'share' },
    limit: { value: 5, label: 'k = 5' },
  });
  assert.equal(svg.match(/<rect [^>]*--quasi-risk/g)?.length, 1);
  assert.equal(svg.match(/<rect [^>]*--quasi-1/g)?.length, 1);
  assert.ok(svg.includes('>k = 5</text>'));
  assert.doesNotMatch(svg, /NaN|Infinity/);
});

test('a heat map has a number in each cell but the empty ones', () => {
  const values = [
    [undefined, 0.5],
    [1, undefined],
  ];
  const svg = heatMatrix({ title: 't', names: ['a', 'b'], values, written: (value) => `${value * 100}!` });
  assert.deepEqual(svg.match(/\d+!/g), ['50!', '100!']);
});

test('a dumbbell has a ring and a point for each measure', () => {
  const measures = [{ name: 'risk', before: 0.8, after: 0.1 }];
  const svg = dumbbell({ title: 't', axis: { label: 'x', to: 1 }, before: 'before', after: 'after', measures });
  // One of each in the legend.
  assert.equal(svg.match(/<circle [^>]*fill="none"/g)?.length, 2);
  assert.equal(svg.match(/<circle/g)?.length, 4);
});

test('colours are variables with something behind the comma, and a bare figure has neither paper nor title', () => {
  const svg = lines({ ...twoLines, isBare: true });
  for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g))
    assert.match(colour ?? '', /^(none|var\(--quasi-\w+,#\w{6}\))$/);
  assert.doesNotMatch(svg, /font-weight="600"|rx="8"/);
});

test('a figure of a page has its sentence, escaped, and its numbers as they are made', () => {
  const words = { name: 'n<', caption: 'c<', summary: 's', heads: ['h<'], rows: [['<b>r</b>']] };
  const html = figureHtml('<svg/>', words);
  for (const text of ['n&lt;', 'c&lt;', 'h&lt;', '<b>r</b>']) assert.ok(html.includes(text), text);
});
