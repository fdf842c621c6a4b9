/** A prediction in plain words. */
import {
  type CardSection,
  formatShare,
  predictedCard,
  recordSection,
  releasesSection,
  shownAnywaySentence,
  targetValues,
  toText,
} from '@quasi/shared/explain';
import { shownPath } from '../shownPath.ts';
import type { PredictedFile, Prediction } from './predict.ts';

export function summaryOf({ numbers, prediction, counted }: Prediction): string {
  const { file } = numbers;
  const card = predictedCard(file === '-' ? 'Standard input' : shownPath(file), prediction, counted);
  return toText({ ...card, sections: [...card.sections, ...recordSections(numbers), ...releaseSections(numbers)] });
}

function recordSections({ record, population }: PredictedFile): CardSection[] {
  if (!record) return [];
  const section = recordSection(record, population);
  return [{ ...section, values: [...targetValues(record), ...section.values] }];
}

function releaseSections({ release, releases }: PredictedFile): CardSection[] {
  const planned = release
    ? [
        {
          title: 'The planned release',
          sentences: [
            `It shows ${formatShare(release.shownAlone)} of its people to be alone in the population, more likely than not.`,
            shownAnywaySentence(release.shownAnyway),
          ],
          values: [],
        },
      ]
    : [];
  return releases ? [...planned, releasesSection(releases)] : planned;
}
