/** How it goes on with patients: isolated, recovered, discharged. */
import { byVocabulary } from '../../byVocabulary.ts';

export const courseOfIllness = byVocabulary({
  id: 'course-of-illness',
  label: 'courses of an illness',
  kind: 'category',
  role: 'sensitive',
  header: {
    en: 'patient status, patient state, disease status, clinical status, condition at discharge, clinical outcome, outcome of treatment, illness outcome',
    de: 'Krankheitsverlauf, Patientenstatus, Behandlungsergebnis',
    fr: 'état du patient, évolution',
    es: 'estado del paciente, evolución clínica',
    it: 'stato clinico, decorso, stato del paziente',
    pt: 'estado do paciente, evolução clínica, evolução',
    ja: '転帰, 患者状態',
    zh: '患者状态, 转归',
    ko: '환자상태, 경과',
  },
  not: 'count, rate, percent',
  vocabulary: {
    en: 'isolated, released, recovered, recovering, hospitalized, hospitalised, in hospital, discharged, deceased, died, dead, quarantined, home isolation, under treatment, in treatment, critical, stable, improved, unchanged, worsened, relapsed, in remission, cured',
    de: 'genesen, verstorben, hospitalisiert, entlassen, in behandlung, geheilt, gebessert, unverändert, verschlechtert',
    fr: 'guéri, guérie, hospitalisé, décédé, rétabli, en traitement, amélioré, sorti',
    es: 'recuperado, fallecido, hospitalizado, alta, en tratamiento, curado, mejorado, en casa, uci',
    it: 'guarito, deceduto, ricoverato, dimesso, in trattamento, migliorato, isolamento domiciliare, terapia intensiva',
    pt: 'recuperado, óbito, internado, curado, em tratamento, alta, falecido, melhorado',
    nl: 'genezen, overleden, opgenomen, ontslagen, in behandeling',
    pl: 'wyleczony, zmarł, hospitalizowany, wypisany, poprawa, w trakcie leczenia',
    ru: 'выздоровел, выздоровление, умер, госпитализирован, улучшение, без перемен, на лечении',
    tr: 'iyileşti, vefat, yatıyor, taburcu, tedavide, şifa, haliyle',
    ja: '治癒, 軽快, 死亡, 入院中, 不変, 増悪, 退院',
    zh: '治愈, 好转, 死亡, 住院, 未愈, 出院, 隔离',
    ko: '완치, 사망, 입원, 격리, 격리해제, 호전',
  },
  isTelling: true,
  fits: ({ distinct }) => distinct >= 3 && distinct <= 12,
});
