/** Words for the household: the people in it, and the home. */
import type { ByLanguage } from '../../words/index.ts';

export const maritalStatus: ByLanguage = {
  en: 'marital, marital status, marstat, maritl, mstat, mar stat, mar status, married, ever married, civil status, civil state, relationship status, are you married, are you currently married',
  de: 'Familienstand, Zivilstand, verheiratet, Ehestand, Personenstand, famstand',
  fr: 'état matrimonial, état civil, situation matrimoniale, situation familiale, situation de famille, statut matrimonial, matrimonial',
  es: 'estado civil, estado marital, situación conyugal, est civil, edo civil, casado',
  it: 'stato civile, stato coniugale, stciv, coniugato',
  pt: 'estado civil, situação conjugal, est civil',
  nl: 'burgerlijke staat, burgerlijke stand, huwelijkse staat, gehuwd, burgstaat',
  pl: 'stan cywilny, stan cyw',
  sv: 'civilstånd, civilstatus',
  cs: 'rodinný stav, rod stav',
  ru: 'семейное положение, брачный статус, семейный статус, сем положение, брак',
  tr: 'medeni hal, medeni hali, medeni durum, medeni durumu, medeni',
  ja: '婚姻, 婚姻状況, 配偶者の有無, 配偶者, 配偶関係, 既婚未婚, 未既婚',
  zh: '婚姻, 婚姻状况, 婚姻狀況, 婚否, 婚姻状态',
  ko: '혼인, 혼인상태, 결혼, 결혼여부, 혼인여부, 배우자유무',
};

export const maritalStates: ByLanguage = {
  en: 'married, single, divorced, widowed, never married, never-married, separated, widow, widower, unmarried, cohabiting, civil partnership, domestic partner, married-civ-spouse, married-spouse-absent, married-af-spouse, partnered, living with partner, engaged, together, not married, in a relationship, seeing someone, available, open relationship, it is complicated, common law, common-law, living common-law, civil union, domestic partnership, alone, spouse absent, widowed/divorced, divorced/separated, separated/divorced, single (never married), married or living as married',
  de: 'ledig, verheiratet, geschieden, verwitwet, getrennt lebend, getrennt, eingetragene lebenspartnerschaft, lebenspartnerschaft',
  fr: 'célibataire, marié, mariée, divorcé, divorcée, veuf, veuve, pacsé, pacsée, séparé, séparée, marié(e), divorcé(e), veuf(ve), pacsé(e), en couple, concubinage, union libre',
  es: 'soltero, soltera, casado, casada, divorciado, divorciada, viudo, viuda, separado, separada, unión libre, soltero/a, casado/a, divorciado/a, viudo/a, separado/a, pareja de hecho',
  it: 'celibe, nubile, coniugato, coniugata, divorziato, divorziata, vedovo, vedova, separato, separata, celibe/nubile, convivente, sposato, sposata, coniugato/a, divorziato/a, vedovo/a',
  pt: 'solteiro, solteira, casado, casada, divorciado, divorciada, viúvo, viúva, união estável, união de facto, separado, solteiro(a), casado(a), divorciado(a), viúvo(a)',
  nl: 'gehuwd, ongehuwd, gescheiden, weduwe, weduwnaar, samenwonend, alleenstaand, geregistreerd partnerschap, getrouwd, verweduwd',
  pl: 'żonaty, zamężna, kawaler, panna, rozwiedziony, rozwiedziona, wdowiec, wdowa, w separacji',
  sv: 'gift, ogift, skild, frånskild, änka, änkling, sambo, änka/änkling',
  cs: 'svobodný, svobodná, ženatý, vdaná, rozvedený, rozvedená, vdovec, vdova',
  ru: 'женат, замужем, холост, не замужем, разведен, разведена, разведён, вдова, вдовец, в браке, холост/не замужем',
  tr: 'evli, bekar, bekâr, boşanmış, dul',
  ja: '未婚, 既婚, 離婚, 死別, 離別, 離死別, 有配偶',
  zh: '未婚, 已婚, 离异, 离婚, 丧偶, 離婚, 離異',
  ko: '미혼, 기혼, 이혼, 사별, 별거',
};

export const relationship: ByLanguage = {
  en: 'relationship, rel to hoh, rel to head, relation to hoh, relation to head, relationship to head, hh rel, relp, household role, household relationship, kinship, family role, head of household, householder, relationship to victim, victim relationship, relationship to offender, victim offender relationship, relation to deceased, emergency contact relationship',
  de: 'Verwandtschaft, Verwandtschaftsverhältnis, Stellung im Haushalt, Haushaltsvorstand, Familienrolle',
  fr: 'lien de parenté, parenté, lien familial, chef de ménage',
  es: 'parentesco, relación de parentesco, jefe de hogar',
  it: 'parentela, relazione di parentela, grado di parentela, capofamiglia',
  pt: 'parentesco, grau de parentesco, chefe de família, condição no domicílio',
  nl: 'relatie tot hoofd, gezinsrol, plaats in huishouden, positie in huishouden, verwantschap',
  pl: 'pokrewieństwo, stopień pokrewieństwa, stosunek do głowy',
  sv: 'släktskap, hushållsställning, relation till',
  cs: 'příbuzenský vztah, příbuznost, vztah k přednostovi',
  ru: 'родство, степень родства, отношение к главе',
  tr: 'yakınlık, yakınlık derecesi, hane reisi',
  ja: '続柄, 世帯主との続柄, 家族関係',
  zh: '与户主关系, 亲属关系, 親屬關係, 户主关系, 家庭角色',
  ko: '가구주와의 관계, 가족관계, 세대주관계, 관계',
};

