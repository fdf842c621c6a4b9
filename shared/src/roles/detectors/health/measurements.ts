/** Measurements of people's health: vital signs, laboratory results, and scores of clinical scales. */
import { inTurn } from '../../inTurn.ts';
import { wordsIn } from '../../words/index.ts';
import { analytes } from './analytes.ts';
import { healthTopic, ofTrade } from './healthTopic.ts';
import { scaleNames } from './scales.ts';
import { byShortWord } from './shortWords.ts';

export const measuredWords = {
  en: 'hgb, wbc, rbc, crp, hct, plt, mcv, mch, mchc, rdw, esr, tsh, ldl, hdl, sgot, sgpt, ggt, gpt, alkphos, alk phos, ldh, cpk, bun, egfr, gfr, psa, inr, ptt, aptt, bnp, probnp, bgr, fbs, pco, pao, paco, spo, sao, fio, sbp, dbp, map mmhg, bpm, resting bp, trestbps, thalach, oldpeak, restecg, exang, hematocrit, serum sodium, serum creatinine, creatinine phosphokinase, bmi, body mass index, body fat, body temp, body temperature, glucose, glucose level, blood sugar, fasting blood sugar, hba c, blood pressure, systolic, diastolic, sys bp, dia bp, heart rate, resting heart rate, max heart rate, pulse, pulse rate, respiratory rate, resp rate, oxygen saturation, o sat, ejection fraction, viral load, tumor size, skin thickness, total protein, protein ratio, albumin globulin ratio, red blood cell, red blood cells, white blood cell, white blood cells, blood count, platelet count, cell count, pus cell, specific gravity, triglyceride, uric acid, vitamin d, bone density, grip strength, lung function, fev, fvc, peak flow, vo max, visual acuity, waist, hip circumference, waist circumference, head circumference, abdomen, body weight gain, fetal, cd count',
  de: 'Laborwert, Laborergebnis, Blutdruck, Blutzucker, Herzfrequenz, Puls, Ruhepuls, Blutwert, Blutwerte, Körpertemperatur, Temperatur Patient, Sauerstoffsättigung, Harnsäure, Harnstoff, Eisen, Atemfrequenz, Leberwerte, RR sys, RR dia, Bauchumfang, Testergebnis',
  fr: "résultat d'analyse, tension artérielle, glycémie, IMC, fréquence cardiaque, pouls, pression artérielle, bilan sanguin, fréquence respiratoire, saturation, périmètre crânien, tour de taille, acide urique, plaquettes, résultat du test",
  es: 'presión arterial, tensión arterial, glucosa, glucemia, colesterol, frecuencia cardíaca, pulso, IMC, resultado de laboratorio, resultado análisis, saturación, plaquetas, ácido úrico, índice de masa corporal, frecuencia respiratoria, resultado prueba, temperatura corporal, glóbulos',
  it: 'pressione arteriosa, glicemia, frequenza cardiaca, polso, IMC, saturazione, piastrine, esami del sangue, acido urico, temperatura corporea, pressione sistolica, pressione diastolica, risultato esame',
  pt: 'pressão arterial, glicemia, glicose, colesterol, frequência cardíaca, pulso, IMC, saturação, plaquetas, ácido úrico, resultado exame, temperatura corporal, tensão arterial, hemácias, frequência respiratória',
  nl: 'bloeddruk, bloedsuiker, hartslag, polsslag, bovendruk, onderdruk, BMI, saturatie, lichaamstemperatuur, laboratoriumwaarde, buikomvang, urinezuur',
  pl: 'ciśnienie krwi, ciśnienie tętnicze, ciśnienie skurczowe, ciśnienie rozkurczowe, tętno, puls, cukier, glukoza, saturacja, BMI, wynik badania, wynik badań, morfologia, płytki krwi, kwas moczowy, temperatura ciała',
  sv: 'blodtryck, blodsocker, puls, hjärtfrekvens, BMI, saturation, provsvar, labbvärde, kroppstemperatur, midjemått, blodvärde',
  cs: 'krevní tlak, tep, cukr v krvi, glukóza, BMI, saturace, laboratorní výsledek, výsledek testu, tělesná teplota, systolický tlak, diastolický tlak',
  ru: 'артериальное давление, АД, АД сист, АД диаст, пульс, ЧСС, сахар крови, ИМТ, сатурация, результат анализа, анализы, мочевина, СОЭ, температура тела, холестерин',
  tr: 'tansiyon, büyük tansiyon, küçük tansiyon, nabız, kan şekeri, kan basıncı, VKİ, beden kitle indeksi, saturasyon, tahlil sonucu, test sonucu, açlık kan şekeri, vücut ısısı, laboratuvar sonucu',
  ja: '検査結果, 検査値, 血圧, 血糖, 心拍数, 脈拍, 体温, 最高血圧, 最低血圧, 収縮期, 拡張期, 酸素飽和度, 体脂肪, 腹囲, 尿酸, 中性脂肪, 肝機能, コレステロール, ヘモグロビン, 白血球, 赤血球, 血小板',
  zh: '化验, 检验结果, 检验值, 检查结果, 血压, 血壓, 血糖, 胆固醇, 心率, 脉搏, 脈搏, 体温, 體溫, 收缩压, 舒张压, 收縮壓, 舒張壓, 血氧, 腰围, 尿酸, 甘油三酯, 肌酐, 血红蛋白, 白细胞, 红细胞, 血小板, 转氨酶, 体脂',
  ko: '혈압, 수축기, 이완기, 혈당, 공복혈당, 콜레스테롤, 심박수, 맥박, 체온, 산소포화도, 검사결과, 검사수치, 체지방, 허리둘레, 요산, 혈색소, 중성지방, 백혈구, 적혈구, 혈소판, 체질량지수',
};
export const measuredBegins = `
  glucos, glukos, glicos, glyc, glicem, glykem, глюкоз, glukoz, cholest, colest, kolest, холест, triglyc, triglic,
  trygli, trigly, триглиц, creatin, kreatin, креатин, bilirub, билируб, hemoglob, haemoglob, hämoglob, emoglob,
  гемоглоб, hematocr, hematokr, hämatokr, ematocr, leucocit, leucocyt, leukocyt, leukozyt, лейкоцит, lökosit,
  lymphocyt, linfoc, limfoc, neutroph, neutrof, eosinoph, monocyt, thrombocyt, trombocit, trombocyt, тромбоц, plaquet,
  piastrin, platelet, erythrocyt, eritroc, erytrocyt, эритроц, albumin, альбумин, ferrit, ферритин, prothromb,
  protromb, fibrinog, troponin, procalcit, cortisol, kortisol, testoster, estradiol, prolactin, aminotransf,
  transamin, phosphatas, fosfatas, phosphokin, systol, sistol, diastol, диастол, систол, blutdruck, serum, fasting,
  totchol, sysbp, diabp, hemat, 혈압, 혈당, 콜레스테롤
`;

