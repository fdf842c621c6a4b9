/** Headers of what nobody knows of another person, or what is no person's at all, in fifteen languages. */

export const unknownHeaders: Readonly<Record<string, string>> = {
  grades: `
satisfaction | job_satisfaction | JobInvolvement | work_stress | Q1 | q12_3 | rating | score | stress level | anxiety | trust_in_government | opinion_on_immigration | attitude_to_work | life_satisfaction | work_life_balance | EnvironmentSatisfaction | quality of care | teacher_quality | school_satisfaction | staff_friendliness | trust_police
`,
  categories: `
diagnosis | treatment | outcome | result | status | order_status | payment_method | product_category | subscription_plan | ticket_type | priority | channel | device_type | severity | stage | tumor_stage | cancer_stage | drug | arm | treatment_group | blood_group | smoker | risk_group | loan_purpose | credit_history | churn | segment | campaign | category | type | label | class | level | group | color | colour | size | shipping_mode | ship_mode | delivery_status | case_status | approved | payment_status | marketing_channel | medication | vaccine | test_result | triage_level | grade_of_tumor | fabric | method | session_type | browser
Bewertung | Zufriedenheit | Diagnose | Medikament | Befund | Behandlung | Status | Zahlungsart | Kategorie | Produktgruppe | Blutgruppe | Risikogruppe | Behandlungsgruppe | Schweregrad | Rauchstatus | Versandart | Artikelgruppe | Krankheitsstadium | Note | Lieferstatus
diagnostic | traitement | résultat | statut_commande | mode_paiement | catégorie_produit | groupe_sanguin | tabagisme | gravité | satisfaction | avis | niveau_risque | statut
diagnóstico | tratamiento | resultado | estado_pedido | forma_pago | categoría | grupo_sanguíneo | tabaquismo | gravedad | satisfacción | nivel_riesgo | tipo_cliente
diagnosi | trattamento | esito | stato_ordine | metodo_pagamento | categoria | gruppo_sanguigno | fumatore | gravità | soddisfazione | stato
diagnóstico | tratamento | resultado | situacao_pedido | forma_pagamento | categoria | grupo_sanguineo | fumante | gravidade | satisfação
diagnose | behandeling | uitslag | orderstatus | betaalwijze | categorie | bloedgroep | roker | ernst | tevredenheid | status
rozpoznanie | leczenie | wynik | status_zamówienia | metoda_płatności | kategoria | grupa_krwi | palenie | ocena | stan | priorytet
diagnos | behandling | resultat | orderstatus | betalsätt | kategori | blodgrupp | rökare | nöjdhet | allvarlighet
diagnóza | léčba | výsledek | stav_objednávky | platba | kategorie | krevní_skupina | kuřák | hodnocení | stav
диагноз | лечение | результат | статус_заказа | способ_оплаты | категория | группа_крови | курение | оценка | степень_тяжести
tanı | tedavi | sonuç | sipariş_durumu | ödeme_yöntemi | kategori | kan_grubu | sigara | memnuniyet | durum
診断名 | 治療 | 結果 | 注文状況 | 支払方法 | カテゴリ | 血液型 | 喫煙 | 満足度 | 重症度 | 評価 | ステータス | 職場の満足度
诊断 | 治疗 | 结果 | 订单状态 | 支付方式 | 类别 | 血型 | 吸烟 | 满意度 | 严重程度 | 状态
진단명 | 치료 | 결과 | 주문상태 | 결제수단 | 카테고리 | 혈액형 | 흡연 | 만족도 | 중증도 | 상태
`,
  answers: `
has_email | email_verified | is_active | newsletter_consent | diabetes | hypertension | smoking_status | alcohol_use | drinks_alcohol | pregnant | covid_positive | vaccinated | converted | clicked | readmitted | is_fraud | insurance | has_insurance | chest_pain | exercise | fever | in_treatment | default
`,
  amounts: `
bmi | glucose | systolic_bp | heart_rate | temperature | price | amount | total | quantity | income | salary | duration | days_in_hospital | length_of_stay | num_visits | page_views | gpa | exam_score | math_score | hemoglobin | cholesterol | hours_studied | steps | calories | distance | lap_time | points | goals | assists | minutes_played | session_length | reaction_time | sodium | waiting_time | body_temperature | lead_time | monthly_charges | tumor_size | birth_order_score | education_spending | age_of_car | vehicle_age | account_age_days | company_size | store_size | city_population
`,
};

export const unknownValues: Readonly<Record<string, readonly string[]>> = {
  grades: again(['1', '2', '3', '4', '5']),
  amounts: again(Array.from({ length: 50 }, (_, i) => (10 + i * 3.7).toFixed(1))),
  categories: again(['low', 'medium', 'high']),
  answers: again(['yes', 'no']),
};

function again(values: readonly string[]): string[] {
  return Array.from({ length: 60 }, (_, i) => values[(i * 7 + (i >> 3)) % values.length]);
}
