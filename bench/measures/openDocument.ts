/** Row 18: from opening a document to its first diagnostics, against a server that only takes the text in. */
import { costResult } from '../results.ts';
import { type DocumentText, documentTexts } from '../servers/documentTexts.ts';
import { LanguageClient } from '../servers/languageClient.ts';
import type { Measure } from './measure.ts';

const rounds = 5;

interface Opening {
  /** Until the first diagnostics were published. */
  readonly first: number;
  /** Until the server said that all findings were. */
  readonly all: number;
  readonly acknowledged: number;
}

export const openDocument: Measure = {
  rows: ['18'],
  async *run() {
    for (const document of documentTexts()) {
      const openings = await timeOpenings(document);
      const least = (end: keyof Opening) => Math.min(...openings.map((opening) => opening[end]));
      const head = { row: '18', size: document.size } as const;
      const measure = (end: string) => `didOpen → ${end} (${document.form}) : bare`;
      const peer = least('acknowledged');
      // Twice the floor of 4.
      yield costResult({ ...head, measure: measure('diagnostics') }, least('first'), peer, 8);
      yield costResult({ ...head, measure: measure('all findings') }, least('all'), peer);
      const cold = openings[0] as Opening;
      yield costResult({ ...head, measure: measure('all findings, cold') }, cold.all, cold.acknowledged);
    }
  },
};

async function timeOpenings({ text }: DocumentText): Promise<Opening[]> {
  const [quasi, bare] = [await LanguageClient.quasi(), await LanguageClient.bare()];
  const openings: Opening[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const uri = `file:///bench/people-${round}.csv`;
      const first = quasi.next(
        ({ kind, params }) => kind === 'diagnostics' && params.uri === uri && params.diagnostics.length > 0,
      );
      const all = quasi.next(({ kind, params }) => kind === 'status' && params.uri === uri && params.state === 'ready');
      const before = performance.now();
      await quasi.open(uri, text);
      const times = { first: (await first).at - before, all: (await all).at - before };
      await quasi.close(uri);

      const beforeBare = performance.now();
      await bare.open(uri, text);
      await bare.acknowledge(uri);
      openings.push({ ...times, acknowledged: performance.now() - beforeBare });
      await bare.close(uri);
    }
  } finally {
    quasi.stop();
    bare.stop();
  }
  return openings;
}
