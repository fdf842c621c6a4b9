/** What makes a finding of what a server says. */

import { PLANTED } from './protocolCalls.ts';
import type { Incoming } from './rawServer.ts';

export interface Fault {
  readonly what: string;
  readonly detail: string;
}

const INTERNAL_ERROR = -32603;
/** Answers that may hold cells' values, as they go to the user's own editor. */
const maySayValues = ['hover', 'codeaction', 'preview', 'recordform', 'judgerecord', 'completion', 'details'];

/** Of words that go to a log, a message or a list of findings. */
export function faultsOfWords(where: string, words: string): Fault[] {
  const tellsValue = words.includes(PLANTED);
  const tellsFailure = / failed: | failed with message|\\n +at |\n +at /.test(words);
  return [
    ...(tellsValue ? [{ what: `${where} holds a cell's value`, detail: words }] : []),
    ...(tellsFailure ? [{ what: `${where} tells of a failure`, detail: words }] : []),
  ];
}

export function faultsOfAnswer(method: string, { result, error }: Incoming): Fault[] {
  const failed = error?.code === INTERNAL_ERROR ? [{ what: 'it failed', detail: `${method}: ${error.message}` }] : [];
  const isForEditor = !error && maySayValues.some((name) => method.toLowerCase().includes(name));
  return isForEditor ? failed : [...failed, ...faultsOfWords(method, JSON.stringify(error ?? result ?? ''))];
}
