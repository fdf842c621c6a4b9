/** SEI on Adult: how well people can be distinguished behind protected databases, by its copula, by simpler guesses and by our tree. */
import type { Page, Reproduction } from '../page.ts';
import { claimsOf } from './claims.ts';
import { comparisonSection } from './comparisonSection.ts';
import { confusionSection } from './confusionSection.ts';
import { databasesSection, epsilonSection } from './curveSections.ts';
import { durationsSection } from './durationsSection.ts';
import { fittedToAllSection } from './fittedToAllSection.ts';
import { halvesSection } from './halvesSection.ts';
import { idueSection } from './idueSection.ts';
import { floorSection, targetSection } from './lawSections.ts';
import { adultPopulation, atMostShare } from './people.ts';
import { printedBySei } from './printed.ts';
import { resultsOf, wholeAtOne } from './results.ts';
import { statisticsSection } from './statisticsSection.ts';

export const sei: Reproduction = { name: 'sei', printed: printedBySei, make };

function make(): Page {
  const population = adultPopulation();
  const results = resultsOf(population);
  const alone = atMostShare(population, 1);
  const constant = alone * (1 - alone);
  return {
    title: 'SEI: people behind protected databases',
    paper:
      'Yuichi Sei, Hiroshi Okumura, Akihiko Ohsuga, 2022, *Re-identification in differentially private incomplete datasets*, IEEE Open Journal of the Computer Society.',
    setting: [
      "Databases hold random parts of a population and are protected by randomised response, ε for each attribute. Somebody knows a person's true values and asks how many people of the population have them. The paper reconstructs the shares, fits a Gaussian copula to them, and puts the probability q of the person's cell into a law of the count. We do the same on Adult, with the iteration, the sign of the correlation and the floor mended where the print cannot be followed, and compare with taking columns for independent, with that copula alone, with one whose correlations noise does not bias (4b), and with the tree of tested pairs, which is what Quasi uses.",
      "Not at hand: its other data sets (Default, COVID-19 and the census files), the smart house (13 of its 20 people are published), the curves of its figures, its α̂, its order of categories and its number of simulated people. Rows of a protected file are nobody's, so *people* are judged throughout, never rows. Definitions and what is wrong in print: [copula](../measures/copula.md), [count law](../measures/count-law.md), [floor](../measures/floor.md), [tree of tested pairs](../measures/tested-tree.md).",
    ],
    claims: claimsOf(results, constant),
    sections: [
      statisticsSection(population, results.statistics),
      comparisonSection(results.comparisons, constant),
      confusionSection([results.open, results.noisy]),
      databasesSection(results.openDatabases, results.noisyDatabases),
      epsilonSection(results.byEpsilon),
      targetSection(results.targets, population.people),
      fittedToAllSection(
        results.fitted,
        alone,
        population.people,
        results.comparisons[wholeAtOne].models.tree.meanSaid,
      ),
      floorSection(results.floors),
      halvesSection(results.halves, population.people),
      idueSection(population, results.idue),
      durationsSection(results.durations, population.people),
    ],
  };
}
