/** `docs/reproduction/README.md`: the papers' claims and which of them hold, read from the pages that were written. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageText } from './coverage/index.ts';
import { claimsBegin, claimsEnd, meanings, tableText, type Verdict, verdicts } from './page.ts';
import { resultsFolder } from './places.ts';

const introduction = `<!-- Made by \`npm run reproduce\`; do not edit. -->

# Reproductions

What the papers behind Quasi printed, computed again by Quasi's own measures on data that can be had; on each page also why
numbers differ.

\`npm run reproduce\` makes these pages anew in under 15 minutes on two processors, \`npm run reproduce r3a\` one of them. It reads the data
sets from \`../shared/data\`, or from the folder that \`QUASI_DATA\` names, and checks what is said to be printed against the papers' texts in
\`../shared/papers\` (\`QUASI_PAPERS\`). A mark is computed from the numbers printed and found. Everything random has its seed: the same data give the same
pages. Where the papers' formulas themselves are wrong in print is listed in [the measures](../measures/README.md).

## The data

They are public, and not part of Quasi; the folder's own README names repository, commit and licence of each.

- **Adult** (\`adult/\`): the census income data of the UCI archive, 32,561 people, as published there, copied from
  sandeep2/Ensemble-Learning and given a header. On all five pages.
- **Receipts** (\`retail/\`): 44,917 purchases of 500 customers, chosen from UCI's Online Retail set for the contest PWSCUP 2017; copied
  from its judge system (KCC13/PWSCUP-2017-judge-system-reproduction). On the page on ITO, in place of the
  paper's own set of PWSCUP 2016.
- **Stroke** and **patients** (\`medical/\`): 5,110 people from the tests of pyCANON (IFCA-Advanced-Computing/pycanon), and 543 made-up
  patients of the Synthea generator (JakeBGitHub/synthea-pandas-profiling). On the pages on COL and, stroke only, TFRR.
- **Households, labour force, utilities, census** (\`sdc/\`: \`testdata\`, \`free1\`, \`EIA\`, \`CASCrefmicrodata\`): the tables of the R package
  sdcMicro (sdcTools/sdcMicro), of IHSN and the CASC project. On the pages on COL and TFRR.
- **Hepatitis, abalone, echocardiogram, bridges** (\`ucc/\`): sets of the UCI archive from the benchmark files of HPI's Metanome group
  (sleighsoft/data-profiling). On the page on COL.
- **Worked examples** (\`paper_examples/\`): typed from the papers.

Everything else is made up on the page that uses it, from a seed.

## The marks`;

const marks = (Object.keys(verdicts) as Verdict[]).map(
  (verdict) => `- **${verdicts[verdict]}**: ${meanings[verdict]}.`,
);

export function writeIndex(names: readonly string[]): void {
  const parts = names.filter((name) => existsSync(pageFile(name))).map(partOf);
  const blocks = [
    introduction,
    marks.join('\n'),
    overview(parts),
    ...parts.map(({ link, claims }) => `## ${link}\n\n${claims}`),
    coverageHeading,
    ...names
      .filter((name) => existsSync(pageFile(name)))
      .map((name) => `### ${name.toUpperCase()}\n\n${coverageText(name)}`),
  ];
  writeFileSync(join(resultsFolder, 'README.md'), `${blocks.join('\n\n')}\n`);
}

const coverageHeading = `## Where it is

Every numbered definition, equation, algorithm, table, figure, rule, theorem and example of the papers, and where it is in Quasi. *No* is
said with its reason. A test holds the lists against the papers' captions.`;

interface Part {
  /** The page's title, leading to it. */
  readonly link: string;
  /** Its table of claims. */
  readonly claims: string;
}

function partOf(name: string): Part {
  const text = readFileSync(pageFile(name), 'utf8');
  const title = /^# (.*)$/m.exec(text)?.[1] ?? name;
  const [begin, end] = [text.indexOf(claimsBegin), text.indexOf(claimsEnd)];
  if (begin < 0 || end < begin) throw new Error(`${name}.md has lost its claims.`);
  return { link: `[${title}](${name}.md)`, claims: text.slice(begin + claimsBegin.length, end).trim() };
}

/** How many claims of each paper hold. */
function overview(parts: readonly Part[]): string {
  const words = Object.values(verdicts);
  const rows = parts.map(({ link, claims }) => {
    const counts = words.map((word) => claims.split('\n').filter((line) => line.endsWith(`| ${word} |`)).length);
    return [link, ...counts.map(String)];
  });
  return tableText({ kind: 'table', columns: ['paper', ...words], rows });
}

export function pageFile(name: string): string {
  return join(resultsFolder, `${name}.md`);
}
