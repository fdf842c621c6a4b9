/** What a header leaves open, the columns beside it decide: `nom` beside `prénom` is a surname, `kraj` of a Czech table a region. */
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { languageOf } from '../words/index.ts';
import { accountsBeside } from './accountsBeside.ts';
import { bodiesBeside } from './bodiesBeside.ts';
import { flagsOfPosts } from './flagsOfPosts.ts';
import { flagsSideBySide } from './flagsSideBySide.ts';
import { gradesAtWork } from './gradesAtWork.ts';
import { inLanguage } from './inLanguage.ts';
import { keysBeside } from './keysBeside.ts';
import type { Look } from './look.ts';
import { meantAmongPeople } from './meantAmongPeople.ts';
import { namesBeside } from './namesBeside.ts';
import { papersBeside } from './papersBeside.ts';
import { placesByValues } from './placesByValues.ts';
import { pupilsBeside } from './pupilsBeside.ts';
import { runners } from './runners.ts';
import { schoolClasses } from './schoolClasses.ts';
import { statesBeside } from './statesBeside.ts';
import { subjectsBeside } from './subjectsBeside.ts';
import { surveyCodes } from './surveyCodes.ts';
import { titlesBeside } from './titlesBeside.ts';
import { tracesBeside } from './tracesBeside.ts';
import { unnamedPlaces } from './unnamedPlaces.ts';

/** Which language the headers are in decides first. */
export const neighbourLooks: readonly Look[] = [
  inSharedLanguage,
  ...[surveyCodes, namesBeside, papersBeside, statesBeside, schoolClasses, pupilsBeside, bodiesBeside, titlesBeside],
  ...[
    gradesAtWork,
    runners,
    flagsOfPosts,
    meantAmongPeople,
    flagsSideBySide,
    placesByValues,
    accountsBeside,
    unnamedPlaces,
    subjectsBeside,
  ],
  ...[tracesBeside, keysBeside],
];

function inSharedLanguage(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): readonly ColumnRole[] {
  const language = languageOf(columns.map(({ header }) => header.words));
  return language ? roles.map((role, i) => inLanguage(columns[i], role, language)) : roles;
}
