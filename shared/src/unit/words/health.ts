/** Facts about a body and its health, and opinions. */
import type { WordLists } from '../lexicon.ts';

export const health: WordLists = {
  en: 'diagnos*, icd, icd10, disease*, symptom*, smoker*, smoking*, cigsperday, cigarettes, alcohol consumption, alcohol use, drinking status, blood pressure, bloodpressure, systolic*, diastolic*, sysbp, diabp, sbp, dbp, trestbps, bmi, body mass index, cholesterol*, chol, glucose, insulin*, hba1c, hemoglobin*, haemoglobin*, diabetes*, diabetic*, hypertension*, stroke, heart disease, heart rate, pulse rate, heartrate, cancer*, tumor*, tumour*, pregnan*, gravida, parity, allerg*, medication*, drug name, dosage*, prescription*, therapy*, treatment arm, randno, comorbid*, surgery*, surgical*, disability*, disabled, handicap*, mental health, anxiety*, depression*, phq, burnout*, hiv*, std status, vaccin*, blood type, blood group, bloodgroup, creatinine*, platelet*, bilirubin*, albumin*, triglycerides, hospitalized, hospitalised, hospitalization*, inpatient*, outpatient*, admission type, admittime, admit date, discharged, discharge date, discharge disposition, dischtime, length of stay, los days, readmi*, icu, survived, deceased, death event, death date, dod, cause of death, infect*, infection*, ecog, aeterm, aesev, adverse event, condition concept id, fever, cough, chest pain, restecg, thalach, blood, covid status, test result covid, dietary*, sleep hours, sleep duration, quality of sleep, physical activity, stress level, phenotype, apgar*, gestation*, gestational age, premie, lowbirthweight, mage, fage, injury, injury severity, nr medications, num medications, cigs*, bp meds, bpmeds, exang, thal, oldpeak, fbs, glycohemoglobin, skin thickness, skinthickness, pedigree',
  de: 'diagnose*, krankheit*, symptom*, raucher*, blutdruck*, blutgruppe*, schwanger*, allergie*, medikament*, therapie*, behandlung*, behinderung*, schwerbehindert*, impf*, aufnahmedatum*, aufnahmegrund, entlass*, krankenkasse*, krankenversicherung*, kv, vorerkrankung*, verweildauer*, hauptdiagnose*, cholesterin*, blutzucker*, drg, ops, arzneimittel*, befund*',
  fr: 'diagnosti*, maladie*, symptome*, fumeur*, tension arterielle, groupe sanguin, enceinte, grossesse, allergie*, medicament*, traitement medical, handicap*, vaccin*, hospitalis*, antecedent*, mutuelle sante, glycemie, cholesterol',
  es: 'diagnostico*, enfermedad*, sintoma*, fumador*, tabaquismo, presion arterial, tension arterial, grupo sanguineo, tipo sangre, embarazo*, alergia*, medicamento*, medicacion, discapacidad*, vacuna*, ingreso hospitalario, alta medica, antecedentes, glucosa, colesterol, dolor*, nhc, historia clinica',
  it: 'diagnosi*, malattia*, sintomo*, sintomi, fumatore*, pressione arteriosa, gruppo sanguigno, gravidanza, allergia*, allergie, farmaco, farmaci, terapia*, disabilita, vaccin*, ricovero*, dimissione*, patologia*, patologie, esenzione*, glicemia, colesterolo',
  pt: 'diagnostico*, doenca*, sintoma*, fumante, fumador*, pressao arterial, tensao arterial, grupo sanguineo, tipo sanguineo, gravidez, gestante, alergia*, medicamento*, medicacao, deficiencia*, vacina*, internacao, internamento, alta hospitalar, comorbidade*, glicemia, medico familia, medico de familia',
  nl: 'diagnose*, ziekte*, symptoom*, roker, rookt, bloeddruk*, bloedgroep*, zwanger*, allergie*, medicatie*, medicijn*, behandeling*, handicap, vaccin*, opname*, ontslagdatum, zorgverzekeraar*, zorgzwaarte*, huisarts*',
  pl: 'diagnoz*, rozpoznani*, chorob*, objaw*, palacz*, palenie, cisnieni* krwi, cisnienie krwi, grupa krwi, ciaza, alergi*, lek, leki, terapi*, niepelnosprawn*, orzeczenie*, szczepi*, przyjecie do szpitala, wypis',
  sv: 'diagnos*, sjukdom*, symtom*, symptom*, rokare, rokning, blodtryck*, blodgrupp*, gravid*, allergi*, lakemedel*, behandling*, funktionsnedsattning*, vaccin*, inskriven, utskriven, vardenhet*, vardtid*, journalnummer*',
  cs: 'diagnoz*, nemoc*, onemocneni, priznak*, kurak*, krevni tlak, krevni skupina, tehotens*, alergi*, lek, leky, lecb*, zdravotni postizeni, ockovan*, hospitaliz*, zdravotni pojistovna, pojistovna',
  ru: 'диагноз*, болезн*, заболевани*, симптом*, курени*, артериальное давление, группа крови, беременност*, аллерги*, препарат, терапи*, инвалидност*, вакцин*, прививк*, госпитализ*, выписк*, анамнез*, мкб, жалоб*, прием врача',
  tr: 'tani, teshis*, hastalik*, belirti*, sigara*, tansiyon*, kan grubu, gebelik*, hamile*, alerji*, ilac, ilaclar, tedavi*, engelli*, engel durumu, asi durumu, yatis*, taburcu*, poliklinik*, klinik tani, vizit*, muayene*, protokol no',
  ja: '診断, 病名, 病歴, 既往歴, 症状, 疾患, 喫煙, 飲酒, 血圧, 血糖, 血液型, 妊娠, アレルギー, 投薬, 処方, 服薬, 治療, 障害, 障がい, 予防接種, 入院, 退院, 要介護, 介護度, 診療科, 疼痛',
  zh: '诊断, 診斷, 病史, 症状, 症狀, 疾病, 吸烟, 抽烟, 饮酒, 血压, 血壓, 收缩压, 舒张压, 血糖, 血型, 怀孕, 妊娠, 过敏, 過敏, 用药, 处方, 药品名称, 治疗, 治療, 残疾, 疫苗, 入院, 出院, 科室, 就诊, 就診, 主诉, 随访',
  ko: '진단, 병명, 질환, 질병, 증상, 흡연, 음주, 혈압, 혈당, 혈액형, 임신, 알레르기, 투약, 처방, 치료, 장애, 예방접종, 입원, 퇴원, 진료과, 진료',
};

