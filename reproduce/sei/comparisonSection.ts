/** The page's part on P(alone) by each model: scores, calibration, and how far they agree with our earlier simulation. */

import { scatter } from '@quasi/shared/figures';
import { count, percent, share } from '../numbers.ts';
import type { Block, Section } from '../page.ts';
import { type Comparison, comparedPeople, comparedRuns, type ModelScore } from './modelComparison.ts';
import { type FittedName, fittedNames, type ModelName, modelLabels, modelNames } from './models.ts';
import { overconfidenceBlocks, worstWritten } from './overconfidence.ts';
import { intervals } from './scores.ts';

/** `constant`: the score of saying the true share of everybody. */
export function comparisonSection(found: readonly Comparison[], constant: number): Section {
  const drawn = found.filter(({ setting }) => setting.noted !== undefined && setting.rate < 1 && setting.epsilon !== 1);
  return {
    heading: 'Who is alone: the models compared',
    blocks: [
      `Each model is fitted to the same reports and says P(alone) of ${count(comparedPeople)} people who are met at random, in ${comparedRuns} runs with databases, noise and people drawn anew. The **Brier score** is the mean squared error of P(alone): 0 is perfect, and to say the true share of everybody scores ${share(constant)}. **AUC** asks only whether those alone get higher values (.5 is chance). **Calibration** is the mean distance between a probability and how often it comes true. A recall alone would prove nothing: "always yes" has recall 1.`,
      '*Copula alone* is the printed copula without what SEI puts around it: its q as it comes, no floor, no matching records of the databases, so that P(alone) is (1 − q)^(N − 1). That is the model of Rocher, Hendrickx and de Montjoye (2019), on which SEI builds, fitted to the reconstructed shares. Beside *copula as printed* it shows what floor and records do.',
      ...found.map(tableOf),
      ...oursAgainst(found),
      agreement(found),
      ...drawn.map(binsOf),
      ...drawn.map(figureOf),
      ...overconfidenceBlocks(found),
      'What goes wrong with the copula: it needs an order of the categories, and countries and occupations have none (they stand in the order of their names), so a dependency of any shape becomes a strong correlation along an order that means nothing; noise and small files inflate mutual information besides; and one number for each pair cannot say that a husband is a man and nothing else. The sign, which mutual information does not have, is put back here from the covariance; the print has none. The tree needs no order, keeps the tables of the strongest pairs as they are, and leaves out what could be chance.',
    ],
  };
}

function tableOf({ setting, aloneShare, models }: Comparison): Block {
  const noted = setting.noted;
  return {
    kind: 'table',
    columns: [
      `${setting.label} (truly alone ${share(aloneShare)})`,
      'Brier',
      'of single runs',
      ...(noted ? ['noted before'] : []),
      'AUC',
      'mean P(alone)',
      'calibration',
    ],
    rows: modelNames.map((name) => {
      const { brier, least, most, auc, meanSaid, calibrationError } = models[name];
      return [
        modelLabels[name],
        share(brier),
        `${share(least)} to ${share(most)}`,
        ...(noted ? [name === 'alone' ? '–' : share(noted[name])] : []),
        share(auc),
        share(meanSaid),
        share(calibrationError),
      ];
    }),
  };
}

/** How the tree, which is ours and no claim of the paper, does against the two others it stands in for. */
function oursAgainst(found: readonly Comparison[]): string[] {
  const rivals = ['independence', 'printed'] as const;
  const better = found.filter((one) => rivals.every((rival) => treeBeats(one, rival)));
  const written = better.map(
    (one) => `${improvement(one, 'independence')} and ${improvement(one, 'printed')} (${one.setting.label})`,
  );
  return better.length === 0
    ? []
    : [
        `**The tree is Quasi's default, and no claim of the paper.** It has a lower Brier score, a larger AUC and a better calibration than independence and than the copula as printed in ${better.length} of ${found.length} settings; its Brier score is lower by ${written.join(', ')}.`,
      ];
}

/** Whether the noted score lies within the range of our runs, or as near as their spread. */
function agreesWith(noted: number, { least, most }: ModelScore): boolean {
  const spread = most - least;
  return noted >= least - spread / 2 && noted <= most + spread / 2;
}

/** Whether the models rank by Brier score as they did then. */
function hasNotedOrder({ setting, models }: Comparison): boolean {
  const { noted } = setting;
  if (noted === undefined) return false;
  const order = (score: (name: FittedName) => number) => fittedNames.toSorted((a, b) => score(a) - score(b)).join();
  return order((name) => noted[name]) === order((name) => models[name].brier);
}

