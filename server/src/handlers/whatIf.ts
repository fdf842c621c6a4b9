/** `quasi/whatIf`: what would come of levels that somebody tries, or of those that lose least for a k; and levels as a remedy. */
import type { ClassFacts, Work } from '@quasi/shared/analysis';
import { aimedAt, reachGoal, recommendedLimits } from '@quasi/shared/effects';
import type { ChosenRemedy, WhatIfParams, WhatIfRemedyParams, WhatIfResult } from '@quasi/shared/protocol';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { remedyOfLevels } from '../actions/remedyOfLevels.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { readingOf, readingOrRefusal } from '../reading.ts';
import { notOffered } from '../refusal.ts';
import type { Session } from '../session.ts';
import { tried } from '../whatIf/tried.ts';

/** A slider is being moved: what takes longer has gone wrong. */
const MILLISECONDS_TO_TRY = 5000;
/** As *Reach k* has, for each of the searches. */
const MILLISECONDS_TO_SEARCH = 5000;
const MILLISECONDS_IN_ALL = 20_000;
/** So soon it is seen that somebody asks for another k. */
const MILLISECONDS_A_LOOK = 50;
const MILLISECONDS_TO_MAKE = 30_000;

export async function whatIf(session: Session, params: WhatIfParams): Promise<WhatIfResult | null> {
  const reading = readingOf(session, params.uri);
  if (!reading) return null;
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  const { k, levels, removes } = params;
  const result = levels
    ? await watch.answer(
        (function* () {
          const facts = yield* analysis.classes();
          return facts.risk && (yield* tried(aimedAt(facts, k), levels, removes));
        })(),
        MILLISECONDS_TO_TRY,
      )
    : // What a slider asks for meanwhile comes first.
      await watch.answer(suggested(watch, analysis.classes(), k), MILLISECONDS_IN_ALL, 'findings');
  reading.requireSame();
  return result ?? null;
}

/** The search that was asked for last: an earlier one is given up. */
const last = new WeakMap<DocumentWatch, object>();

/** The levels that *Reach k* would recommend. */
function* suggested(watch: DocumentWatch, known: Work<ClassFacts>, k: number): Work<WhatIfResult | undefined> {
  const search = {};
  last.set(watch, search);
  const facts = aimedAt(yield* known, k);
  if (!facts.risk) return undefined;
  for (const limits of recommendedLimits) {
    const deadline = performance.now() + MILLISECONDS_TO_SEARCH;
    for (;;) {
      const look = Math.min(deadline, performance.now() + MILLISECONDS_A_LOOK);
      const { levels, suppressed, isDone } = yield* reachGoal(facts, limits, look);
      if (last.get(watch) !== search) return undefined;
      if (!isDone && performance.now() < deadline) continue;
      if (levels) return yield* tried(facts, levels, suppressed > 0);
      break;
    }
  }
  return undefined;
}

export async function whatIfRemedy(session: Session, params: WhatIfRemedyParams): Promise<ChosenRemedy> {
  const reading = readingOrRefusal(session, params.uri);
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  const { k, levels, removes } = params;
  const made = await watch.answer(remedyOfLevels(watch.document, analysis, k, levels, removes), MILLISECONDS_TO_MAKE);
  reading.requireSame();
  if (!made) throw notOffered();
  return chosenRemedy(reading, 'reach', made);
}
