import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { assertMet, drawn, takesAtMost } from '../../../testing/index.ts';
import { mayHoldNames } from './mayHoldNames.ts';
import { namesIn } from './namesIn.ts';

/** The text with its names in angle brackets. */
function shown(text: string): string {
  return namesIn(text).reduceRight(
    (marked, { start, end }) => `${marked.slice(0, start)}<${marked.slice(start, end)}>${marked.slice(end)}`,
    text,
  );
}

test('names are found from their first letter to their last', () => {
  for (const text of [
    'Dear Mrs <Tregellast>, your parcel is here. Kind regards, <O. van den Brannoc>',
    'Sehr geehrte Frau Dr. <Astlinger-Quast>, anbei die Rechnung. MfG <Korvin Zwirnmoser>',
    'Vu avec <Thibalde Verdurenc> hier. Sa fille <Maëline> passera.',
    'La Sra. <Quintanares> llamó; avisado por <Nuñarte Fontalbares> ayer.',
    'Rozmowa z Panią <Brzezdoń> o czynszu.',
    'Hovor s paní <Křepelákovou> o nájmu.',
    'Со слов <Светозара Брыкулы>, дверь не закрывается.',
    '<Gülfidan> Hanım ile görüşüldü.',
    'Her daughter <Emily> called, then <Daniel>’s wife came.',
    '尊敬的<欧阳>先生：合同已寄出。',
    '<長谷部 真由美>様と面談した。長女の<菜々子>さんより連絡。',
    '<김뜰솔> 씨와 통화함.',
  ]) {
    assert.equal(shown(text.replaceAll(/[<>]/g, '')), text);
  }
});

test('streets, saints, firms and things that are called after people are no names', () => {
  for (const text of [
    'Unfall in der Martin-Luther-Straße, Ecke Kurt-Schumacher-Platz.',
    'Fuite rue du Docteur Roux, près du lycée Marie Curie.',
    'Festa di San Gennaro e di Santa Chiara in centro.',
    'Reported an outage at 12 Daniel Street and at Emily & Sons.',
    'Rosier « Madame Dupont », port buissonnant.',
    'Dear customer, thank you. Kind regards, Customer Service',
    'Will retry. Mark it as failed. Bill and May are words.',
    'お客様各位、看護師さんが親切でした。同様の不具合。',
    '客户高度重视，项目经理已确认，维修师傅已上门。',
    '이용자님의 요청입니다. 담당자 확인 필요.',
    'call [name] and [phone] of [IBAN]',
  ]) {
    assert.deepEqual(shown(text), text);
  }
});

const pieces = fc.constantFrom(
  ...[
    'Dear ',
    'Mr ',
    'Herr Dr. ',
    'Anna',
    'Emily',
    ' Miller',
    ' van ',
    'Tregellast',
    ', ',
    '. ',
    '\n',
    ' - ',
    'regards, ',
    'spoke with ',
  ],
  ...[
    'called ',
    ' and ',
    'São ',
    'Żywisława ',
    'Łukaszem ',
    'Иваном ',
    'Петровичем ',
    'Hanım ',
    'Ayşe ',
    '王',
    '秀英',
    '先生',
    '業者',
    '佐藤',
    'さん',
    ' 김민수',
    ' 씨',
    'の',
  ],
  ...['l’', '’s ', 'Rue ', 'Street ', '[name]', 'STRAẞE ', 'ﬁ', '😀', 'е́', '12', ' the ', 'Thanks, '],
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

test('mentions lie in the text, in order and apart, and the bytes tell of each of them', () => {
  const encoder = new TextEncoder();
  let named = 0;
  fc.assert(
    fc.property(texts, (text) => {
      let before = 0;
      const mentions = namesIn(text);
      for (const { start, end } of mentions) {
        assert.ok(before <= start && start < end && end <= text.length);
        assert.equal(text.slice(start, end).trim(), text.slice(start, end));
        before = end;
      }
      if (mentions.length === 0) return;
      named++;
      assert.ok(mayHoldNames(encoder.encode(text)), text);
    }),
    drawn(5000),
  );
  assertMet(named, 250, 5000);
});

test('a text is read for names in linear time', () => {
  for (const piece of [
    'Dear Mr ',
    'Anna ',
    'von der ',
    'A. ',
    'Anna-',
    "O'",
    'rue de la ',
    '王先生',
    '佐々木',
    'さん',
    '業主 ',
    '김민수 씨 ',
    'Ä',
    'regards, ',
  ]) {
    const text = piece.repeat(200_000 / piece.length);
    takesAtMost(3000, () => namesIn(text), piece);
  }
});
