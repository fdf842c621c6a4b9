/** A document that is open and has been read, as a request finds it. */
import type { Analysis } from '@quasi/shared/analysis';
import { openQuoteText } from '@quasi/shared/explain';
import type { DocumentWatch } from './documents/documentWatch.ts';
import { contentModified, refusal } from './refusal.ts';
import type { Session } from './session.ts';

export class Reading {
  readonly #version: number;

  constructor(
    readonly session: Session,
    readonly watch: DocumentWatch,
    readonly analysis: Analysis,
  ) {
    this.#version = watch.document.version;
  }

  /** Fails once the text is no longer what was asked about. */
  requireSame(): void {
    const { watch, analysis } = this;
    if (watch.document.version !== this.#version || watch.settled() !== analysis) throw contentModified();
  }

  /** For what is measured on the rows or made of them: they are others while a quote is open. */
  requireClosedQuotes(): void {
    const open = this.analysis.known.structure?.text?.openQuote;
    if (open) throw refusal(openQuoteText(open));
  }
}

/** Undefined as long as it is not open, or not read. */
export function readingOf(session: Session, uri: string): Reading | undefined {
  const watch = session.watch(uri);
  const analysis = watch?.settled();
  return watch && analysis && new Reading(session, watch, analysis);
}

export function readingOrRefusal(session: Session, uri: string): Reading {
  const reading = readingOf(session, uri);
  if (!reading) throw contentModified();
  return reading;
}
