/** Scales and scores of medicine and psychology, by their names and by what is written for them; digits in names are lost to words. */

export const scaleNames = {
  en: 'sapsii, saps ii, apsiii, apache ii, apacheii, oasis score, qsofa, sofa score, gose, glasgow outcome, wfns, hunt hess, fisher grade, nihss score, modified rankin, kps, karnofsky score, ecog ps, who ps, nyha class, ccs class, killip, euroscore, wells score, pews, alvarado, bishop score, silverman, ballard, fagerstrom, ftnd, audit score, dast, cage score, assist score, promis, facit, fact g, fact b, qlq c, qol, qol score, hrqol, hrqol score, eortc, sf physical, sf mental, pcs score, mcs score, utility score, kccq, minnesota living, haq di, sledai, basdai, asdas, pasi, dlqi, scorad, iga score, koos, hoos, ohs score, harris hip, oswestry, roland morris, quickdash, tampa scale, pain catastrophizing, mcgill, vas score, painscore, faces scale, flacc, ramsay, rass, cam icu, dyspnea score, mmrc, sgrq, snot, epworth, psqi score, stop bang, mmse score, moca score, minicog, clock drawing, adas, adascog, adas cog, cdr sb, faq score, iadl, katz, lawton, tinetti, berg balance, sppb, frail scale, clinical frailty, edmonton, must score, nrs nutrition, hdrs, hrsd, hama, ham a, madrs, ymrs, qids, qids sr, ids sr, phq score, gad score, cgi s, cgi i, gaf, honos, k ten, kessler, dass depression, dass anxiety, stai, stai state, stai trait, bai, bai score, ies r, caps score, ybocs, y bocs, eat score, edeq, scoff, ces d score, epds, ghq, swls, panas, perceived stress, mbi, ucla loneliness, rses, self esteem scale, scq, ados, adi r, cars score, conners, snap iv, vanderbilt, cbcl, sdq, sdq total, bayley, denver, wisc, wais, wppsi, full scale iq, fsiq, ravens, digit span, digit symbol, stroop, trail making, tmt, wcst, verbal fluency, boston naming, ravlt, bvmt, sdmt, pasat, t walk, nine hole peg, edss score, msis, updrs total, hoehn yahr, schwab england, hit six, midas score, ipss, iief, ics score, charlson comorbidity, elixhauser, asa grade, asa physical, mallampati, aldrete, clavien, clavien dindo, injury severity score, rts score, triss, ais score, burn pct, tbsa, ctcae, toxicity grade, recist, deauville, ann arbor, figo, gleason score, birads, bi rads, pi rads, fibrosis stage, metavir, child pugh score, meld score, maddrey, ranson, framingham, qrisk, ascvd risk, findrisc, hasbled, has bled, risk of malnutrition',
  de: 'Schmerzintensität, Schmerzstärke, Pflegebedürftigkeit, Barthelindex, Barthel Index, Depressionsskala, Angstskala, Belastungsgrad, Krankheitsaktivität, Funktionsniveau, ASA Klasse, Mangelernährung',
  fr: 'intensité douleur, score douleur, niveau de douleur, autonomie GIR, échelle dépression, score fonctionnel, score de gravité, classe ASA, dénutrition, score IADL',
  es: 'intensidad del dolor, nivel de dolor, escala EVA, escala depresión, índice de Barthel, clase funcional, grado funcional, escala de Glasgow, riesgo nutricional, clasificación ASA',
  it: 'intensità dolore, livello di dolore, scala VAS, scala depressione, indice di Barthel, classe funzionale, scala di Glasgow, classe ASA, autosufficienza, rischio nutrizionale',
  pt: 'intensidade da dor, nível de dor, escala visual analógica, escala de depressão, índice de Barthel, classe funcional, escala de Glasgow, classificação ASA, risco nutricional',
  nl: 'pijnintensiteit, pijnniveau, depressieschaal, angstschaal, Barthel index, zorgzwaarte, ZZP, ASA klasse, ondervoeding',
  pl: 'natężenie bólu, poziom bólu, skala depresji, skala Glasgow, skala Barthel, stopień ASA, stan odżywienia, nasilenie objawów',
  sv: 'smärtintensitet, smärtnivå, depressionsskala, ASA klass, undernäring, allvarlighetsgrad, svårighetsgrad',
  cs: 'intenzita bolesti, míra bolesti, stupnice deprese, Barthelové, skóre ASA, riziko malnutrice',
  ru: 'интенсивность боли, уровень боли, шкала депрессии, шкала тревоги, шкала Глазго, шкала Апгар, индекс Бартел, класс ASA, функциональный класс, степень риска',
  tr: 'ağrı şiddeti, ağrı düzeyi, depresyon ölçeği, kaygı ölçeği, Glasgow koma, Barthel indeksi, ASA sınıfı, hastalık şiddeti, beslenme durumu riski',
  ja: '痛みの程度, うつ尺度, 認知機能検査, 長谷川式, バーセル, 日常生活自立度, 自立度, 要介護度, 重症度分類, アプガー',
  zh: '疼痛程度, 抑郁量表, 焦虑量表, 格拉斯哥, 评分总分, 自理能力, 生活自理, 病情程度, 分级诊断, 阿普加, 心功能分级, 肿瘤分期',
  ko: '통증정도, 우울척도, 불안척도, 글래스고, 일상생활수행, 장기요양등급, 아프가, 중증도분류',
};