/** Of places and whole populations; `total` and `rate` are part of what laboratories call things. */
const ofPopulations = 'prevalence, incidence, cases, deaths, mortality, per capita, population, country, percent of';
const notOfBodies = wordsIn(ofTrade).filter((word) => !['time', 'day', 'unit', 'units', 'check'].includes(word));

const results = 'lab result, lab value, lab test, test value, test result, test results, result value';

const measured = healthTopic({
  id: 'lab-result',
  label: 'measurements of health',
  header: [measuredWords, analytes, results],
  begins: measuredBegins,
  ends: 'blutdruck, bloeddruk, blodtryck, 혈압, 혈당',
  not: [ofPopulations, notOfBodies],
});

export const labResult = inTurn(measured, byShortWord(measured));

/** What physicians and psychologists add up: pain, consciousness, ability. */
export const clinicalScore = healthTopic({
  id: 'clinical-score',
  label: 'scores of clinical scales',
  header: [
    scaleNames,
    {
      en: 'ecog, ph ecog, karnofsky, karno, ph karno, pat karno, apgar, gcs, glasgow coma, glasgow, nyha, asa class, asa score, asa ps, apache, sofa, saps, news score, mews, mmse, moca, hamd, ham d, panss, nihss, rankin, mrs score, eq d, vas pain, pain score, pain scale, nrs pain, barthel, braden, norton score, morse fall, cha ds, child pugh, meld, whoqol, psqi, audit c, charlson, charlson index, cdr, edss, updrs, womac, dass, bdi, hads, cesd, ces d, risk of falls, severity score, frailty, cognitive score, performance status, quality of life',
      de: 'Schmerzskala, Schmerzscore, NRS Schmerz, Lebensqualität, Sturzrisiko, Schweregrad',
      fr: 'échelle de douleur, score de douleur, qualité de vie, EVA douleur, sévérité',
      es: 'escala de dolor, dolor EVA, calidad de vida, gravedad, riesgo de caídas',
      it: 'scala del dolore, scala dolore, qualità della vita, NRS dolore, gravità',
      pt: 'escala de dor, EVA dor, qualidade de vida, gravidade, risco de queda',
      nl: 'pijnscore, pijnschaal, kwaliteit van leven, valrisico',
      pl: 'skala bólu, nasilenie bólu, jakość życia, ryzyko upadku',
      sv: 'smärtskala, livskvalitet, fallrisk',
      cs: 'škála bolesti, kvalita života, riziko pádu',
      ru: 'шкала боли, качество жизни, степень тяжести, тяжесть',
      tr: 'ağrı skoru, yaşam kalitesi, düşme riski',
      ja: '痛みスケール, 生活の質, 重症度, 認知機能',
      zh: '疼痛评分, 生活质量, 严重程度, 评分量表',
      ko: '통증점수, 삶의질, 중증도',
    },
  ],
  begins: 'schmerzskal, pijnscore, apgar, barthel',
  not: 'price, cost, date, id',
});
