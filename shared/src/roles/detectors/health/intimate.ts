/** Facts that people share with hardly anybody: pregnancy, states of mind, infections, genes. */
import { healthTopic } from './healthTopic.ts';

export const pregnancy = healthTopic({
  id: 'pregnancy',
  label: 'pregnancies',
  holds: 'pregnan, schwanger, menopaus, abortion, gestation, prenatal, antenatal',
  header: {
    en: 'preg, pregnancy, pregnancies, pregnant, gravida, parity, gestation, gestational age, gest age, menopause, menopausal status, menstruation, menstrual, abortion, abortions, miscarriage, birth control, breastfeeding, lactating, ivf, infertility, maternity, maternity status, lmp, edd, due date pregnancy, trimester, antenatal, anc visits, prenatal care, prenatal visits, prenat, number of pregnancies, live births, stillbirth, stillbirths, induced abortion, spontaneous abortion, cesarean, caesarean, c section, csection, delivery mode, mode of delivery, birth type, labor type, preterm, premie, ga weeks, gestation weeks, weeks gestation, lowbirthweight, low birth weight, lbw, singleton, twin pregnancy, breast fed, breastfed, breast feeding, bfeed, ever breastfed, weaned, menarche, age at menarche, age at first birth, last period, fertility treatment, contraceptive use, family planning, fp method, wanted pregnancy, unwanted, sperm count, hrt, postmenopausal, marital sex, virginity, first sex, age first sex',
    de: 'schwanger, Schwangerschaft, Schwangerschaftswoche, SSW, Wechseljahre, Fehlgeburt, Fehlgeburten, stillend, Entbindung, Geburtsmodus, Kaiserschnitt, Gestationsalter, Anzahl Schwangerschaften, Parität, Gravida, Frühgeburt, Verhütungsmethode, Kinderwunsch',
    fr: 'grossesse, enceinte, ménopause, semaines d’aménorrhée, allaitement, fausse couche, IVG, femme enceinte, accouchement, mode accouchement, césarienne, âge gestationnel, parité, gestité, prématuré, contraceptif, ménarche',
    es: 'embarazo, embarazada, semanas de gestación, menopausia, aborto, abortos, lactancia, tipo de parto, cesárea, edad gestacional, gestas, prematuro, método anticonceptivo, menarquia, gestante',
    it: 'gravidanza, incinta, settimane di gestazione, menopausa, aborto, allattamento, tipo di parto, cesareo, taglio cesareo, età gestazionale, parità, prematuro, contraccettivo, menarca, metodo contraccettivo',
    pt: 'gravidez, grávida, gestante, gestação, semanas de gestação, menopausa, aborto, tipo de parto, cesárea, cesariana, idade gestacional, prematuro, método contraceptivo, menarca, pré natal, consultas pré natal',
    nl: 'zwanger, zwangerschap, zwangerschapsduur, overgang, miskraam, bevalling, keizersnede, pariteit, prematuur, anticonceptie, borstvoeding, miskramen',
    pl: 'ciąża, w ciąży, ciąże, tydzień ciąży, menopauza, poronienie, rodzaj porodu, cesarskie cięcie, wiek ciążowy, liczba ciąż, liczba porodów, wcześniak, antykoncepcja, karmienie piersią',
    sv: 'gravid, graviditet, graviditetsvecka, klimakterium, missfall, förlossning, kejsarsnitt, gestationsålder, paritet, prematur, preventivmedel, amning',
    cs: 'těhotná, těhotenství, těhotenský týden, menopauza, potrat, typ porodu, císařský řez, gestační věk, parita, nedonošený, antikoncepce, kojení',
    ru: 'беременность, беременна, срок беременности, менопауза, аборт, вид родов, кесарево, кесарево сечение, гестационный возраст, паритет, недоношенный, контрацепция, грудное вскармливание',
    tr: 'hamile, hamilelik, gebe, gebelik, gebelik haftası, menopoz, düşük sayısı, doğum şekli, sezaryen, gebelik sayısı, doğum sayısı, parite, prematüre, doğum kontrolü, emzirme',
    ja: '妊娠, 妊婦, 閉経, 授乳, 流産, 月経, 分娩, 分娩様式, 帝王切開, 在胎週数, 経産, 早産, 避妊, 月経周期, 授乳状況',
    zh: '怀孕, 懷孕, 孕周, 妊娠, 孕妇, 绝经, 流产, 哺乳, 分娩, 分娩方式, 剖宫产, 孕次, 产次, 早产, 避孕, 月经, 孕产',
    ko: '임신, 임신여부, 임신주수, 폐경, 유산, 수유, 분만, 분만방법, 제왕절개, 임신횟수, 출산횟수, 조산, 피임, 월경, 모유수유',
  },
  begins: 'schwanger, zwangersch, беремен, pregnan, gestation, gravidit',
  not: 'cost, price, rate, date, id, leave',
});

