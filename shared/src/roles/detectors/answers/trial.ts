/** How somebody did in an experiment, a game or an app: times, errors, steps. */
import { byTopic } from '../../byTopic.ts';
import { Confidence } from '../../detector.ts';
import type { ColumnSample } from '../../sample.ts';

export const trial = byTopic({
  id: 'behaviour',
  label: 'measurements of what people did',
  kind: 'number',
  role: 'insensitive',
  header: {
    en: 'reaction time, response time, rt, rt ms, reaction ms, latency ms, latency, accuracy, correct, is correct, error rate, errors made, stimulus, stim, congruency, congruent, trial, trial no, trial type, block, block no, hits, misses, attempts, clicks, num clicks, keystrokes, steps, total steps, step count, calories, calories burned, distance covered, page views, pageviews, visits, num visits, web visits, sessions, session duration, duration sec, duration seconds, duration min, duration, dwell time, bounce, scroll depth, logins, login count, login attempts, watch time, opens, times opened, goals, assists, games played, minutes played, wins, losses, study time, studytime, views, likes, posts, tweets count, followers, friends count, number of logins, time on site, active minutes, sedentary minutes, fixation, pupil size, lap time, lap times, finish time, net time, gun time, chip time, matches played, level reached, player level, playerlvl, in app purchases, screen views, engagement rate, waiting time, wait time, wait days, days waiting, tracker distance, distance km, distance miles, active energy, floors climbed, customer service calls, service calls, voicemail messages, num messages, minutes used, mouse clicks, fixations, recall score, hit rate, false alarms, dprime, speed kmh, average speed',
    de: 'Reaktionszeit, Bearbeitungszeit, Antwortzeit, Genauigkeit, Fehlerzahl, Schritte, Klicks, Dauer, Versuch, Besuche, Durchgang, Gesprächsdauer',
    fr: 'temps de réaction, temps de réponse, durée, essai, précision, pas, clics, visites',
    es: 'tiempo de reacción, tiempo de respuesta, duración, intento, intentos, precisión, pasos, clics, visitas, ensayo',
    it: 'tempo di reazione, tempo di risposta, durata, tentativo, tentativi, accuratezza, passi, visite, prova',
    pt: 'tempo de reação, tempo de resposta, duração, tentativa, tentativas, passos, visitas, acertos',
    nl: 'reactietijd, responstijd, duur, poging, pogingen, stappen, bezoeken, nauwkeurigheid',
    pl: 'czas reakcji, czas odpowiedzi, czas trwania, próba, liczba prób, kroki, wizyty, poprawność',
    sv: 'reaktionstid, svarstid, varaktighet, försök, steg, besök, längd samtal',
    cs: 'reakční čas, doba trvání, trvání, pokus, pokusy, kroky, návštěvy',
    ru: 'время реакции, время ответа, длительность, попытка, попытки, шаги, визиты, продолжительность',
    tr: 'tepki süresi, süre, süresi, deneme, deneme sayısı, adım, adım sayısı, ziyaret',
    ja: '反応時間, 所要時間, 通話時間, 正答, 試行, 歩数, 訪問回数, 回答時間, 正解',
    zh: '反应时间, 反应时, 时长, 通话时长, 次数, 试次, 步数, 正确率, 浏览量, 访问次数',
    ko: '반응시간, 소요시간, 통화시간, 시행, 걸음수, 방문횟수, 정답, 이용횟수, 이용시간',
  },
  not: `
    date, id, name, address, url, clinical, type name, phone, street, city, employment, unemployment, residence,
    marriage, stay
  `,
  fits: ({ numbers, distinct }: ColumnSample) => numbers !== undefined || distinct <= 12,
  sure: Confidence.weakHeader,
});
