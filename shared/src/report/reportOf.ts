/** The report on a file of data: all its sections, as data. */
import type { Analysis, Work } from '../analysis/index.ts';
import { verdictWords } from '../explain/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import { changeSection, type Original } from './changeSection.ts';
import { columnsSection } from './columnsSection.ts';
import { type Audience, filled, type Report } from './content.ts';
import { foundSection } from './foundSection.ts';
import { Gaps } from './gaps.ts';
import { type Made, methodSection } from './methodSection.ts';
import { peopleSection } from './peopleSection.ts';
import { shownTo } from './shown.ts';
import { type RowNames, stateOf, verdictSection } from './verdictSection.ts';

export interface ReportRequest {
  /** Its name, fit to be shown. */
  readonly file: string;
  readonly audience: Audience;
  readonly version: string;
  /** What the file was made of, if that is known. */
  readonly original: Original | undefined;
  /** Where another program shows a row, as a spreadsheet does. */
  readonly places: RowNames | undefined;
}

export function* reportOf(analysis: Analysis<Columns>, request: ReportRequest): Work<Report> {
  const { file, audience, version, original, places } = request;
  const gaps = new Gaps();
  const facts = yield* analysis.insight();
  const expected = yield* gaps.filled(t`what the file lets one expect of its population`, analysis.expected());
  const knowledge = facts.risk && (yield* gaps.filled(t`people found by some of the columns`, analysis.knowledge()));
  const scaling = facts.risk && (yield* gaps.filled(t`the scaling law`, analysis.scaling()));
  const shown = shownTo(audience, facts);
  const made: Made = { version, date: analysis.today, budget: analysis.world.budget };
  const sections = [
    yield* verdictSection(facts, shown, gaps, places),
    yield* foundSection(facts, knowledge, expected, shown, gaps),
    columnsSection(facts, shown),
    peopleSection(facts, expected, scaling, shown),
    changeSection(facts, original, shown),
    methodSection(facts, knowledge, shown, made, gaps),
  ];
  return { file, audience, state: stateOf(facts), verdict: verdictWords(facts).state, sections: filled(sections) };
}
