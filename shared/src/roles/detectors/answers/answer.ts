/** Answers to questions: opinions, satisfaction, likings; and whole questions as headers, as forms on the web export them. */
import { byTopic } from '../../byTopic.ts';
import { byVocabulary } from '../../byVocabulary.ts';
import { Confidence, type Detector, type DetectorHead } from '../../detector.ts';
import { readHeader } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { isCategory } from '../../looks.ts';
import { spokenAnswers } from './spoken.ts';

const head: DetectorHead = { id: 'answer', label: 'answers to questions', kind: 'category', role: 'insensitive' };

const named = byTopic({
  ...head,
  header: {
    en: 'satisfaction, satisfied, satisfaction score, satisfaction level, job satisfaction, csat, nps, likelihood to recommend, would recommend, recommend, opinion, attitude, agree, agreement, trust, happiness, engagement, engagement survey, environment satisfaction, relationship satisfaction, job involvement, work life balance, workload, belonging, likert, preference, feedback score, importance, confidence level, enjoyment, motivation, rating given, stars given, answer, answers, overall experience, expectations, interest level, favorite, favourite, usefulness, ease of use, item response, perceived',
    de: 'Zufriedenheit, zufrieden, Weiterempfehlung, Meinung, Einstellung zu, Zustimmung, Vertrauen, Antwort, Bewertung, Gesamteindruck, Motivation, Wichtigkeit, Interesse, Arbeitszufriedenheit, Schulnote Zufriedenheit',
    fr: 'satisfaction, satisfait, recommandation, recommanderiez, avis, opinion, réponse, confiance, motivation, importance, appréciation globale',
    es: 'satisfacción, satisfecho, recomendación, recomendaría, opinión, respuesta, confianza, motivación, importancia, valoración',
    it: 'soddisfazione, soddisfatto, consiglierebbe, opinione, risposta, fiducia, motivazione, importanza, gradimento, voto recensione',
    pt: 'satisfação, satisfeito, recomendaria, opinião, resposta, confiança, motivação, importância, grau de satisfação',
    nl: 'tevredenheid, tevreden, aanbeveling, mening, antwoord, vertrouwen, motivatie, belangrijkheid, waardering',
    pl: 'zadowolenie, satysfakcja, zadowolony, polecenie, opinia, odpowiedź, zaufanie, motywacja, ważność',
    sv: 'nöjdhet, nöjd, rekommendera, rekommenderar, åsikt, svar, förtroende, tillit, motivation, trivsel',
    cs: 'spokojenost, spokojen, doporučení, doporučil, názor, odpověď, důvěra, motivace, důležitost',
    ru: 'удовлетворенность, удовлетворен, рекомендация, мнение, ответ, доверие, мотивация, важность, оценка качества',
    tr: 'memnuniyet, memnun, tavsiye, görüş, cevap, yanıt, güven, motivasyon, önem, beğeni',
    ja: '満足度, 満足, 推奨度, 意見, 回答, 信頼, 評価, 設問, 意欲, 興味, おすすめ度',
    zh: '满意度, 滿意度, 推荐度, 意见, 回答, 信任, 评价, 重要性, 态度, 兴趣, 动机',
    ko: '만족도, 만족, 추천의향, 추천, 의견, 응답, 신뢰, 평가, 문항, 동기, 흥미, 중요도',
  },
  begins: 'satisf, zufried, soddisf, zadowol, spokojen, удовлетвор, memnun, 만족',
  not: 'date, id, time, count, url, status, responsible, text, size, channel, network',
  fits: isCategory,
  sure: Confidence.weakHeader,
});

/** Of a scale in words. */
const FEWEST_STEPS = 3;
const MOST_STEPS = 12;
/** So many words make a question of a header. */
const FEWEST_WORDS = 5;
const asks = /[?？]\s*(?:\[.{0,80}\]\s*|\(.{0,80}\)\s*|\*\s*)?$/;
const speaksToSomebody = new Set(
  readHeader(
    'I me my myself you your we our do does did how what which ich mich mein meine Sie wir wie welche je mon ma vous votre nous quel quelle yo mi usted su cómo qué io mio mia lei come quale eu meu minha você como qual ik mijn u uw hoe welke ja mój moja moje pan pani jak jaki jag min mitt du hur vilken já můj moje vy jak jaký я мне мой вы ваш как какой ben benim siz nasıl hangi',
  ).words,
);

/** `How satisfied are you with your manager?`, `I feel at home here`. */
const question: Detector = {
  ...head,
  proof: 'header',
  judge(column) {
    const { header, values, dates } = column;
    const { name, words } = header;
    if (values.length === 0 || dates || !isCategory(column)) return undefined;
    const isQuestion = asks.test(name.slice(-200)) && (words.length >= 3 || name.length >= 10);
    const isSentence = words.length >= FEWEST_WORDS && words.some((word) => speaksToSomebody.has(word));
    if (!isQuestion && !isSentence) return undefined;
    return {
      confidence: Confidence.weakHeader,
      share: 1,
      evidence: [{ says: 'header', words: words.slice(0, 4).join(' ') }],
    };
  },
};

/** Whatever the header says: three and more steps of agreeing are an answer. */
const spoken = byVocabulary({
  ...head,
  header: '',
  vocabulary: spokenAnswers,
  isTelling: true,
  fits: ({ distinct }) => distinct >= FEWEST_STEPS && distinct <= MOST_STEPS,
});

export const answer = inTurn(inTurn(named, question), spoken);
