/** The files that reports become: one page, or an index and a page beside it for each file. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Analysis, Work } from '@quasi/shared/analysis';
import { shownFile, shownName } from '@quasi/shared/explain';
import type { Prediction } from '@quasi/shared/predicting';
import {
  type Audience,
  indexHtml,
  noLinks,
  type Original,
  type Report,
  reportOf,
  reportOfPrediction,
  toHtml,
} from '@quasi/shared/report';
import type { Columns } from '@quasi/shared/table';
import { FileProblem, writeWhole } from '../../files/index.ts';
import type { DataFile } from '../../readers/index.ts';
import { reportProblem, UsageProblem } from '../problems.ts';
import { version } from '../version.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import { namesBelow } from './namesBelow.ts';

const NO_ROWS = 'The file has no rows, so there is nothing to report.';

/** The readers that pages are made for. */
export interface Readers {
  readonly audience: Audience;
  /** What the file was made of, if that is known. */
  readonly original: Original | undefined;
  /** A file without rows is said on standard error, and if it is the only one, is a failure. */
  readonly needsRows: boolean;
}

export interface Listed {
  readonly path: string;
  /** Undefined where it could not be read; then `problem` says why. */
  readonly report: Report | undefined;
  readonly problem: string;
}

export interface WrittenPage {
  readonly place: string;
  readonly sha256: string;
}

export interface WrittenPages {
  readonly first: WrittenPage;
  /** By the paths of the files they are about. */
  readonly of: ReadonlyMap<string, WrittenPage>;
}

interface Wanted {
  /** Of the first page: `-` is standard output. Undefined where only the content is wanted. */
  readonly place: string | undefined;
  /** What the run is about, as it was typed. */
  readonly operands: readonly string[];
  /** A single table was asked for, so there is no index. */
  readonly isOne: boolean;
  readonly mayReplace: boolean;
  readonly readers: Readers;
}

export class ReportPages {
  readonly #listed: Listed[] = [];

  constructor(private readonly wanted: Wanted) {}

  get isOne(): boolean {
    return this.wanted.isOne;
  }

  get listed(): readonly Listed[] {
    return this.#listed;
  }

  /** From the same analysis as what a check finds. Undefined where there are no rows, if they need not be there. */
  *ofData({ table, places }: DataFile, analysis: Analysis<Columns>, path: string): Work<Report | undefined> {
    const { audience, original, needsRows } = this.wanted.readers;
    if (table.rowCount > 0) {
      return yield* reportOf(analysis, { file: shownFile(path), audience, version: version(), original, places });
    }
    const problem = new FileProblem(path, NO_ROWS);
    if (needsRows && this.isOne) throw problem;
    if (needsRows) reportProblem(problem);
    this.leaveOut(path, NO_ROWS);
    return undefined;
  }

  ofStatistics(name: string, prediction: Prediction | undefined): Report {
    return reportOfPrediction(name, prediction, this.wanted.readers.audience, []);
  }

  add(path: string, report: Report): void {
    this.#listed.push({ path, report, problem: '' });
  }

  leaveOut(path: string, problem: string): void {
    this.#listed.push({ path, report: undefined, problem });
  }

  /** All of them or none; undefined where nothing was asked for. */
  async write(): Promise<WrittenPages | undefined> {
    const { place, readers } = this.wanted;
    const { isOne } = this;
    if (place === undefined) return undefined;
    const [only] = this.#listed;
    if (!isOne || !only?.report) return isOne && readers.needsRows ? undefined : await this.#writeAll(place);
    const content = toHtml(only.report, noLinks);
    if (place === '-') {
      process.stdout.write(content);
      return undefined;
    }
    await this.#put([{ place, content }]);
    const page = written(place, content);
    return { first: page, of: new Map([[only.path, page]]) };
  }

  async #writeAll(place: string): Promise<WrittenPages> {
    const stem = basename(place).replace(/\.html?$/i, '');
    const names = namesBelow(this.#listed.map(({ path }) => path));
    const pages = this.#listed.flatMap(({ path, report }, i) => {
      if (!report) return [];
      const name = `${stem}-${i + 1}-${inert(basename(path))}.html`;
      return [{ i, path, name, place: join(dirname(place), name), content: toHtml(report, noLinks) }];
    });
    const rows = this.#listed.map(({ report, problem }, i) => ({
      file: names[i],
      link: pages.filter((page) => page.i === i).map(({ name }) => encodeURIComponent(name))[0],
      state: report?.state ?? ('open' as const),
      verdict: report?.verdict ?? 'No report',
      text: report ? firstSentence(report) : problem,
    }));
    const about = this.wanted.operands.map((operand) => basename(operand)).filter(Boolean);
    const title = `Disclosure risk of ${shownName(about.join(', ') || 'files')}`;
    const content = indexHtml(title, rows, 'files');
    await this.#put([...pages, { place, content }]);
    return {
      first: written(place, content),
      of: new Map(pages.map((page) => [page.path, written(page.place, page.content)])),
    };
  }

  async #put(contents: readonly { place: string; content: string }[]): Promise<void> {
    const { mayReplace } = this.wanted;
    const isPut = await writeWhole(contents, { like: undefined, overwrites: mayReplace });
    if (!isPut) throw taken(contents.find(({ place }) => existsSync(place))?.place ?? '');
  }
}

function written(place: string, content: string): WrittenPage {
  return { place, sha256: createHash('sha256').update(content).digest('hex') };
}

/** What any system takes for a name, and no browser for an address elsewhere. */
function inert(name: string): string {
  return name.replace(/[^\w.-]+/g, '_').slice(0, 60);
}

function firstSentence({ sections }: Report): string {
  const sentence = sections[0]?.blocks.find(({ kind }) => kind === 'sentence');
  return sentence?.kind === 'sentence' ? sentence.text : '';
}

export function taken(path: string): FileProblem {
  return new FileProblem(path, 'This file is there already. Say --force to replace it.');
}

/** The pages that `quasi check --report` writes. Like evidence they are made anew by each run, and take the place of what was there. */
export function pagesBeside(path: string, operands: readonly string[], inputs: readonly string[], isOne: boolean) {
  if (path === '-') throw new UsageProblem('--report needs the name of a file.');
  const place = outputPlace(path, '--report', inputs);
  const readers = { audience: 'external', original: undefined, needsRows: false } as const;
  return new ReportPages({ place, operands, isOne, mayReplace: true, readers });
}