/** Measures of a body, which mean somebody only beside other signs. */
export const body: WordLists = {
  en: 'body weight, body height, weight kg, height cm, bodyfat, body fat, waist, waist circumference, hip circumference, wr hnd, handedness, hand, dominant hand, shoe size, eye color, hair color, hair, dress size, forearm, wrist, iq, birthweight, birth weight, bwt, weight lb, height in',
  de: 'korpergewicht*, korpergrosse*, taillenumfang*, korperlange, augenfarbe*, haarfarbe*, handigkeit',
  fr: 'poids kg, taille cm, tour de taille, couleur des yeux, lateralite',
  es: 'peso kg, talla cm, estatura, perimetro abdominal, color de ojos',
  it: 'peso kg, altezza cm, statura, circonferenza vita',
  pt: 'peso kg, altura cm, estatura, perimetro abdominal',
  nl: 'lichaamsgewicht, lichaamslengte, lengte cm, gewicht kg, buikomvang',
  pl: 'masa ciala, waga kg, wzrost, obwod talii',
  sv: 'kroppsvikt, kroppslangd, langd cm, vikt kg, midjematt',
  cs: 'telesna vaha, telesna vyska, vyska cm, vaha kg, obvod pasu',
  ru: 'масса тела, вес кг, рост см, имт, окружность талии',
  tr: 'boy cm, kilo kg, boyu, kilosu, bel cevresi',
  ja: '身長, 体重, 腹囲',
  zh: '身高, 体重, 體重, 腰围',
  ko: '신장cm, 체중, 몸무게, 허리둘레, 키cm',
};

/** What somebody answers, prefers, or votes for. */
export const opinion: WordLists = {
  en: 'satisfaction*, satisfied, agree*, likert*, attitude*, trust in, political party, party affiliation, partyid, party id, voted, vote choice, vote intention, would recommend, wouldrecommend, recommend*, nps, mood, mood score, stress, ideology, pid7, partisanship, vote, happy, trust, trstplt, self esteem, happiness level, life satisfaction, survey*, questionnaire*, reaction time, rt ms, response time ms, stimulus, trial*, friends, hobbies, hobby, interests, opinion, rated by, workload, belonging, worklifebalance, work life balance, response id, responseid',
  de: 'zufriedenheit*, einstellung zu, parteipraferenz*, wahlabsicht*, weiterempfehl*, fragebogen*, umfrage*, reaktionszeit*, antwort*, hobbys, vertrauen in, anmerkung zur umfrage',
  fr: 'satisfaction*, intention de vote, recommand*, questionnaire*, enquete, sondage*, temps de reaction, loisirs, opinion',
  es: 'satisfaccion*, intencion de voto, recomend*, cuestionario*, encuesta*, tiempo de reaccion, aficiones, opinion, valoracion',
  it: 'soddisfazione*, intenzione di voto, raccomand*, questionario*, sondaggio*, tempo di reazione, opinione, valutazione',
  pt: 'satisfacao*, intencao de voto, recomend*, questionario*, inquerito*, pesquisa opiniao, tempo de reacao, opiniao, avaliacao',
  nl: 'tevredenheid*, stemintentie*, vragenlijst*, enquete*, reactietijd*, aanbevel*, mening',
  pl: 'zadowoleni*, satysfakcj*, ankiet*, kwestionariusz*, czas reakcji, opini*',
  sv: 'nojdhet*, tillfredsstallelse*, enkat*, fragformular*, reaktionstid*, asikt*, omdome*',
  cs: 'spokojenost*, dotaznik*, anket*, reakcni doba, nazor*, hodnoceni',
  ru: 'удовлетворенност*, анкет*, опрос*, время реакции, мнени*, отзыв*',
  tr: 'memnuniyet*, anket*, tepki suresi, gorus*, degerlendirme',
  ja: '満足度, アンケート, 設問, 問, 回答, 反応時間, 感想, 口コミ, 支持政党, 自由記述',
  zh: '满意度, 滿意度, 问卷, 問卷, 反应时, 意见, 意見, 评价',
  ko: '만족도, 설문, 문항, 반응시간, 의견, 후기',
};
