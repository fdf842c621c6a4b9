/** The files that reports become: one page, or an index and a page beside it for each file. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { indexHtml, noLinks, type Report, toHtml } from '@quasi/shared/report';
import { FileProblem, writeWhole } from '../../files/index.ts';
import { outputPlace } from '../writing/outputPlace.ts';

export interface Listed {
  readonly path: string;
  /** Undefined where it could not be read; then `problem` says why. */
  readonly report: Report | undefined;
  readonly problem: string;
}

/** Where the page goes. Throws where nothing can be written, before anything is worked out. */
export function pagePlace(path: string, inputs: readonly string[], mayReplace: boolean): string {
  const place = outputPlace(path, '-o', inputs);
  if (place !== '-' && !mayReplace && existsSync(place)) throw taken(path);
  return place;
}

/** `isOne`: a single file was asked for, so there is no index. */
export async function writePages(
  place: string,
  title: string,
  listed: readonly Listed[],
  isOne: boolean,
  mayReplace: boolean,
): Promise<void> {
  const [first] = listed;
  if (isOne) {
    const html = first?.report ? toHtml(first.report, noLinks) : undefined;
    if (html === undefined) return;
    if (place === '-') process.stdout.write(html);
    else await write([{ place, content: html }], mayReplace);
    return;
  }
  const stem = basename(place).replace(/\.html?$/i, '');
  const names = listed.map(({ path, report }, i) =>
    report ? `${stem}-${i + 1}-${inert(basename(path))}.html` : undefined,
  );
  const rows = listed.map(({ path, report, problem }, i) => ({
    file: path,
    page: names[i],
    state: report?.state ?? ('open' as const),
    verdict: report?.verdict ?? 'No report',
    text: report ? firstSentence(report) : problem,
  }));
  const pages = listed.flatMap(({ report }, i) => {
    const name = names[i];
    return report && name !== undefined
      ? [{ place: join(dirname(place), name), content: toHtml(report, noLinks) }]
      : [];
  });
  await write([...pages, { place, content: indexHtml(title, rows) }], mayReplace);
}

/** What any system takes for a name, and no browser for an address elsewhere. */
function inert(name: string): string {
  return name.replace(/[^\w.-]+/g, '_').slice(0, 60);
}

function firstSentence({ sections }: Report): string {
  const sentence = sections[0]?.blocks.find(({ kind }) => kind === 'sentence');
  return sentence?.kind === 'sentence' ? sentence.text : '';
}

async function write(contents: readonly { place: string; content: string }[], mayReplace: boolean): Promise<void> {
  const isPut = await writeWhole(contents, { like: undefined, overwrites: mayReplace });
  if (!isPut) throw taken(contents.find(({ place }) => existsSync(place))?.place ?? '');
}

function taken(path: string): FileProblem {
  return new FileProblem(path, 'This file is there already. Say --force to replace it.');
}
