/** Values that show the meaning of a column whatever its header is, by subject and language. */
export { educationLevels } from './education.ts';
export { employmentStates, posts, ranks } from './employment.ts';
export { compositions, dwellings, householdRoles } from './homes.ts';
export { cities, regionNames, usStateCodes } from './regions.ts';
export { sportAges } from './sportAges.ts';
