/** Crimes and decisions of courts by their names. */

export const crimeParts = `
  theft, larceny, burglar, robber, assault, homicide, murder, manslaught, rape, arson, fraud, forger, embezzl,
  trespass, vandal, kidnap, shoplift, extort, narcotic, traffick, stalking, harass, felony, misdemean, guilty, acquit,
  convict, nolle, probation, dismissed, diebstahl, betrug, raub, körperverletz, sachbeschäd, einbruch, freispruch,
  verurteil, geldstrafe, freiheitsstraf, escroquer, cambriol, violences, stupéfiant, relaxe, robo, hurto, estafa,
  homicidio, lesiones, violación, narcotráf, absuelt, condenad, furto, rapina, truffa, omicidio, lesioni, assolto,
  condannat, roubo, estelionat, homicídio, tráfico, absolvid, diefstal, inbraak, mishandel, oplichting, kradzież,
  rozbój, oszust, pobicie, uniewinn, stöld, misshandel, bedräger, krádež, loupež, podvod, ublížení, кража, грабеж,
  разбой, мошеннич, убийств, хулиган, hırsızlık, dolandır, yaralama, cinayet, beraat, mahkum
`;

export const crimeWords = {
  en: 'dui, dwi, drug possession, domestic violence, disorderly conduct, battery, weapons violation, resisting arrest, fail to appear, failure to appear, public intoxication, sex offense, speeding, reckless driving, hit and run, not guilty, plea bargain, time served',
  ja: '窃盗, 詐欺, 暴行, 傷害, 強盗, 殺人, 放火, 横領, 薬物, 有罪, 無罪, 執行猶予',
  zh: '盗窃, 诈骗, 抢劫, 故意伤害, 杀人, 强奸, 贩毒, 酒驾, 醉驾, 寻衅滋事, 有期徒刑, 缓刑, 超速, 闯红灯',
  ko: '절도, 사기, 폭행, 상해, 강도, 살인, 방화, 횡령, 마약, 음주운전, 유죄, 무죄, 집행유예',
};
