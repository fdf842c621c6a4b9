/** How findings are worded: severities, results of tests, courses of smoking. */

export const findings = {
  en: 'mild, moderate, severe, very severe, mild to moderate, moderate to severe, minimal, slight, serious, fatal, life-threatening, asymptomatic, symptomatic, no symptoms, benign, malignant, malign, borderline, normal, abnormal, elevated, positive, negative, indeterminate, inconclusive, equivocal, reactive, non-reactive, nonreactive, detected, not detected, undetected, undetectable, acute, chronic, stable angina, unstable angina, complete response, partial response, stable disease, progressive disease, no response, cr, pd, remission, relapse, relapsed, worse, much worse, improved, much improved, no change, unchanged, resolved, not resolved, recovering, hypertensive, prehypertension, underweight, normal weight, overweight, obese, obesity, well differentiated, moderately differentiated, poorly differentiated, fully vaccinated, partially vaccinated, unvaccinated, vaccinated, not vaccinated, boosted',
  de: 'leicht, mittel, mittelschwer, mittelgradig, schwer, schwerwiegend, leichtgradig, hochgradig, leichtverletzt, schwerverletzt, getötet, gutartig, bösartig, unauffällig, auffällig, normal, pathologisch, positiv, negativ, asymptomatisch, akut, chronisch, normalgewicht, übergewicht, untergewicht, adipositas, geimpft, ungeimpft, unverletzt',
  fr: 'léger, légère, modéré, modérée, sévère, grave, bénin, bénigne, malin, maligne, normal, anormal, positif, négatif, positive, négative, aigu, aiguë, chronique, asymptomatique, indemne, blessé léger, blessé hospitalisé, tué, surpoids, obésité, vacciné, non vacciné',
  es: 'leve, moderado, moderada, grave, severo, severa, muy grave, asintomático, asintomática, benigno, benigna, maligno, maligna, normal, anormal, positivo, positiva, negativo, negativa, agudo, aguda, crónico, crónica, sobrepeso, obesidad, bajo peso, vacunado, no vacunado, ileso, fallecido',
  it: 'lieve, moderato, moderata, grave, gravissimo, severo, asintomatico, asintomatica, benigno, maligno, normale, anormale, positivo, negativo, acuto, cronico, normopeso, sovrappeso, obesità, sottopeso, illeso, vaccinato, non vaccinato, idoneo, non idoneo, parzialmente idoneo',
  pt: 'leve, moderado, moderada, grave, severo, assintomático, assintomática, benigno, maligno, normal, alterado, positivo, negativo, agudo, crônico, sobrepeso, obesidade, baixo peso, vacinado, não vacinado, ileso, detectado, não detectado, detectável, não detectável',
  nl: 'licht, matig, ernstig, zeer ernstig, goedaardig, kwaadaardig, normaal, afwijkend, positief, negatief, acuut, chronisch, overgewicht, ondergewicht, gevaccineerd, niet gevaccineerd',
  pl: 'łagodny, łagodna, umiarkowany, umiarkowana, ciężki, ciężka, lekki, średni, złośliwy, prawidłowy, nieprawidłowy, dodatni, ujemny, ostry, przewlekły, nadwaga, otyłość, niedowaga, norma, zaszczepiony, niezaszczepiony',
  sv: 'lindrig, måttlig, svår, allvarlig, mild, godartad, elakartad, normal, avvikande, positiv, negativ, akut, kronisk, övervikt, fetma, undervikt, normalvikt, vaccinerad, ovaccinerad',
  cs: 'lehký, lehká, střední, těžký, těžká, mírný, závažný, benigní, maligní, normální, abnormální, pozitivní, negativní, akutní, chronický, nadváha, obezita, podváha, očkovaný, neočkovaný, lehké zranění, těžké zranění',
  ru: 'легкая, легкое, лёгкая, средняя, средней тяжести, среднетяжелая, тяжелая, тяжёлая, тяжелое, крайне тяжелая, норма, повышен, понижен, положительный, отрицательный, положительно, отрицательно, острый, хронический, избыточный вес, ожирение, дефицит массы, привит, не привит, бессимптомно',
  tr: 'hafif, orta, ağır, şiddetli, çok ağır, iyi huylu, kötü huylu, normal, anormal, pozitif, negatif, akut, kronik, fazla kilolu, obez, zayıf, aşılı, aşısız',
  ja: '軽症, 中等症, 重症, 最重症, 軽度, 中等度, 中度, 重度, 良性, 悪性, 正常, 異常, 異常なし, 要観察, 要精検, 要治療, 要再検査, 陽性, 陰性, 急性, 慢性, 肥満, 普通体重, 低体重, 接種済, 未接種',
  zh: '轻度, 中度, 重度, 轻症, 重症, 危重, 轻型, 普通型, 重型, 良性, 恶性, 正常, 异常, 偏高, 偏低, 阳性, 阴性, 弱阳性, 急性, 慢性, 超重, 肥胖, 偏瘦, 已接种, 未接种, 轻伤, 重伤, 死亡, 治愈, 好转, 未愈, 显效, 有效, 无效',
  ko: '경증, 중등증, 중증, 위중증, 경도, 중등도, 고도, 양성종양, 악성, 정상, 비정상, 이상, 양성, 음성, 급성, 만성, 과체중, 비만, 저체중, 접종완료, 미접종, 경상, 중상, 사망',
};
/** Words that also describe weather, bugs and goods: unless a more specific word stands beside them, they are no evidence. */
export const ofAnything = new Set(
  'normal, normale, normaal, mild, mittel, leicht, schwer, licht, stable, moderate, slight, serious, minimal, positive, negative, positiv, negativ, positif, négatif, positivo, negativo, positief, negatief, abnormal, resolved, not resolved, unchanged, no change, grave, grav, improved, worse, much worse, detected, not detected, střední, lehký, těžký, lekki, średni, orta, hafif, ağır, norma, норма, средняя, legère, pd, cr, 正常, 异常, 異常, 異常なし, 중상, 이상, 고도, 有效, 无效, 死亡, 사망, mittelschwer, alterado, elevated, borderline, complete response, no response, reactive, chronic, acute, 轻度, 中度, 重度, 良性, pathologisch, auffällig, unauffällig, zayıf, 偏高, 偏低, fatal'.split(
    ', ',
  ),
);

