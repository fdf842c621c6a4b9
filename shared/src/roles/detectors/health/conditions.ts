/** What people suffer from: diagnoses, illnesses by name, and days off for them. */
import { inLanguages } from '../../inLanguages.ts';
import { hasNoDecimals } from '../../looks.ts';
import { healthTopic } from './healthTopic.ts';
import { illnessBegins, illnessEnds, illnessWords } from './illnesses.ts';

const diagnosed = inLanguages({
  en: 'diag, diag desc, dx desc, diagnosis, diagnoses, dx, disease, diseases, illness, medical condition, health condition, medical history, family history, past history, history of, hx, health status, general health, genhlth, physhlth, health rating, self rated health, health state, comorbidity, comorbidities, sick days, sick leave, days sick, sickness absence, reason for absence, absence reason, cause of death, chief complaint, reason for visit, presenting complaint, primary condition, condition source value, disorder, syndrome, injury, sick, ill, infected, infection case, triage, affected status, case control, casecontrol, cancer stage, tumor stage, tnm, metastasis, dietary requirements, dietary restrictions, medical notes, injuries, injury severity, injury type, sickness days, sickness, days of sickness, meal preference, special meal, dietary needs, dietary preference, food allergies, health problems, health issue',
  de: 'Diagnose, Diagnosen, Hauptdiagnose, Nebendiagnose, Krankheitstage, Fehltage krank, Gesundheitszustand, Gesundheit, Beschwerden, Befund, Todesursache, Vorerkrankungen, Grund der Abwesenheit, Abwesenheitsgrund, Krankmeldung, Krankschreibung, krank, Verdachtsdiagnose, Stadium, Unverträglichkeiten, Verletzung, Verletzungen, Verletzungsgrad, Kostform, Diät, Essenswünsche, Lebensmittelunverträglichkeit',
  fr: 'diagnostic, état de santé, santé, maladie, arrêt maladie, arrêts maladie, jours de maladie, motif de consultation, cause du décès, motif d’absence, antécédents, régime alimentaire, affection, blessure, blessures, allergies alimentaires, régime particulier, gravité blessure',
  es: 'diagnóstico, padecimiento, estado de salud, salud, días de baja, baja médica, motivo de consulta, causa de muerte, motivo de ausencia, antecedentes, afección, incapacidad, lesión, lesiones, heridas, dieta, requerimientos alimentarios, alergias alimentarias',
  it: 'diagnosi, stato di salute, salute, giorni di malattia, motivo visita, motivo della visita, causa di morte, anamnesi, patologie, assenze malattia, intolleranze, lesioni, ferite, infortunio, dieta, esigenze alimentari, allergie alimentari',
  pt: 'diagnóstico, estado de saúde, saúde, baixa médica, dias de baixa, motivo da consulta, causa da morte, comorbidades, licença médica, atestado, queixa principal, moléstia, lesões, ferimentos, dieta, restrições alimentares, restrição alimentar',
  nl: 'diagnose, gezondheid, gezondheidstoestand, ziekteverzuim, ziektedagen, verzuim, klachten, aandoening, doodsoorzaak, voorgeschiedenis, allergieën, dieetwensen, letsel, verwonding, blessure, dieet',
  pl: 'diagnoza, rozpoznanie, stan zdrowia, zdrowie, zwolnienie lekarskie, dni choroby, objawy, przyczyna zgonu, schorzenie, schorzenia, dolegliwości, wywiad chorobowy, obrażenia, uraz, urazy, kontuzja, dieta',
  sv: 'diagnos, hälsa, hälsotillstånd, sjukfrånvaro, sjukdagar, besvär, dödsorsak, sjukskrivning, överkänslighet, personskada, skador, specialkost, kostpreferens',
  cs: 'diagnóza, zdravotní stav, zdraví, nemocenská, pracovní neschopnost, příznaky, příčina smrti, obtíže, zdravotní omezení, zranění, úraz, poranění, dieta',
  ru: 'диагноз, состояние здоровья, здоровье, больничный, дней болезни, жалобы, причина смерти, анамнез, группа здоровья, телесные повреждения, травма, травмы, ранения, диета, питание особое',
  tr: 'tanı, teşhis, tanısı, sağlık durumu, raporlu gün, şikayet, şikayeti, ölüm nedeni, kronik hastalık, hastalık, özgeçmiş hastalık, yaralanma, yaralı, sakatlık durumu, diyet, beslenme kısıtı',
  ja: '診断, 診断名, 病名, 疾患, 病歴, 既往, 症状, 主訴, 病欠, 健康状態, 死因, 持病, アレルギー, 傷病, 疾病, 障害名, 転帰, 負傷, けが, 怪我, 食事制限, 食物アレルギー',
  zh: '诊断, 診斷, 疾病, 病史, 过敏, 過敏, 症状, 症狀, 主诉, 主訴, 病假, 健康状况, 健康狀況, 死因, 既往史, 病情, 病种, 并发症, 受伤, 伤情, 伤势, 忌口, 饮食限制, 疾病史',
  ko: '진단, 진단명, 병명, 질병, 질환, 병력, 기왕력, 증상, 주증상, 병가, 건강상태, 사망원인, 상병, 알레르기, 부상, 상해, 부상정도, 식이제한, 질병이력',
});

export const diagnosis = healthTopic({
  id: 'diagnosis',
  label: 'diagnoses',
  header: [...diagnosed, ...illnessWords],
  begins: illnessBegins,
  ends: illnessEnds,
  fits: hasNoDecimals,
});
