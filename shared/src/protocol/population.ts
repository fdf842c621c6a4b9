/** How large the population is. */

/** Client → server: says in the configuration how large the population is that a document's people are taken from. */
export const setPopulationRequest = 'quasi/setPopulation';
export interface SetPopulationParams {
  readonly uri: string;
  readonly population: number;
}
