/**
 * The script of the strip *What if*: it hands on what is moved, and shows what comes back. It knows no number and no sentence of its own: all
 * texts come from the server, and stand in the page as text.
 */
import type { WhatIfAnswered, WhatIfAsked, WhatIfResult } from '@quasi/shared/protocol';

interface Editor {
  postMessage(message: WhatIfAsked): void;
  getState(): Kept | undefined;
  setState(state: Kept): void;
}
declare function acquireVsCodeApi(): Editor;

/** Kept while the page is made anew, as after each change of the file: by the names of columns, as others may stand there by then. */
interface Kept {
  readonly k: number;
  readonly removes: boolean;
  readonly levels: Readonly<Record<string, number>>;
}

/** So long somebody who moves k may pause before levels are looked for. */
const PAUSE = 250;

const form = document.getElementById('what-if-form');
if (form) start(form, acquireVsCodeApi());

function start(form: HTMLElement, editor: Editor): void {
  const byId = <T extends HTMLElement>(name: string) => document.getElementById(`what-if-${name}`) as T;
  const goal = byId<HTMLInputElement>('k');
  const goals = (form.dataset['goals'] ?? '').split(',').map(Number);
  const columns = [...form.querySelectorAll<HTMLInputElement>('input[data-level]')];
  const removes = byId<HTMLInputElement>('removes');
  const state = byId('state');
  const acts = ['apply', 'save'] as const;

  let last = 0;
  let answered = 0;
  let timer: number | undefined;

  const k = () => goals[Number(goal.value)] as number;
  const levels = () => columns.map(({ value }) => Number(value));
  const say = (text: string | undefined) => {
    state.textContent = text ?? '';
  };
  const busy = (isBusy: boolean) => byId('outcome').setAttribute('aria-busy', String(isBusy));

  const sayGoal = () => {
    byId('k-text').textContent = String(k());
    goal.setAttribute('aria-valuetext', `k = ${k()}`);
  };

  /** What was asked before is passed over once it is answered. */
  const ask = (isSuggesting: boolean) => {
    window.clearTimeout(timer);
    last++;
    const tried = { k: k(), removes: removes.checked };
    editor.postMessage({ kind: 'ask', number: last, tried: isSuggesting ? tried : { ...tried, levels: levels() } });
    busy(true);
    if (isSuggesting) say(form.dataset['looking']);
  };

  const keep = () => {
    const known = columns.map((column) => [column.dataset['level'] ?? '', Number(column.value)] as const);
    editor.setState({ k: k(), removes: removes.checked, levels: Object.fromEntries(known) });
  };

  const show = (result: WhatIfResult) => {
    for (const [i, { level, top, text }] of result.levels.entries()) {
      const column = columns[i];
      if (!column) continue;
      column.max = String(top);
      column.value = String(level);
      column.disabled = top === 0;
      column.setAttribute('aria-valuetext', text);
      byId(`level-${i}-text`).textContent = text;
    }
    for (const [i, { before, after }] of result.numbers.entries()) {
      byId(`before-${i}`).textContent = before;
      byId(`after-${i}`).textContent = after;
    }
    removes.checked = result.removes;
    removes.disabled = !result.mayRemove && !result.removes;
    byId('rows').textContent = result.rows;
    byId('below').textContent = result.below;
    state.classList.toggle('pass', result.isReached);
    state.classList.toggle('fail', !result.isReached);
    say(result.sentence);
    for (const act of acts) byId<HTMLButtonElement>(act).disabled = !result.canApply;
    keep();
  };

  goal.addEventListener('input', () => {
    sayGoal();
    ask(false);
    timer = window.setTimeout(() => ask(true), PAUSE);
  });
  for (const column of columns) column.addEventListener('input', () => ask(false));
  removes.addEventListener('change', () => ask(false));
  byId('suggest').addEventListener('click', () => ask(true));
  byId('reset').addEventListener('click', () => {
    goal.value = String(goals.indexOf(Number(form.dataset['k'])));
    for (const column of columns) column.value = '0';
    removes.checked = false;
    sayGoal();
    ask(false);
  });
  for (const kind of acts) {
    byId(kind).addEventListener('click', () => {
      editor.postMessage({ kind, number: last, tried: { k: k(), removes: removes.checked, levels: levels() } });
    });
  }
  // A press of Enter in a field is no reason to send a form.
  form.addEventListener('submit', (event) => event.preventDefault());

  window.addEventListener('message', ({ data }: MessageEvent<WhatIfAnswered>) => {
    if (data.number !== last || answered === last) return;
    answered = last;
    busy(false);
    if (data.result) show(data.result);
    else say(form.dataset[data.hasFailed ? 'failed' : 'none']);
  });

  const kept = editor.getState();
  if (!kept) return;
  const place = goals.indexOf(kept.k);
  if (place >= 0) goal.value = String(place);
  for (const column of columns) column.value = String(kept.levels[column.dataset['level'] ?? ''] ?? 0);
  removes.checked = kept.removes;
  sayGoal();
  ask(false);
}
