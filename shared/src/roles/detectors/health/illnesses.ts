/** Names of illnesses and symptoms, and the beginnings that they share across languages. */

/** From Greek and Latin mostly. */
export const illnessBegins = `
  diabet, диабет, prediabet, asthma, asma, astma, астм, hypertens, hipertens, ipertens, hypotens, hipotens, nadciśn,
  гипертон, hipertansiyon, oncolog, onkolog, онколог, cancer, krebs, kanker, nowotw, carcinom, karzinom, melanom,
  leukemi, leukäm, leucemi, lymphom, linfom, tumor, tumour, опухол, cardiopat, kardiopat, cardiovasc, kardiovask,
  cardiac, cardiomyo, infarct, infarkt, infart, инфаркт, arrhythm, arritm, arytm, аритм, arthrit, artrit, артрит,
  arthros, artros, epilep, эпилеп, alzheim, parkinson, dement, demenz, demenc, hepatit, гепатит, pneumoni, pneumopat,
  пневмон, bronchit, bronquit, бронхит, migraine, migrän, migren, emicran, anaemi, anämi, anemia, anémie, анеми,
  allerg, alerg, аллерг, alerji, hypothyr, hyperthyr, hipotiro, hipertiro, ipotiro, hypopit, schilddrüs, goitre,
  goiter, nephropat, nefropat, retinopat, neuropat, cirrho, cirros, zirrho, цирроз, obesi, obesid, adiposi, otyłoś,
  ожирен, obezit, osteopor, стенокард, fibrillat, angina, schlaganf, инсульт, covid, tubercul, tuberkul, туберкул,
  malaria, sepsis, symptom, sintom, симптом, semptom, objaw, příznak, diagnos, диагноз, rozpozn, chorob, onemocn,
  sjukdom, maladie, malatti, patolog, pathology, enfermed, doença, hastalığ, hastalık, заболев, болезн, krankheit,
  erkrank, vorerkr, beschwerd, anamnes, анамнез, anamnez, comorbid, komorbid, dyslipid, dislipid, hyperlip,
  cholesterolem, hypercholest, psoria, eczema, ekzem, dermatit, ulcer, gastrit, colit, crohn, fractur, fraktur,
  thrombos, trombos, embol, stenos, ascites, hemorrh, haemorrh, hämorrh, edema, oedema, dyspnea, dyspnoe, disnea,
  dispneia, diarrh, diarre, diaree, durchfall, biegunk, nausea, náusea, vomit, erbrech, headache, kopfschm, cefale,
  céphal, insomn, schlafst, schmerz, алкоголизм, prolapse, preeclamp, 진단, 질병, 질환, 당뇨, 고혈압, 천식
`;
export const illnessEnds = `
  krankheit, krankheiten, erkrankung, erkrankungen, schmerzen, schmerz, beschwerden, diagnose, diagnosen, ziekte,
  ziekten, klachten, sjukdom, sjukdomar, besvär, diagnos, pathie, opathy, itis, cemia, lemia, nemia, kemia, uremia,
  aemia, carcinoma, plegia, pain, dache, thache, ckache, arache, chache, algia, health, infection, 질환, 진단, 통증
`;
export const illnessWords = {
  en: 'heart disease, heart attack, heart failure, stroke, copd, chd, cad, cvd, ckd, htn, kidney disease, liver disease, lung disease, chest pain, dm type, type diabetes, fever, cough, fatigue, sore throat, shortness of breath, breathing problem, loss of smell, loss of taste, pain, back pain, joint pain, abdominal pain, muscle pain, itching, rash, jaundice, swelling, dizziness, weight loss, weight gain, polyuria, polydipsia, hair loss, runny nose, anorexia, vaccination, vaccinated, vaccine, immunization, immunisation, std, influenza, concussion, allergy, allergies, autoimmune, chronic, relapse, remission, recurrence, adverse event, adverse reaction, side effect, side effects, dysuria, hematuria, urination, discharge vaginal, vaginal discharge, vaginal, lesion, lesions, itch, itchy, lymph, lymph nodes, palpitations, cramps, tremor, tremors, seizure, seizures, convulsions, numbness, blurred vision, tinnitus, constipation, bleeding, bruising, chills, shivering, sweating, night sweats, wheezing, sputum, phlegm, congestion, sneezing, stiffness, muscle weakness, paralysis, paresis, hallucination, hallucinations, irritability, appetite, loss of appetite, bloating, heartburn, reflux, acidity, indigestion, incontinence, thirst, dehydration, malaise, redness, blister, sore, sores, wound, wounds, burns, injuries, fall injury, condom, unprotected sex, wt loss, doctor visits, hospital visits, docvis, hospvis, hospital stays, er visits, gp visits, number of admissions, heart murmur, blood clot, arthralgia, myalgia, lethargy, delirium, coma, hypoglycemia, cataract, glaucoma, gout, hernia, kidney stone, infection, wheeze, rhinitis, hives, afib, atrial fibrillation, ami, chf, cabg, esrd, esrf, t dm, diabetic, hypertensive, asthmatic, smoker cough, common cold, flu like, chronic pain, neck pain, knee pain, migraine, vertigo, syncope, fainting, sepsis, septic, cardiac arrest, aki, ards, dvt, vte, pulmonary embolism, tia, haemorrhage, hemorrhage, rebleed, vasospasm, gvhd, infection site, uti, ssi infection, ppd, tb status, tuberculosis, dengue, ebola, zika, measles, mumps, rubella, pertussis, chickenpox, shingles, lyme, scabies, helminth, schisto, anaemic, anemic, thalassemia, sickle, sickle cell, hemophilia, lupus, rheumatoid, fibromyalgia, scoliosis, sciatica, sprain, dislocation, amputat, amputation, tumour status, recurred, recurrent, relapsed, relap, metastatic, metast, remitted, cured, ulceration, polyps, fibroid, endometriosis, pcos, prostatitis, erectile, incontinent, infertile, snoring, apnea, apnoea, insomnia, nightmares, dry mouth, dry eye, myopia, astigmatism, tooth loss, caries, gingivitis, toothache, deafness, stutter, stuttering, dyslexia, obese, obesity class, cachexia, jaundiced, cyanosis, varices, ascit, encephalopathy, encephalop, hepatomegaly, hepato, hepatom, splenomegaly, pressure ulcer, bedsore, fall risk, comatose, unconscious, disoriented, aggression, agitated, overdose, poisoning, snake bite, heatstroke, frostbite, altitude sickness',
  de: 'Fieber, Husten, Müdigkeit, Übelkeit, Atemnot, Halsschmerzen, Hautausschlag, Schwindel, Herzinfarkt, Bluthochdruck, Herzinsuffizienz, Allergie, Krebs, Ödem, geimpft, Impfung, Impfstatus, chronisch, Nebenwirkung, Nebenwirkungen, Unfallfolgen, Sturz, Stürze, Arztbesuche, Krankenhausaufenthalte, Juckreiz, Krampfanfall, Krämpfe, Gicht, Verstopfung, Blutung, Ausfluss, Wunde, Infektion, Schüttelfrost',
  fr: 'fièvre, toux, fatigue, maux de tête, douleur, douleurs, vertiges, hypertension artérielle, accident vasculaire, AVC, vacciné, vaccination, effets secondaires, effet indésirable, diabète, visites médecin, démangeaisons, éruption, constipation, saignement, frissons, infection, essoufflement, courbatures',
  es: 'fiebre, tos, cansancio, dolor, mareo, mareos, hipertensión, derrame cerebral, vacunado, vacunación, vacuna, efectos secundarios, diabetes, caídas, consultas médicas, picazón, erupción, estreñimiento, sangrado, escalofríos, infección, dolor de cabeza, dolor de garganta, falta de aire, dificultad respiratoria',
  it: 'febbre, tosse, dolore, stanchezza, vertigini, ictus, vaccinato, vaccinazione, effetti collaterali, caduta, cadute, visite mediche, prurito, eruzione, stitichezza, sanguinamento, brividi, infezione, mal di testa, mal di gola',
  pt: 'febre, tosse, dor, cansaço, tontura, acidente vascular, vacinado, vacinação, vacina, efeitos secundários, queda, quedas, consultas médicas, coceira, comichão, erupção, prisão de ventre, sangramento, calafrios, infecção, dor de cabeça, falta de ar',
  nl: 'koorts, hoest, pijn, hoofdpijn, misselijkheid, kortademigheid, hoge bloeddruk, hartaanval, beroerte, gevaccineerd, vaccinatie, bijwerkingen, suikerziekte',
  pl: 'gorączka, kaszel, ból, bóle, nudności, duszność, zawał, udar, szczepienie, szczepienia, zaszczepiony, cukrzyca, niepożądane',
  sv: 'feber, hosta, smärta, huvudvärk, illamående, andnöd, stroke, vaccinerad, vaccination, biverkningar, högt blodtryck',
  cs: 'horečka, kašel, bolest, nevolnost, dušnost, mrtvice, cukrovka, očkování, očkován, vysoký tlak',
  ru: 'кашель, боль, тошнота, одышка, температура тела, прививка, вакцинация, привит, головная боль, побочные эффекты',
  tr: 'ateş, öksürük, ağrı, bulantı, nefes darlığı, kalp krizi, felç, inme, şeker hastalığı, tansiyon hastası, aşı, aşı durumu, alerji, yan etki',
  ja: '発熱, 咳, 頭痛, 痛み, 疼痛, 嘔吐, 下痢, 倦怠感, 糖尿病, 高血圧, 喘息, がん, 癌, 接種, 副作用, 脳卒中, 心筋梗塞, 肥満, 腰痛',
  zh: '发热, 发烧, 咳嗽, 头痛, 疼痛, 腹泻, 呕吐, 乏力, 糖尿病, 高血压, 高血壓, 哮喘, 癌, 肿瘤, 接种, 接種, 不良反应, 中风, 心脏病, 肥胖',
  ko: '발열, 기침, 두통, 통증, 구토, 설사, 당뇨, 고혈압, 천식, 암, 예방접종, 백신, 부작용, 뇌졸중, 비만',
};
