/** ITO: how likely somebody who knows one value of one record names its user. */
export { identificationRisk, meanAlpha } from './identificationRisk.ts';
export { lowCostError, lowCostRisk } from './lowCostRisk.ts';
export { riskiestFirst } from './riskiest.ts';
export { drawAlphas, type SampledRisk, sampledRisk } from './sampledRisk.ts';
export { studentQuantile } from './studentQuantile.ts';
export { valueCount } from './values.ts';
export { mostTelling, singleUserShare, worstIdentification } from './worstValue.ts';
