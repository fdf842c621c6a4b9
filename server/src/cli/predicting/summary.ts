/** A prediction in plain words. */
import {
  type CardSection,
  formatShare,
  predictedCard,
  recordSections,
  releasesSection,
  shownAnywaySentence,
  toText,
} from '@quasi/shared/explain';
import { shownPath } from '../paths.ts';
import type { Prediction } from './predict.ts';

export function summaryOf({ numbers, prediction, counted }: Prediction): string {
  const { file } = numbers;
  const card = predictedCard(file === '-' ? 'Standard input' : shownPath(file), prediction, counted);
  const { record, population } = numbers;
  const ofRecord = record ? recordSections(record, population) : [];
  return toText({ ...card, sections: [...card.sections, ...ofRecord, ...releaseSections(numbers)] });
}

function releaseSections({ release, releases }: Prediction['numbers']): CardSection[] {
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