/** Written with their digits, as a person reads them. */
export const scalesWithDigits = [
  'phq9, phq2, phq8, phq15, phq4, gad7, gad2, eq5d, eq5d5l, eq5d3l, eq5, sf36, sf12, sf6d, sf8, bdi2, bdiii, hamd17, hamd21, hdrs17, hama14, cesd10, cesd20',
  'dass21, dass42, ghq12, ghq28, gds15, gds30, scl90, scl90r, pcl5, pss10, pss4, pss14, who5, hit6, das28, haq20, swls5, aq10, aq50, epq10, mbi22',
  'saps2, saps3, apache2, apache3, apache4, sofa24, gos6, gos8, gos5, qlqc30, qlqbr23, mnsi, adas11, adas13, 6mwt, 6mwd, smwt6, t25fw, 9hpt, curb65, tug3m',
  'mhi5, ies6, oci12, adl6, mna14, cage4, auditc, audit10, dast10, ftnd6, pwb18, bfi10, bfi44, neo60, rse10, tas20, erq10, mspss12, ucla3, sdq25, cbcl99, ipss7, iief5',
];

/** Of blood, genes and tumours, written with their digits. */
export const analytesWithDigits = [
  'hba1c, hba1, a1c, tt3, tt4, ft3, ft4, t4u, t3u, fti, ca125, ca199, ca153, ca724, cd4, cd8, cd4cd8, fev1, fev1fvc, fev1pct, pef25, po2, pco2, pao2, paco2, spo2, sao2',
  'svo2, fio2, hco3, vo2max, vo2peak, vco2, i131, o2sat, ldl, hdl, ldlc, hdlc, cystatin, il6, il1, il1b, il2, il8, il10, il17, tnfa, ck18, ck19, ntprobnp, ige, igg, igm, iga',
  'igf1, her2, brca1, brca2, ki67, kras, tp53, pik3ca, fib4, homa, homair, tnf, b12, vitd25, 25ohd, vitd3, s100, s100b, gfap, nfl, ab42, ab40, abeta42, ptau, ttau, ptau181',
  'apoe4, apoe2, apoe3, mcp1, mmp9, pai1, pdl1, hpv16, hpv18, hsv1, hsv2, covid19, sarscov2, qtc, qtcb, qtcf, rr24, sbp1, dbp1',
  'sbp2, dbp2, bp1, bp2, hr1, hr2, dlco1, mg24, bmi1, bmi2, k24, dxa1, t2dm, t1dm, dm2, copd1, h1n1',
];