export const mentalHealth = healthTopic({
  id: 'mental-health',
  label: 'states of mental health',
  holds: 'depress, anxiet, suicid, psychiat, autis, schizo, bipolar',
  header: {
    en: 'phq, gad, mental health, menthlth, mental, depression, depressed, anxiety, anxious, psych, psychiatric, psychological, suicide, suicidal, bipolar, schizophrenia, autism, asd, adhd, ptsd, burnout, burn out, eating disorder, panic attack, panic attacks, loneliness, self harm, stress level, neuroticism, wellbeing, well being, mood, addeprev, addepev, dissociation, selfesteem, self esteem, self efficacy, selfefficacy, rumination, hostility, aggression score, impulsivity, impulsive, neurot, extraversion, extravers, introversion, agreeableness, conscientiousness, mbti, big five, narcissism, psychopathy, machiavellianism, empathy, alexithymia, attachment anxiety, attachment avoidance, perfectionism, optimism, pessimism, hopelessness, grief, traumatic, abuse history, childhood trauma, ace score, life satisfaction, lifesat, emotional exhaustion, depersonalization, exhaustion, distress, psychological distress, negative affect, positive affect, posaff, negaff, negemot, posemot, state anxiety, trait anxiety, fear of, phobia, obsessive, compulsive, ocd, body image, body dissatisfaction, iq, iq score, cognition, learning disability, coping, social support, bullied, bullying, domestic abuse, therapy session, counselling, counseling sessions, diagnosis psychiatric',
    de: 'psychische Gesundheit, Depression, Depressionen, Angst, Angststörung, Suizid, Stress, Stresslevel, Einsamkeit, Wohlbefinden, Essstörung, psychisch, Selbstwert, Selbstwirksamkeit, Resilienz, Neurotizismus, Extraversion, Verträglichkeit Skala, Gewissenhaftigkeit, Offenheit, Persönlichkeit, psychische Belastung, Erschöpfung, Lebenszufriedenheit, Intelligenz, Mobbing',
    fr: 'santé mentale, dépression, anxiété, suicide, solitude, bien être, troubles psychiques, autisme, estime de soi, auto efficacité, résilience, névrosisme, extraversion, personnalité, épuisement, épuisement émotionnel, détresse, satisfaction de vie, harcèlement, traumatisme',
    es: 'salud mental, depresión, ansiedad, estrés, suicidio, bienestar, soledad, ánimo, autismo, autoestima, autoeficacia, resiliencia, neuroticismo, extraversión, personalidad, agotamiento, agotamiento emocional, satisfacción con la vida, acoso, malestar',
    it: 'salute mentale, depressione, ansia, suicidio, benessere, solitudine, umore, autismo, autostima, autoefficacia, resilienza, nevroticismo, estroversione, personalità, esaurimento, soddisfazione di vita, bullismo, disagio',
    pt: 'saúde mental, depressão, ansiedade, estresse, suicídio, bem estar, solidão, humor, autismo, autoestima, autoeficácia, resiliência, neuroticismo, extroversão, personalidade, exaustão, satisfação com a vida, bullying, sofrimento psíquico',
    nl: 'geestelijke gezondheid, psychische gezondheid, depressie, angst, eenzaamheid, welzijn, autisme, zelfmoord, zelfvertrouwen, zelfbeeld, veerkracht, neuroticisme, extraversie, persoonlijkheid, uitputting, levenstevredenheid, pesten',
    pl: 'zdrowie psychiczne, depresja, lęk, stres, samobójstwo, samotność, dobrostan, nastrój, autyzm, samoocena, poczucie skuteczności, odporność psychiczna, neurotyczność, ekstrawersja, wyczerpanie, satysfakcja z życia',
    sv: 'psykisk hälsa, depression, ångest, självmord, ensamhet, välbefinnande, humör, autism, självkänsla, självförtroende, resiliens, neuroticism, extraversion, personlighet, utmattning, livstillfredsställelse, mobbning',
    cs: 'duševní zdraví, deprese, úzkost, stres, sebevražda, osamělost, nálada, autismus, sebevědomí, sebehodnocení, odolnost, neuroticismus, extraverze, osobnost, vyčerpání, životní spokojenost, šikana',
    ru: 'психическое здоровье, депрессия, тревожность, тревога, стресс, суицид, одиночество, настроение, аутизм, самооценка, самоэффективность, нейротизм, экстраверсия, выгорание, истощение, удовлетворенность жизнью, травля, травма психологическая',
    tr: 'ruh sağlığı, depresyon, kaygı, anksiyete, stres, intihar, yalnızlık, iyi oluş, ruh hali, otizm, özgüven, benlik saygısı, öz yeterlik, dayanıklılık, nevrotiklik, dışadönüklük, tükenmişlik, duygusal tükenme, yaşam doyumu, zorbalık, travma',
    ja: '精神状態, 精神疾患, メンタルヘルス, うつ病, うつ, 不安, ストレス, 自殺, 孤独, 気分, 自尊感情, 自己効力感, 神経症傾向, 外向性, 協調性, 誠実性, 開放性, 燃え尽き, 疲労感, 生活満足度, いじめ, 知能',
    zh: '精神状态, 精神健康, 心理健康, 抑郁, 焦虑, 压力, 自杀, 孤独, 情绪, 自闭, 自尊, 自我效能, 心理韧性, 神经质, 外向性, 宜人性, 尽责性, 开放性, 倦怠, 疲劳, 生活满意度, 霸凌, 智商',
    ko: '정신건강, 우울, 우울증, 불안, 스트레스, 자살, 외로움, 기분, 자존감, 자기효능감, 회복탄력성, 신경증, 외향성, 친화성, 성실성, 개방성, 번아웃, 소진, 삶의만족, 따돌림, 지능',
  },
  begins: 'psychiat, psiquiat, psichiat, schizo, esquizo, депресс, depressi, depresi, autis, suicid, suizid, 우울',
});

