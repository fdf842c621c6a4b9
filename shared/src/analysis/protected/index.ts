/** Files of randomised response: what is declared of them, the people behind them, and the people they do not describe. */
export { type Answers, answersIn } from './answers.ts';
export { categoriesOf } from './categories.ts';
export { contentKey } from './contentKey.ts';
export {
  type CountedDatabases,
  type DatabaseReading,
  type DatabaseSource,
  type LeftOutDatabase,
  usableTable,
} from './databases.ts';
export { columnsOfPeople, type Protection, protectionOf, withoutNoised } from './declared.ts';
export { AT_MOST, fitPeople, type PeopleBehind } from './fit.ts';
export { guessedIn, isGuessed } from './guessed.ts';
export { type JudgedRecord, judgeRecord, matchesOf } from './judge.ts';
export { PeopleCounts, recordsOfPeople } from './matches.ts';
export { correlationsBy, modelOf } from './model.ts';
export { readColumns } from './pairs.ts';
export { capOf, confusions, drawPeople, type PeopleDrawn, type Surroundings } from './people.ts';
