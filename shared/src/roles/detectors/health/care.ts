/** What is done for people's health: medication, procedures, discharge. */
import { inLanguages } from '../../inLanguages.ts';
import { healthTopic, ofMany, ofTrade } from './healthTopic.ts';
import { substanceBegins, substanceEnds } from './substances.ts';

export const medication = healthTopic({
  id: 'medication',
  label: 'medication',
  holds: ['medicat', 'medikament', 'vaccin', 'antibiot', 'insulin', 'contracep', 'chemother'],
  header: inLanguages({
    en: 'meds, med name, medication name, current meds, bp meds, medicine, medicines, drug, drugs, drug name, prescription, rx, dosage, dose, antibiotic, insulin, lithium, change of medication, diabetes med, aspirin, steroid, opioid, contraceptive, contraception, hormone therapy, substitution, vaccine, vaccine name, vaccine type, vaccination, vaccinated, vaccination status, immunization, doses received',
    de: 'Arzneimittel, Dosis, Wirkstoff, Verordnung, Rezept, Tabletten, Präparat, Pille, Verhütung, Impfstoff, Impfung, Impfungen, geimpft, Impfstatus, Impfdosis',
    fr: 'ordonnance, traitement, traitement en cours, posologie, prescription, molécule, contraception, vaccin, vaccination, vacciné, vaccins',
    es: 'receta médica, receta, fármaco, principio activo, tratamiento farmacológico, dosis, anticonceptivo, vacuna, vacunas, vacunación, vacunado, biológico aplicado',
    it: 'farmaco, farmaci, terapia in corso, ricetta, posologia, principio attivo, dosaggio, vaccino, vaccini, vaccinazione, vaccinato',
    pt: 'remédio, remédios, fármaco, prescrição, receita médica, princípio ativo, posologia, vacina, vacinas, vacinação, vacinado, imunobiológico',
    nl: 'geneesmiddel, geneesmiddelen, medicijn, medicijnen, medicatie, recept, dosering, vaccin, vaccinatie, gevaccineerd',
    pl: 'leki, lek, przyjmowane leki, dawka, recepta, substancja czynna, szczepionka, szczepienie, szczepienia, zaszczepiony',
    sv: 'läkemedel, medicin, mediciner, ordination, vaccin, vaccination, vaccinerad',
    cs: 'lék, léky, dávka, recept, léčivo, medikace, užívané léky, vakcína, očkování, očkovaný',
    ru: 'препарат, лекарство, лекарства, доза, назначение, назначения, медикаменты, вакцина, вакцинация, прививка, прививки, привит',
    tr: 'ilaç, ilaçlar, kullandığı ilaç, doz, reçete, etken madde, aşı, aşı adı, aşılar, aşı durumu',
    ja: '薬, 薬剤, 処方, 投薬, 服薬, 投与量, 用量, ワクチン, 予防接種, 接種回数',
    zh: '药物, 药品, 藥物, 藥品, 处方, 處方, 用药, 用藥, 剂量, 疫苗, 疫苗名称, 接种剂次, 预防接种',
    ko: '약물, 약품, 처방, 투약, 복용, 용량, 약제, 백신, 예방접종, 접종차수',
  }),
  begins: substanceBegins,
  ends: substanceEnds,
  // In Korean the word for how much is used ends as that for a dose.
  not: [...ofMany, ...ofTrade, '사용량', '데이터'],
});

export const procedure = healthTopic({
  id: 'procedure',
  label: 'medical procedures',
  holds: ['surger', 'surgical', 'hospitali', 'transplant', 'dialysis', 'therap'],
  header: inLanguages({
    en: 'proc desc, procedure desc, medical procedure, procedure, procedures, surgery, surgeries, surgical, operation name, treatment, treatments, therapy, chemotherapy, chemo, radiotherapy, radiation therapy, irradiat, irradiation, transplant, dialysis, ventilation, ventilator, intubated, intubation, icu, icu admission, hospitalized, hospitalised, hospitalization, discharge disposition, discharge status, discharge type, discharge reason, drg, drg code, length of stay, counseling, rehab, rehabilitation, screening, biopsy, mri, ct scan, xray, x ray, ecg, ekg',
    de: 'Behandlung, Therapie, Eingriff, OPS Code, Prozedur, DRG, Fallpauschale, Entlassgrund, Entlassungsgrund, Entlassart, Verweildauer, Liegedauer, VWD, Aufnahmegrund, Dialyse, Beatmung, Intensivstation, Überweisung, Leistungsziffer',
    fr: 'acte chirurgical, acte médical, chirurgie, intervention chirurgicale, GHM, GHS, CCAM, mode de sortie, durée de séjour, soins, motif de sortie, réanimation, hospitalisé, hospitalisation, séances',
    es: 'procedimiento, cirugía, tratamiento médico, tratamiento, procedimiento médico, motivo de alta, tipo de alta, GRD, estancia días, días de estancia, terapia, hospitalizado, intubado, UCI, intervención quirúrgica',
    it: 'intervento, intervento chirurgico, terapia, trattamento, procedura, esito dimissione, modalità di dimissione, giorni di degenza, degenza, ricovero, ricoverato, terapia intensiva, prestazione sanitaria',
    pt: 'procedimento, cirurgia, tratamento, terapia, internação, internado, internamento, motivo da alta, dias de internamento, UTI, UCI, especialidade médica',
    nl: 'behandeling, therapie, ingreep, verrichting, DBC, ontslagreden, ligduur, opname reden, ziekenhuisopname',
    pl: 'zabieg, leczenie, terapia, procedura medyczna, tryb wypisu, długość pobytu, hospitalizacja, rehabilitacja, świadczenie',
    sv: 'behandling, terapi, åtgärd, åtgärdskod, vårdtid, utskrivning till, ingrepp, vårddagar, KVÅ',
    cs: 'léčba, terapie, zákrok, operace, hospitalizace, délka pobytu, způsob propuštění',
    ru: 'лечение, терапия, процедура, исход лечения, исход, койко дни, госпитализация, вид помощи',
    tr: 'tedavi, terapi, ameliyat, işlem adı, yatış süresi, taburcu durumu, yatış nedeni, yoğun bakım',
    ja: '手術, 治療, 処置, 退院理由, 在院日数, 入院日数, リハビリ, 診療区分, 転帰, 透析',
    zh: '手术, 手術, 治疗, 治療, 处置, 出院方式, 离院方式, 住院天数, 康复, 化疗, 转归, 病种组',
    ko: '수술, 치료, 처치, 시술, 재원일수, 퇴원형태, 재활, 치료결과, 입원일수',
  }),
  begins: [
    'chemother',
    'chimiother',
    'chemioter',
    'quimioter',
    'radiother',
    'radioter',
    'strahlenther',
    'химиотер',
    'thyroidect',
    'mastect',
  ],
  ends: ['ectomy', 'therapie', 'behandlung', 'behandeling', 'behandling', 'plasty', '수술', '치료'],
});