export const infection = healthTopic({
  id: 'hiv-status',
  label: 'HIV and other infections',
  header: {
    en: 'serostatus, hcv, hbv, hbsag, hepatitis c, hepatitis b, hiv, hiv status, hiv test, aids, cd count, std status, sti, sti status, sexually transmitted, syphilis, gonorrhea, gonorrhoea, chlamydia, hpv, herpes, condylomatosis, covid test, pcr result, pcr test',
    de: 'HIV-Status, Syphilis, Tripper, Geschlechtskrankheit, PCR Ergebnis',
    fr: 'VIH, sida, statut VIH, IST, syphilis, résultat PCR',
    es: 'VIH, sida, estado VIH, ITS, sífilis, resultado PCR',
    it: 'HIV, AIDS, sifilide, esito tampone, tampone',
    pt: 'HIV, VIH, sífilis, IST, resultado PCR',
    nl: 'hiv, soa, syfilis',
    pl: 'HIV, kiła, wynik testu PCR',
    ru: 'ВИЧ, сифилис, СПИД, гепатит С',
    tr: 'HIV, frengi, PCR sonucu',
    ja: 'エイズ, 梅毒, 感染',
    zh: '艾滋病, 愛滋病, 梅毒, 感染',
    ko: '에이즈, 매독, 감염, 감염여부',
  },
});

export const genetics = healthTopic({
  id: 'genetics',
  label: 'genetic data',
  header: {
    en: 'apoe, hla, hla type, genetic, genetics, genotype, genome, dna, mutation, karyotype, brca, snp, allele, gene variant, phenotype, egfr mutation, kras, haplotype, er status, pr status, her status',
    de: 'Genotyp, genetisch, Phänotyp, Mutation',
    fr: 'génotype, génétique, phénotype',
    es: 'genotipo, genético, fenotipo, mutación',
    it: 'genotipo, genetico, fenotipo, mutazione',
    pt: 'genótipo, genético, fenótipo, mutação',
    nl: 'genotype, mutatie, fenotype',
    pl: 'genotyp, mutacja, fenotyp',
    sv: 'genotyp, fenotyp',
    cs: 'genotyp, fenotyp, mutace',
    ru: 'генотип, фенотип, мутация',
    tr: 'genotip, fenotip, mutasyon',
    ja: '遺伝子, 遺伝, 表現型, 変異',
    zh: '基因, 基因型, 遗传, 表型, 突变',
    ko: '유전자, 유전형, 표현형, 변이',
  },
});
