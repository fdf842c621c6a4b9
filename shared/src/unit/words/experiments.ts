/** Notes about each trial in which somebody reacts to something, and how long it took. */
import type { WordLists } from '../lexicon.ts';

export const latency: WordLists = {
  en: 'rt, rts, rt ms, log rt, logrt, reaction time*, response time*, response latency, reaction ms',
  de: 'reaktionszeit*, antwortzeit*, rz',
  fr: 'temps de reaction*, temps de reponse*, tr ms',
  es: 'tiempo de reaccion*, tiempo de respuesta*, tr ms',
  it: 'tempo di reazione*, tempi di reazione*, tempo di risposta*',
  pt: 'tempo de reacao*, tempo de resposta*',
  nl: 'reactietijd*, responstijd*',
  pl: 'czas reakcji*, czas odpowiedzi*',
  sv: 'reaktionstid*, svarstid*',
  cs: 'reakcni doba*, reakcni cas*',
  ru: 'время реакции, время ответа',
  tr: 'tepki suresi*, reaksiyon zamani*',
  ja: '反応時間, 応答時間',
  zh: '反应时, 反应时间',
  ko: '반응시간, 반응 시간',
};

export const trial: WordLists = {
  en: 'trial*, stimulus*, stimuli, stim, stim type, congruen*, incongruen*, condition, cond, prime, soa, isi, iti, distractor*, correct, is correct, accuracy, acc, nonword*, lexicality, block, block no, practice, fixation, cue, key press, keypress, task, foil, lure, target word, probe word',
  de: 'durchgang*, reiz, reiztyp*, stimulus*, bedingung, versuchsbedingung, kongruen*, block, richtig, korrekt, aufgabe, taste, tastendruck, distraktor*',
  fr: 'essai, essais, amorce, cible, condition, congruen*, bloc, reponse correcte, exactitude, tache, distracteur*, stimulus',
  es: 'ensayo, ensayos, estimulo*, condicion, congruen*, bloque, acierto, aciertos, tarea, distractor*',
  it: 'prova, prove, stimolo, stimoli, condizione, congruen*, blocco, corretto, accuratezza, compito, distrattore*',
  pt: 'ensaio, ensaios, estimulo*, condicao, congruen*, bloco, acerto, acertos, tarefa, distrator*',
  nl: 'trial*, stimulus*, conditie, congruen*, blok, juist, correct, taak, afleider*',
  pl: 'proba, proby, bodziec, bodzce, warunek, zgodnosc, blok, poprawnosc, zadanie, dystraktor*',
  sv: 'forsok, stimulus*, betingelse, kongruen*, block, korrekt, uppgift, distraktor*',
  cs: 'pokus, pokusy, podnet, podnety, podminka, kongruen*, blok, spravne, uloha, distraktor*',
  ru: 'проба, стимул*, условие, конгруэнтн*, блок, правильность, верно, задание, дистрактор*',
  tr: 'deneme, uyaran, kosul, uyumlu, blok, dogru, gorev, celdirici*',
  ja: '試行, 刺激, 条件, 一致, ブロック, 正誤, 課題',
  zh: '试次, 刺激, 条件, 一致性, 组块, 正确, 任务',
  ko: '시행, 자극, 조건, 일치, 블록, 정답, 과제',
};
