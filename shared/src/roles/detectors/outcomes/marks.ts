/** Marks: what somebody was given for an examination, a course, a piece of homework; and the subjects that school gives them for. */
import { byTopic } from '../../byTopic.ts';
import type { ColumnSample } from '../../sample.ts';

/** Fewer signs than words have: numbers, letters, `B+`, `sehr gut`. */
const LONGEST_MARK = 14;

export const marks = byTopic({
  id: 'mark',
  label: 'marks and results of examinations',
  kind: 'number',
  role: 'sensitive',
  header: {
    en: 'mark, marks, exam score, exam result, exam grade, test score, test scores, math score, reading score, writing score, quiz, quiz score, homework score, homework, assignment, midterm, mid term, final exam, final grade, final score, final result, final mark, course total, current score, gpa, cgpa, gre, gre score, toefl, toefl score, sat score, act score, ielts, lsat, gmat, grade point, class rank, percentile rank, coursework, points earned, assessment score, pass fail, passed, num of prev attempts, previous attempts, reading, writing, arithmetic, maths score, failures, credits earned, studied credits, ects earned, science score',
    de: 'Note, Noten, Zeugnisnote, Gesamtnote, Abschlussnote, Klausurnote, Prüfungsergebnis, Prüfungsnote, Punktzahl, Notenpunkte, Durchschnittsnote, Notendurchschnitt, Abiturnote, Testergebnis, bestanden, Klausur, Klassenarbeit, Versetzung, Fehlversuche, Halbjahresnote, mündlich, schriftlich',
    fr: 'note, notes, moyenne, moyenne générale, résultat examen, résultat au bac, mention bac, note finale, bulletin, redoublant, redoublement, appréciation, contrôle continu',
    es: 'nota, notas, calificación, calificaciones, nota final, nota media, promedio, examen, evaluación final, aprobado, suspensos, asignaturas suspensas, repetidor, puntaje, nota acceso, primer parcial, parcial',
    it: 'voto, voti, voto finale, voto esame, media voti, giudizio, esito esame, promosso, bocciato, verifica, interrogazione, punteggio esame, voto maturità, voto laurea, debiti formativi, pagella',
    pt: 'nota, notas, nota final, média, média final, classificação, avaliação final, aprovado, reprovado, reprovações, prova, exame, boletim, conceito, nota prova, situação final, pontuação teste',
    nl: 'cijfer, cijfers, eindcijfer, toetscijfer, rapportcijfer, tentamen, examencijfer, gemiddeld cijfer, geslaagd, toets, citoscore, cito, onvoldoendes',
    pl: 'ocena, oceny, ocena końcowa, ocena roczna, średnia ocen, wynik egzaminu, egzamin, zachowanie, ocena z zachowania, sprawdzian, kolokwium, promocja, punkty z egzaminu, matura wynik, frekwencja, punkty za zachowanie, uwagi punkty, zaliczenie',
    sv: 'betyg, slutbetyg, provresultat, tentamensresultat, meritvärde, nationella prov, provpoäng, godkänd, tenta',
    cs: 'známka, známky, výsledná známka, průměr známek, výsledek zkoušky, vysvědčení, písemka, prospěl, chování, zkouška body',
    ru: 'оценка, оценки, балл, баллы, итоговая оценка, средний балл, результат экзамена, экзамен, успеваемость, ЕГЭ, зачет, контрольная',
    tr: 'not, notu, notlar, vize, final notu, final, sınav, sınav notu, ortalama, başarı notu, genel ortalama, harf notu, karne, sözlü notu, yazılı, davranış puanı, geçti kaldı',
    ja: '成績, 点数, 得点, 評定, 試験結果, 内申点, 合否, 偏差値, 模試, 期末, 中間テスト, 総合点, 素点',
    zh: '成绩, 成績, 分数, 分數, 总分, 總分, 平均分, 期末, 期中, 考试, 考試, 排名, 名次, 绩点, 平时, 学分绩, 及格, 等第',
    ko: '성적, 점수, 학점, 평점, 총점, 평균점수, 시험, 중간고사, 기말고사, 등수, 석차, 합격여부, 내신, 과제점수',
  },
  alone: {
    en: 'math, maths, mathematics, english, physics, chemistry, biology, history, geography, science, art, music, pe, literature, average, grade, grades, g, ects',
    de: 'Mathe, Mathematik, Deutsch, Englisch, Physik, Chemie, Biologie, Geschichte, Erdkunde, Sport, Kunst, Musik, Latein, Französisch',
    fr: 'maths, mathématiques, français, anglais, histoire, physique chimie, SVT, EPS',
    es: 'matemáticas, lengua, inglés, ciencias, historia, física, química, biología, media',
    it: 'matematica, italiano, inglese, storia, scienze, fisica, latino, media, condotta',
    pt: 'matemática, português, inglês, ciências, história, geografia, física, química, biologia',
    nl: 'wiskunde, Nederlands, Engels, geschiedenis, natuurkunde, scheikunde, biologie, rekenen',
    pl: 'matematyka, język polski, polski, angielski, fizyka, chemia, biologia, historia',
    sv: 'matematik, svenska, engelska, fysik, kemi, idrott',
    cs: 'matematika, čeština, český jazyk, angličtina, fyzika, chemie, dějepis',
    ru: 'математика, русский язык, литература, физика, химия, история, биология, английский',
    tr: 'matematik, Türkçe, İngilizce, fizik, kimya, tarih dersi, fen, biyoloji',
    ja: '国語, 数学, 英語, 理科, 社会, 算数, 物理, 化学',
    zh: '语文, 語文, 数学, 數學, 英语, 英語, 物理, 化学, 生物, 历史, 地理, 政治, 体育',
    ko: '국어, 수학, 영어, 과학, 사회, 물리, 화학, 한국사',
  },
  ends: 'cijfer, zeugnisnote, klausur, betyg',
  not: `
    level, class, date, id, name, url, type, school, teacher, language, text, book, brand, water, trade, market,
    bookmark, price, interne, document, delivery, work type, beruf, Lehrer, professeur, 老师, 教师, 教員
  `,
  fits: isMark,
});

function isMark({ meanLength, numbers }: ColumnSample): boolean {
  return meanLength <= LONGEST_MARK && (!numbers || (numbers.least >= -100 && numbers.largest <= 10_000));
}
