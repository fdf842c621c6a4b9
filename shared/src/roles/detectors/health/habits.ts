/** How people live: what they smoke, drink and take. */
import { byVocabulary } from '../../byVocabulary.ts';
import { inTurn } from '../../inTurn.ts';
import { hasNoDecimals } from '../../looks.ts';
import { wordsIn } from '../../words/index.ts';
import { healthTopic } from './healthTopic.ts';
import { smokingWords } from './wordedValues.ts';

const wordsOfSmokers = new Set(wordsIn(smokingWords));

const named = healthTopic({
  id: 'habits',
  label: 'smoking and other habits',
  holds: 'smok, tobacco, alcohol, alkohol, alcool, drinker, cannabis, cigaret, fumador, fumeur, raucher, курен',
  header: {
    en: 'cigarettes per day, cigs per day, drinking status, drinks per week, smoking, smoking status, smoker, smokes, alcohol, alcohol use, alcohol intake, drinker, drinking, heavy drinker, drug use, drug user, substance abuse, substance use, social drinker, social smoker, exercise frequency, physical activity, phys activity, physically active, active lifestyle, sedentary, vaping, gambling, screen time, sleep hours, sleep quality, hours of sleep, cigs, cigarettes, cig, packyears, pack years, packs per day, pky, ever smoked, ex smoker, former smoker, current smoker, years smoked, smkstat, smk, drinks, beers, beer per week, wine per week, units per week, binge, binge drinking, bingedrk, etoh, intoxicated, alc, dalc, walc, ncigs, illicit drug, illicit drugs, cocaine, heroin, opiates, injecting, idu, ivdu, iv drug, needle sharing, marijuana use, hard drugs, soft drugs, caffeine, coffee intake, coffee per day, energy drinks, fast food, junk food, fruit intake, vegetables intake, veggies, meat consumption, vegetarian, vegan, diet quality, eating habits, meals per day, exercise hours, exercise days, exercise minutes, workout, workouts, gym visits, sitting time, sleeping, sleep time, bedtime, hours slept, social media addiction, social media use, tv hours, tv time, tanning, sunscreen use, seatbelt, seat belt, helmet use, drove drunk, drink driving, texting driving, risky behavior, body type, substance, substances, sexual risk, sex risk, risk behavior',
    de: 'Raucher, Raucherstatus, Rauchen, raucht, Drogen, Drogenkonsum, Alkohol, Sucht, Trinkverhalten, Schlafdauer, Schlafqualität, Zigaretten, Packungsjahre, Exraucher, Drogenmissbrauch, Alkoholkonsum, Ernährungsgewohnheiten, vegetarisch, Kaffee pro Tag, Schlaf, Schlafstunden, Sportstunden, Medienkonsum, Bildschirmzeit, Glücksspiel',
    fr: 'fumeur, fumeuse, fume, tabac, alcool, drogues, addiction, sommeil, consommation alcool, cigarettes par jour, paquets années, conso alcool, tabagisme, habitudes alimentaires, végétarien, activité physique, sédentarité, temps écran, heures de sommeil, jeux de hasard, cannabis',
    es: 'fumador, fumadora, fuma, tabaco, alcohol, bebe alcohol, drogas, adicción, horas de sueño, ejercicio físico, actividad física, cigarrillos, paquetes año, consumo de alcohol, tabaquismo, hábitos alimenticios, vegetariano, sedentarismo, tiempo de pantalla, consume drogas, toma alcohol',
    it: 'fumatore, fumatrice, fuma, fumo, tabacco, alcol, droghe, dipendenza, attività fisica, ore di sonno, sigarette, sigarette al giorno, consumo alcol, abitudini alimentari, vegetariano, sport settimana, sedentarietà, tempo schermo, sonno, caffè al giorno',
    pt: 'fumante, fumador, fuma, tabaco, álcool, bebida alcoólica, drogas, etilista, tabagista, atividade física, horas de sono, cigarros, cigarros por dia, consumo de álcool, tabagismo, etilismo, hábitos alimentares, vegetariano, sedentarismo, tempo de tela, usa drogas',
    nl: 'roker, rookt, roken, rookstatus, drugs, verslaving, beweging, slaap, sigaretten, pakjaren, alcoholgebruik, voedingspatroon, vegetariër, schermtijd, slaapuren, drugsgebruik, gokken',
    pl: 'palacz, palenie, pali, palący, papierosy, narkotyki, używki, aktywność fizyczna, papierosy dziennie, paczkolata, spożycie alkoholu, dieta wegetariańska, nawyki żywieniowe, godziny snu, czas przed ekranem, hazard',
    sv: 'rökare, rökning, röker, snus, droger, beroende, fysisk aktivitet, cigaretter, paketår, alkoholvanor, rökvanor, kostvanor, vegetarian, skärmtid, sömn, sömntimmar, spelberoende',
    cs: 'kuřák, kouření, kouří, drogy, závislost, fyzická aktivita, cigarety, kuřáctví, konzumace alkoholu, stravovací návyky, vegetarián, spánek, hodiny spánku, čas u obrazovky, hazard',
    ru: 'курение, курит, курящий, употребление алкоголя, наркотики, зависимость, физическая активность, вредные привычки, сигарет в день, стаж курения, пачка лет, прием алкоголя, режим питания, вегетарианец, сон, часы сна, экранное время',
    tr: 'sigara, sigara kullanımı, içki, uyuşturucu, bağımlılık, fiziksel aktivite, paket yıl, günlük sigara, alkol, alkol tüketimi, beslenme alışkanlığı, vejetaryen, egzersiz, uyku, uyku süresi, ekran süresi, kumar',
    ja: '喫煙, 飲酒, たばこ, 煙草, 薬物使用, 睡眠時間, 運動習慣, 喫煙歴, 喫煙本数, 喫煙指数, ブリンクマン, 飲酒量, 飲酒頻度, 食習慣, 朝食欠食, 睡眠, スクリーンタイム, 賭博',
    zh: '吸烟, 吸煙, 饮酒, 飲酒, 抽烟, 喝酒, 吸毒, 睡眠时间, 运动习惯, 吸烟史, 饮酒史, 吸烟量, 日吸烟, 饮食习惯, 素食, 锻炼, 睡眠, 睡眠时长, 屏幕时间, 赌博',
    ko: '흡연, 음주, 담배, 약물사용, 수면시간, 운동습관, 흡연력, 흡연량, 음주량, 음주빈도, 식습관, 채식, 수면, 스크린타임, 도박',
  },
  begins: `
    smok, tobac, tabac, tabag, tabaq, tabak, tobak, cigar, zigarett, sigaret, nicotin, nikotin, alcohol, alkohol,
    алкогол, alcool, cannabis, marijuan, marihuan, cocain, kokain, heroin, amphet, amfetam, ecstasy, kurzych,
    currentsmok, exsmok, nonsmok, 흡연, 음주
  `,
  fits: hasNoDecimals,
});

const worded = byVocabulary({
  ...{ id: named.id, label: named.label, kind: named.kind, role: named.role },
  header: '',
  vocabulary: [smokingWords, 'never, former, current, unknown'],
  isTelling: true,
  fits: ({ values }) => values.some((value) => wordsOfSmokers.has(value.toLowerCase())),
});

export const habits = inTurn(named, worded);
