/** Unicity: how often a few known records of a user are nobody else's (de Montjoye et al.). */
export { type DrawnUnicity, drawnUnicity } from './drawnUnicity.ts';
export { type Unicity, unicityOfOne, unicityOfTwo } from './exactUnicity.ts';
export { type UserPoints, userPoints } from './userPoints.ts';
