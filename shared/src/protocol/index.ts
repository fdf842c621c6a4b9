/** What client and server say to each other beyond the Language Server Protocol, a file for each subject. */
export * from './checkFile.ts';
export * from './clientOptions.ts';
export * from './columns.ts';
export * from './fileStatus.ts';
export * from './filesBeside.ts';
export * from './heat.ts';
export * from './hierarchies.ts';
export * from './hovers.ts';
export * from './placeInText.ts';
export * from './population.ts';
export * from './recipes.ts';
export * from './records.ts';
export * from './remedies.ts';
export * from './review.ts';
export * from './statistics.ts';
