/** ITO: how likely somebody who knows one value of one record names its user. */
export {
  identificationRisk,
  lowCostError,
  lowCostRisk,
  meanAlpha,
  mostTelling,
  riskiestFirst,
  singleUserShare,
  valueCount,
  worstIdentification,
} from './identificationRisk.ts';
export { drawAlphas, type SampledRisk, sampledRisk, studentQuantile } from './sampledRisk.ts';
