/** The texts that server measures open: as generated, and in Latin-1 only, which JavaScript holds and sends in half the space. */
import { readFileSync } from 'node:fs';
import { dataFile } from '../generate.ts';

export interface DocumentText {
  readonly size: '10MB' | '50MB';
  readonly form: 'Latin-1' | 'any';
  readonly text: string;
}

export function* documentTexts(): Generator<DocumentText> {
  for (const size of ['10MB', '50MB'] as const) {
    const text = readFileSync(dataFile(size), 'utf8');
    yield { size, form: 'any', text };
    const bytes = Buffer.from(text.replace(/[^\n\x20-\xff]/g, '?'), 'latin1');
    // By way of bytes, since a string made by replacing keeps the wider form.
    yield { size, form: 'Latin-1', text: bytes.toString('latin1') };
  }
}
