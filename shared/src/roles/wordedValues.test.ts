import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectedIn } from './testColumn.ts';

const often = (...values: string[]) => Array.from({ length: 60 }, (_, i) => values[(i * 7) % values.length]);

test('values tell severities, smoking, crimes and answers whatever the header', () => {
  assert.equal(detectedIn('qz', often('mild', 'moderate', 'severe')), 'clinical-term');
  assert.equal(detectedIn('qz', often('軽症', '中等症', '重症')), 'clinical-term');
  assert.equal(detectedIn('qz', often('never', 'former', 'current smoker')), 'habits');
  assert.equal(detectedIn('qz', often('THEFT 2', 'FRAUD', 'ASSAULT 4', 'other')), 'offence');
  assert.equal(detectedIn('qz', often('stimme zu', 'weder noch', 'stimme nicht zu')), 'answer');
});

test('words that are said of anything tell nothing alone', () => {
  assert.equal(detectedIn('qz', often('normal', 'positive', 'negative')), 'none');
  assert.equal(detectedIn('qz', often('leicht', 'mittel', 'schwer')), 'none');
});

test('what is run together is read', () => {
  assert.equal(detectedIn('currentsmoker', often('0', '1')), 'habits');
  assert.equal(detectedIn('everdepressed', often('0', '1')), 'mental-health');
});
