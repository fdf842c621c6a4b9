/** The report on a file of data: all its sections, as data. */
import type { Analysis, Work } from '../analysis/index.ts';
import { verdictWords } from '../explain/index.ts';
import type { Columns } from '../table/index.ts';
import { changeSection, type Original } from './changeSection.ts';
import { columnsSection } from './columnsSection.ts';
import { type Audience, filled, type Report } from './content.ts';
import { foundSection } from './foundSection.ts';
import { type Made, methodSection } from './methodSection.ts';
import { peopleSection } from './peopleSection.ts';
import { shownTo } from './shown.ts';
import { stateOf, verdictSection } from './verdictSection.ts';

export interface ReportRequest {
  /** Its name, fit to be shown. */
  readonly file: string;
  readonly audience: Audience;
  readonly version: string;
  /** What the file was made of, if that is known. */
  readonly original: Original | undefined;
}

export function* reportOf(analysis: Analysis<Columns>, request: ReportRequest): Work<Report> {
  const { file, audience, version, original } = request;
  const facts = yield* analysis.insight();
  const expected = yield* analysis.expected();
  const knowledge = facts.risk && (yield* analysis.knowledge());
  const scaling = facts.risk && (yield* analysis.scaling());
  const shown = shownTo(audience, facts);
  const made: Made = { version, date: analysis.today, budget: analysis.world.budget };
  const sections = [
    yield* verdictSection(facts, shown),
    yield* foundSection(facts, knowledge, expected, shown),
    columnsSection(facts, shown),
    peopleSection(facts, expected, scaling, shown),
    changeSection(facts, original, shown),
    methodSection(facts, knowledge, shown, made),
  ];
  return { file, audience, state: stateOf(facts), verdict: verdictWords(facts).state, sections: filled(sections) };
}
