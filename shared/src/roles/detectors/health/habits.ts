/** How people live: what they smoke, drink and take. */
import { inLanguages } from '../../inLanguages.ts';
import { hasNoDecimals } from '../../looks.ts';
import { healthTopic } from './healthTopic.ts';

export const habits = healthTopic({
  id: 'habits',
  label: 'smoking and other habits',
  header: inLanguages({
    en: 'cigarettes per day, cigs per day, drinking status, drinks per week, smoking, smoking status, smoker, smokes, alcohol, alcohol use, alcohol intake, drinker, drinking, heavy drinker, drug use, drug user, substance abuse, substance use, social drinker, social smoker, exercise frequency, physical activity, phys activity, physically active, active lifestyle, sedentary, vaping, gambling, screen time, sleep hours, sleep quality, hours of sleep',
    de: 'Raucher, Raucherstatus, Rauchen, raucht, Drogen, Drogenkonsum, Alkohol, Sucht, Trinkverhalten, Schlafdauer, Schlafqualität',
    fr: 'fumeur, fumeuse, fume, tabac, alcool, drogues, addiction, sommeil, consommation alcool',
    es: 'fumador, fumadora, fuma, tabaco, alcohol, bebe alcohol, drogas, adicción, horas de sueño, ejercicio físico, actividad física',
    it: 'fumatore, fumatrice, fuma, fumo, tabacco, alcol, droghe, dipendenza, attività fisica, ore di sonno',
    pt: 'fumante, fumador, fuma, tabaco, álcool, bebida alcoólica, drogas, etilista, tabagista, atividade física, horas de sono',
    nl: 'roker, rookt, roken, rookstatus, drugs, verslaving, beweging, slaap',
    pl: 'palacz, palenie, pali, palący, papierosy, narkotyki, używki, aktywność fizyczna',
    sv: 'rökare, rökning, röker, snus, droger, beroende, fysisk aktivitet',
    cs: 'kuřák, kouření, kouří, drogy, závislost, fyzická aktivita',
    ru: 'курение, курит, курящий, употребление алкоголя, наркотики, зависимость, физическая активность, вредные привычки',
    tr: 'sigara, sigara kullanımı, içki, uyuşturucu, bağımlılık, fiziksel aktivite',
    ja: '喫煙, 飲酒, たばこ, 煙草, 薬物使用, 睡眠時間, 運動習慣',
    zh: '吸烟, 吸煙, 饮酒, 飲酒, 抽烟, 喝酒, 吸毒, 睡眠时间, 运动习惯',
    ko: '흡연, 음주, 담배, 약물사용, 수면시간, 운동습관',
  }),
  begins: [
    ...[
      'smok',
      'tobac',
      'tabac',
      'tabag',
      'tabaq',
      'tabak',
      'tobak',
      'cigar',
      'zigarett',
      'sigaret',
      'nicotin',
      'nikotin',
    ],
    ...[
      'alcohol',
      'alkohol',
      'алкогол',
      'alcool',
      'cannabis',
      'marijuan',
      'marihuan',
      'cocain',
      'kokain',
      'heroin',
      'amphet',
    ],
    ...['amfetam', 'ecstasy', 'kurzych', 'currentsmok', 'exsmok', 'nonsmok', '흡연', '음주'],
  ],
  fits: hasNoDecimals,
});