/** Before those who are counted. */
export const counting: ByLanguage = {
  en: 'number of, number, num of, no of, nr of, count, total, how many, n',
  de: 'Anzahl, Zahl',
  fr: 'nombre de, nb, nbre',
  es: 'número de, cantidad de, cant',
  it: 'numero di, num',
  pt: 'número de, quantidade de, qtd, qtde',
  nl: 'aantal',
  pl: 'liczba, ilość',
  sv: 'antal',
  cs: 'počet',
  ru: 'число, количество, кол во',
  tr: 'sayısı, adedi',
  ja: '人数',
  zh: '人数, 数量',
  ko: '수',
};

/** How many people, or children, there are at home. */
export const householdSize: ByLanguage = {
  en: 'children, nchild, number of children, num children, no of children, children count, child count, kids, kidhome, teenhome, kids at home, teens at home, dependents, dependants, siblings, household size, family size, hh size, hhsize, famsize, household members, family members, persons in household, people in household, num dependents, do you have children, how many children, how many people live, number of people living, people live in your household, how many children do you have',
  de: 'Kinder, Kinderzahl, Anzahl Kinder, Anzahl der Kinder, Haushaltsgröße, HH Größe, Familiengröße, Personen im Haushalt, Haushaltsmitglieder, Kinderfreibetrag, Anzahl Personen, Personen im Haushalt, Personenzahl',
  fr: "enfants, nombre d'enfants, nb enfants, nbenf, taille du ménage, personnes à charge, taille ménage, nb personnes",
  es: 'hijos, número de hijos, num hijos, n hijos, tamaño del hogar, tam hogar, miembros del hogar, personas a cargo, integrantes del hogar',
  it: 'figli, numero figli, n figli, numero componenti, ncomp, componenti, componenti famiglia, numero componenti famiglia, familiari a carico, ampiezza famiglia',
  pt: 'filhos, número de filhos, num filhos, nr filhos, qtd filhos, qt filhos, dependentes, agregado familiar, tamanho da família, moradores',
  nl: 'kinderen, aantal kinderen, huishoudgrootte, gezinsgrootte, aantal personen, gezinsleden, grootte huishouden',
  pl: 'dzieci, liczba dzieci, liczba osób, wielkość gospodarstwa, osoby w gospodarstwie, na utrzymaniu',
  sv: 'barn, antal barn, hushållsstorlek, antal personer, familjestorlek',
  cs: 'děti, počet dětí, velikost domácnosti, počet členů domácnosti, počet osob',
  ru: 'дети, число детей, количество детей, кол во детей, размер семьи, членов семьи, состав семьи, детей',
  tr: 'çocuk sayısı, çocuk, hane büyüklüğü, hane halkı sayısı, kişi sayısı, aile büyüklüğü',
  ja: '子供の数, 子どもの数, 子供人数, 子ども人数, 世帯人数, 家族人数, 世帯人員, 同居人数, 扶養人数, 子どもの有無, 子供の有無',
  zh: '子女数, 子女人数, 家庭人口, 家庭人数, 孩子数, 家庭规模, 抚养人数',
  ko: '자녀수, 자녀 수, 가구원수, 가족수, 가구원 수, 부양가족, 부양가족수',
};

export const householdType: ByLanguage = {
  en: 'household type, hh type, hhtype, family type, household composition, living arrangement, living situation, lives alone, lives with, family structure, housing, housing type, home ownership, homeowner, own home, housing tenure, dwelling, dwelling type, residence type, accommodation type, rent or own, has children, parental status, pstatus, parent status, cars owned, car owner, pets owned',
  de: 'Haushaltstyp, Haushaltsform, Familientyp, Wohnform, Wohnsituation, Wohnverhältnis, Wohneigentum, Wohnungstyp, Eigentümer Mieter, Lebensform',
  fr: "type de ménage, composition du ménage, type de famille, statut d'occupation, type de logement, logement, mode de vie",
  es: 'tipo de hogar, tipo de familia, vivienda, tipo de vivienda, tenencia, tenencia de vivienda, régimen de tenencia',
  it: 'tipologia familiare, tipo famiglia, tipo nucleo, titolo di godimento, titgod, abitazione, tipo abitazione, tipologia abitazione, casa di proprietà',
  pt: 'tipo de família, tipo de domicílio, habitação, tipo de habitação, moradia, tipo de moradia, situação da casa, condição do domicílio',
  nl: 'huishoudtype, type huishouden, samenstelling huishouden, gezinssituatie, leefsituatie, woonsituatie, woningtype, woonvorm, huur of koop, eigendom woning',
  pl: 'typ gospodarstwa, typ rodziny, mieszkanie, typ mieszkania, sytuacja mieszkaniowa, rodzaj mieszkania',
  sv: 'hushållstyp, familjetyp, boendeform, boende, upplåtelseform, bostadstyp, familjesituation',
  cs: 'typ domácnosti, typ rodiny, bydlení, typ bydlení, forma bydlení',
  ru: 'тип семьи, тип домохозяйства, жилищные условия, тип жилья, жилье',
  tr: 'hane tipi, aile tipi, konut, konut tipi, ev sahipliği, konut durumu',
  ja: '世帯構成, 家族構成, 世帯類型, 住居形態, 住居形式, 居住形態, 持家',
  zh: '家庭类型, 家庭结构, 住房, 住房类型, 居住形式, 居住状况, 住房情况, 户籍类型, 户口类型, 户口性质',
  ko: '가구유형, 가구형태, 가족형태, 주거형태, 주택유형, 거주형태, 주거유형, 자가여부',
};