export const smokingWords = {
  en: 'never smoked, never smoker, formerly smoked, former smoker, ex-smoker, ex smoker, current smoker, smokes, smoker, non-smoker, nonsmoker, non smoker, occasional smoker, heavy smoker, light smoker, social drinker, non-drinker, heavy drinker, former drinker, current drinker, teetotal',
  de: 'raucher, nichtraucher, ex-raucher, exraucher, gelegenheitsraucher, nie geraucht',
  fr: 'fumeur, non-fumeur, non fumeur, ex-fumeur, ancien fumeur, jamais fumé, fumeur actif',
  es: 'fumador, no fumador, exfumador, ex fumador, nunca ha fumado, fumador activo',
  it: 'fumatore, non fumatore, ex fumatore, ex-fumatore, mai fumato',
  pt: 'fumante, não fumante, ex-fumante, fumador, não fumador, ex-fumador, tabagista, ex-tabagista, nunca fumou',
  nl: 'roker, niet-roker, ex-roker, nooit gerookt',
  pl: 'palący, niepalący, były palacz, nigdy nie palił',
  sv: 'rökare, icke-rökare, icke rökare, före detta rökare, f.d. rökare, aldrig rökt',
  cs: 'kuřák, nekuřák, bývalý kuřák, exkuřák',
  ru: 'курит, не курит, бросил, курящий, некурящий, бывший курильщик',
  tr: 'içiyor, içmiyor, bırakmış, hiç içmemiş, sigara içiyor, sigara içmiyor',
  ja: '喫煙, 非喫煙, 禁煙, 過去喫煙, 現在喫煙, 喫煙者, 非喫煙者, 吸わない, 吸う',
  zh: '吸烟, 不吸烟, 已戒烟, 从不吸烟, 戒烟, 偶尔吸烟, 经常吸烟',
  ko: '흡연, 비흡연, 금연, 과거흡연, 현재흡연, 흡연자, 비흡연자',
};