function agreement(found: readonly Comparison[]): string {
  const pairs = found.flatMap(({ setting, models }) =>
    fittedNames.flatMap((name) =>
      setting.noted === undefined ? [] : [{ setting, name, score: models[name], noted: setting.noted[name] }],
    ),
  );
  const apart = pairs.filter(({ noted, score }) => !agreesWith(noted, score));
  const noted = found.filter(({ setting }) => setting.noted !== undefined);
  const sameOrder = noted.filter(hasNotedOrder);
  const otherOrder = noted.filter((one) => !hasNotedOrder(one));
  const kept = noted.flatMap(({ setting, kept: range }) =>
    range === undefined ? [] : [`${share(range.least)} to ${share(range.most)} (${setting.label})`],
  );
  const text = apart.map(
    ({ setting, name, score, noted }) =>
      `${modelLabels[name]} (${setting.label}): ${share(score.brier)}, noted ${share(noted)}`,
  );
  return `*Noted before* are the Brier scores of our own simulation from when the measures were specified, with other draws. ${pairs.length - apart.length} of ${pairs.length} lie within the range of these runs or half its width beside it. ${apart.length > 0 ? `Further off: ${text.join('; ')}. ` : ''}The order of the models is as noted in ${sameOrder.length} of ${noted.length} settings${sameOrder.length < noted.length ? `; not for ${otherOrder.map(({ setting }) => setting.label).join('; ')}` : ''}. **Copula 4b** is better here at ε = 1 than noted because it now leaves a correlation at 0 whose interval holds 0; with every correlation kept we get ${kept.join(' and ')}, which is about what was noted. At ε = 1 and a tenth of the people hardly a pair of columns passes the test: tree and copula 4b are then nearly independence, and differ from it by chance; that all models there do somewhat better here than noted we cannot explain, as the earlier program was not kept. With noise the scores move by several hundredths from run to run, which one run does not show.`;
}

function figureOf({ setting, models }: Comparison): Block {
  const name = setting.epsilon === Number.POSITIVE_INFINITY ? 'open' : `epsilon-${setting.epsilon}`;
  const errors = modelNames.map((model) => `${share(models[model].calibrationError)} (${modelLabels[model]})`);
  return {
    kind: 'figure',
    name: `calibration-${name}`,
    svg: scatter({
      title: `How often P(alone) comes true: ${setting.label}`,
      x: { label: 'P(alone) as said, mean of ten intervals', from: 0, to: 1 },
      y: { label: 'share of them who are alone', from: 0, to: 1 },
      groups: modelNames.map((model) => ({
        label: modelLabels[model],
        points: models[model].bins.map((bin) => [bin.said, bin.true]),
      })),
      diagonal: true,
    }),
    alt: `Reliability plot: how often P(alone) comes true, by what is said. Where each is furthest off: ${modelNames.map((model) => `${modelLabels[model]} ${worstWritten(models[model])}`).join('; ')}.`,
    caption: `On the diagonal a probability comes true as often as it says; below it people are called alone who are not. Mean distance: ${errors.join(', ')}. The copula alone differs from the one as printed only where the floor holds the latter back, near 1.`,
  };
}

/** How many people stand behind the points of a plot: most are at its ends. The copula alone differs from the one as printed in the last interval only. */
function binsOf({ setting, models }: Comparison): Block {
  const within = (name: ModelName, from: number) =>
    models[name].bins.find(({ said }) => Math.min(intervals - 1, Math.floor(said * intervals)) === from);
  return {
    kind: 'table',
    columns: [
      `P(alone), ${setting.label}`,
      ...fittedNames.flatMap((name) => [`people, ${modelLabels[name]}`, 'truly alone']),
    ],
    rows: Array.from({ length: intervals }, (_, from) => [
      `${share(from / intervals, 1)} to ${from + 1 === intervals ? '1' : share((from + 1) / intervals, 1)}`,
      ...fittedNames.flatMap((name) => {
        const bin = within(name, from);
        return bin === undefined ? ['0', '–'] : [count(bin.people), share(bin.true, 2)];
      }),
    ]),
  };
}

/** Whether the tree beats another model by Brier score, AUC and calibration. */
function treeBeats({ models }: Comparison, other: ModelName): boolean {
  const [tree, rival] = [models.tree, models[other]];
  return tree.brier < rival.brier && tree.auc > rival.auc && tree.calibrationError < rival.calibrationError;
}

function improvement({ models }: Comparison, other: ModelName): string {
  return percent(1 - models.tree.brier / models[other].brier);
}
