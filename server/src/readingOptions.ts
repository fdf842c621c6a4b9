/** How a document is to be read: what the user set, else what its language or its name stands for, else what its text suggests. */
import type { Settings } from '@quasi/shared/config';
import type { ReadingOptions } from '@quasi/shared/table';
import { delimiterHint, isJsonName, withoutGz } from './files/index.ts';

/** Rainbow CSV names a language after the delimiter. */
const delimiterOfLanguage: Readonly<Record<string, string>> = {
  tsv: '\t',
  'csv (semicolon)': ';',
  'csv (pipe)': '|',
  'csv (whitespace)': ' ',
};

const jsonLanguages: ReadonlySet<string> = new Set(['json', 'jsonl']);

export function readingOptions(settings: Settings, path: string, languageId?: string): ReadingOptions {
  const name = withoutGz(path);
  const hint = delimiterOfLanguage[languageId ?? ''] ?? delimiterHint(name);
  const isJson = isJsonName(name) || jsonLanguages.has(languageId ?? '');
  return {
    missingTokens: settings.missingTokens,
    trim: settings.trim,
    ...(isJson && { isJson }),
    ...(settings.delimiter && { delimiter: settings.delimiter }),
    ...(hint && { delimiterHint: hint }),
    ...(settings.header !== 'auto' && { header: settings.header === 'yes' }),
    ...(settings.skip !== undefined && { skip: settings.skip }),
    ...(settings.statedNames && { statedNames: settings.statedNames }),
  };
}
