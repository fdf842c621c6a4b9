/**
 * Headers of facts that people could know about each other, in fifteen languages, and columns with values of this kind, mostly in the codes
 * of statistics.
 */

/** By language and detector. */
export const knownHeaders = `
en age: Age (years) | patient_age | AgeAtDiagnosis | age_at_admission | AGE_GRP | Age at enrolment | respondent age | ageYears | age_in_years | CustomerAge | age_5yr_bands
en sex: Sex | GENDER | gender_code | sex_at_birth | Patient Sex | GenderCd | sex_label | Gender (M/F) | emp_gender
en birth-year: birth_year | YearOfBirth | yob | YR_OF_BIRTH | born_year | Year born
en birthplace: place_of_birth | birth_city | CityOfBirth | BirthTown
en birth-country: country_of_birth | BirthCountry | country_born | mother_country_of_birth
en marital-status: maritalStatus | MARITAL_STATUS_CD | mar_stat | is_married | Marital | civil_status_code
en children: n_children | num_kids | childrenCount | Number of dependents | household_size | HHSIZE | no_of_siblings | People in household
en household-type: housing_tenure | living_arrangement | household_type | HomeOwnership | dwelling_type | lives_alone
en education: educ_level | EducationLevel | highest_education | Highest Level of Education | EDUC_CD | educational_level | parental level of education | mother_education | years_of_schooling | education_num | degree_type
en occupation: occupation_code | JobRole | job_title | employment_status | EMP_STATUS | Current occupation | OCCUPATION_GROUP | contract_type | employmentType | Job Level | labour_force_status
en employer: employer_name | industry_code | Workclass | place_of_work
en organisation: Department | dept_code | clinic_name | hospital | school_id | SchoolName | ward | site_code | branch | business_unit | study_site | Faculty | office_location | Team
en nationality: Nationality | citizenship_status | CITIZENSHIP | nationality_code
en ethnicity: ethnic_group | ethnicity_desc | Ethnic background | HispanicOrigin | is_hispanic
en language: primary_language | Language | first_language | preferredLanguage
en city: city_of_residence | residence_city | Town | home_city | municipality_code | urban_rural | neighbourhood
en region: region | province_name | state_code | home_state | Region of residence | StateOfResidence | REGION_CD
en county: county_name | District | census_tract | electoral_ward | fips_code | LSOA | local_authority
en country: country | country_of_residence | CountryCode | Residence Country
en postcode: zip | PostCode | postal_code | ZIP5 | HomeZip | residence_zip
en body: height_cm | weight_kg | Height (cm) | bodyWeight | WeightLbs | Weight (kg)
en looks: eye_color | HairColour | dominant_hand
en event-year: year_of_admission | GraduationYear | hire_year | Year | enrol_yr
en seniority: YearsAtCompany | years_of_service | tenure_years | YearsOfExperience
en vital-status: vital_status | deceased_flag | died | survived | is_dead
en race: Race
de age: Alter | Alter (Jahre) | Patientenalter | alter_bei_aufnahme | Altersgruppe | Alter in Jahren
de sex: Geschlecht | geschl | sex | Geschlecht_Code | Geschlecht (m/w/d)
de birth-year: Geburtsjahr | geb_jahr | Jahrgang
de birthplace: Geburtsort | geb_ort | Geburtsgemeinde
de birth-country: Geburtsland | Herkunftsland
de marital-status: Familienstand | fam_stand | Zivilstand
de children: Anzahl Kinder | Kinderzahl | Haushaltsgroesse | Personen im Haushalt | HH_Groesse
de household-type: Wohnform | Haushaltstyp | Wohnsituation
de education: Bildungsabschluss | höchster Schulabschluss | Bildung | Schulbildung | Ausbildung | Bildungsniveau | Studienfach
de occupation: Beruf | Tätigkeit | Erwerbsstatus | Stelle | Funktion | Berufsgruppe | Beschäftigungsart | Stellung im Beruf | Taetigkeit
de employer: Arbeitgeber | Branche | Wirtschaftszweig
de organisation: Abteilung | Standort | Klinik | Station | Schule | Klasse | Kostenstelle | Fachabteilung | Dienststelle | Filiale
de nationality: Staatsangehörigkeit | Nationalität | Staatsangehoerigkeit
de ethnicity: Migrationshintergrund
de language: Muttersprache | Sprache
de city: Wohnort | Gemeinde | Stadt | Ortsteil | Ort | Wohngemeinde
de region: Bundesland | Kanton | Region | Wohnkanton
de county: Landkreis | Bezirk | Kreis | Wohnbezirk
de country: Land | Wohnland | Staat
de postcode: PLZ | Postleitzahl | plz_wohnort | PLZ (3-stellig)
de body: Körpergröße | Größe (cm) | Gewicht (kg) | Koerpergewicht
de looks: Augenfarbe | Haarfarbe
de event-year: Eintrittsjahr | Jahr | Abschlussjahr | Diagnosejahr
de vital-status: verstorben
fr age: âge | Age | tranche_age | age_patient | Tranche d'âge | âge à l'admission
fr sex: Sexe | sexe_patient | genre_sexe | H/F
fr birth-year: année_naissance | Annee de naissance | an_naiss
fr birthplace: lieu_naissance | Lieu de naissance | commune_naissance | ville_naissance
fr birth-country: pays_naissance | Pays de naissance
fr marital-status: situation_familiale | état civil | Situation matrimoniale | statut_marital
fr children: nb_enfants | nombre d'enfants | enfants_a_charge | taille_menage
fr household-type: type_menage | type_logement | statut_occupation
fr education: niveau_etudes | diplôme | Niveau d'études | dernier_diplome | niveau_diplome
fr occupation: profession | métier | emploi | CSP | statut_emploi | type_contrat | Fonction | cat_socio_pro | intitule_poste
fr employer: employeur | secteur_activite
fr organisation: service | Établissement | école | classe | site | Hôpital | agence | unite_soins
fr nationality: nationalité | Nationalite
fr city: commune | ville | ville_residence | commune_résidence | quartier
fr region: région | Region | région_résidence | province
fr county: département | dept_residence | code_departement | canton
fr country: pays | pays_residence
fr postcode: code_postal | CP | Code postal
fr body: taille_cm | poids_kg | Taille (cm) | Poids
fr event-year: année | annee_entree | Année d'inscription
fr seniority: ancienneté
es age: edad | Edad (años) | edad_paciente | grupo_edad | rango_edad | EDAD
es sex: sexo | género | Genero | Sexo (H/M)
es birth-year: año_nacimiento | Año de nacimiento | anio_nac
es birthplace: lugar_nacimiento | municipio_nacimiento | Ciudad de nacimiento
es birth-country: país_nacimiento | pais_nac | país de origen
es marital-status: estado_civil | Estado civil | situacion_conyugal
es children: num_hijos | Número de hijos | hijos | tam_hogar | miembros_hogar
es household-type: tipo_vivienda | tipo_hogar | tenencia_vivienda
es education: nivel_estudios | Nivel educativo | escolaridad | nivel_academico | estudios
es occupation: ocupación | profesion | cargo | puesto | situacion_laboral | tipo_contrato | categoria_profesional
es employer: sector_actividad | empleador
es organisation: centro | Hospital | departamento_laboral | colegio | curso | sucursal | centro_salud | facultad | oficina
es nationality: nacionalidad | Nacionalidad
es ethnicity: etnia | grupo_étnico | pueblo_indigena
es city: municipio | ciudad | localidad | población_residencia | barrio | municipio_residencia
es region: provincia | comunidad_autonoma | CCAA | provincia_residencia | entidad_federativa
es county: distrito | comarca | sección_censal
es country: país | pais_residencia
es postcode: código_postal | CP | cod_postal
es body: peso_kg | talla_cm | altura (cm) | estatura
es event-year: año | año_ingreso | anio
it age: Età (anni) | fascia_eta | classe_eta | eta_paziente | età_anni
it sex: sesso | Genere | sesso_paziente
it birth-year: anno_nascita | Anno di nascita
it birthplace: luogo_nascita | comune_nascita | Luogo di nascita
it birth-country: paese_nascita | stato_nascita
it marital-status: stato_civile | Stato civile
it children: numero_figli | n_figli | componenti_nucleo | num_componenti
it household-type: tipo_abitazione | titolo_godimento
it education: titolo_studio | Titolo di studio | istruzione | livello_istruzione | laurea
it occupation: professione | mansione | qualifica | occupazione | condizione_lavorativa | tipo_contratto
it employer: datore_lavoro | settore_attività
it organisation: reparto | sede | classe | scuola | ufficio | Azienda sanitaria | dipartimento | ospedale
it nationality: cittadinanza | nazionalità
it city: comune | città | comune_residenza | quartiere | residenza
it region: regione | provincia | prov | regione_residenza | zona_geografica
it country: paese | nazione | stato_residenza
it postcode: CAP | cap_residenza | codice_postale
it body: altezza_cm | peso_kg | peso (kg)
it event-year: anno | anno_iscrizione | anno_assunzione
it seniority: anzianità_servizio
pt age: idade | Idade (anos) | faixa_etaria | grupo_etario | idade_paciente
pt sex: sexo | género | gênero
pt birth-year: ano_nascimento | Ano de nascimento
pt birthplace: naturalidade | local_nascimento | cidade_nascimento
pt birth-country: pais_nascimento | país de origem
pt marital-status: estado_civil | situacao_conjugal
pt children: num_filhos | qtd_filhos | filhos | agregado_familiar | n_dependentes
pt education: escolaridade | grau_instrucao | habilitacoes | nivel_ensino
pt occupation: profissao | ocupação | cargo | função | situacao_profissional | tipo_contrato
pt organisation: departamento | setor | turma | escola | unidade_saude | filial | hospital | curso | centro_saude
pt nationality: nacionalidade
pt race: raça_cor | raca | cor_raca
pt city: cidade | município | concelho | freguesia | bairro | municipio_residencia | localidade
pt region: uf | região | UF_residencia | distrito | estado
pt country: país | pais_residencia
pt postcode: CEP | codigo_postal | cep_residencia
pt body: altura_cm | peso_kg | altura (m)
pt event-year: ano | ano_ingresso
nl age: leeftijd | Leeftijd (jaren) | leeftijdsgroep | leeftijd_patient | leeftijdscategorie
nl sex: geslacht | geslacht_patient | M/V
nl birth-year: geboortejaar | geb_jaar
nl birthplace: geboorteplaats
nl birth-country: geboorteland | herkomstland
nl marital-status: burgerlijke_staat | burgerlijke_stand
nl children: aantal_kinderen | huishoudgrootte | aantal_personen_huishouden | gezinsgrootte
nl household-type: huishoudtype | woonsituatie | woonvorm
nl education: opleiding | opleidingsniveau | hoogste_opleiding
nl occupation: beroep | functie | arbeidssituatie | contractvorm | dienstverband
nl employer: werkgever | bedrijfstak
nl organisation: afdeling | vestiging | school | klas | locatie | ziekenhuis
nl nationality: nationaliteit
nl city: woonplaats | gemeente | wijk | buurt | plaats | woongemeente
nl region: provincie | regio
nl country: land | woonland
nl postcode: postcode | pc4 | postcode_4
nl body: lengte_cm | gewicht_kg | lengte (cm)
nl event-year: jaar | jaar_instroom | opnamejaar
pl age: wiek | Wiek (lata) | grupa_wiekowa | wiek_pacjenta
pl sex: płeć | plec | Płeć pacjenta
pl birth-year: rok_urodzenia | Rok urodzenia | rok_ur
pl birthplace: miejsce_urodzenia
pl birth-country: kraj_urodzenia | kraj_pochodzenia
pl marital-status: stan_cywilny
pl children: liczba_dzieci | dzieci | liczba_osob_w_gospodarstwie
pl household-type: typ_mieszkania
pl education: wykształcenie | wyksztalcenie | poziom_wyksztalcenia
pl occupation: zawód | stanowisko | zawod | status_zawodowy | rodzaj_umowy
pl employer: pracodawca | branża
pl organisation: dział | oddział | wydział | szkoła | przychodnia | placowka
pl nationality: obywatelstwo
pl city: miasto | miejscowość | miejsce_zamieszkania | gmina
pl region: województwo | wojewodztwo | region
pl county: powiat
pl country: kraj_zamieszkania | państwo | kraj
pl postcode: kod_pocztowy
pl body: wzrost | wzrost_cm | waga_kg | masa_ciala
pl event-year: rok | rok_przyjecia
sv age: ålder | Ålder vid inskrivning | åldersgrupp | alder
sv sex: kön | Kön | kon
sv birth-year: födelseår | fodelsear
sv birthplace: födelseort
sv birth-country: födelseland | fodelseland
sv marital-status: civilstånd
sv children: antal_barn | hushållsstorlek
sv household-type: boendeform | hushållstyp
sv education: utbildning | utbildningsnivå | högsta_utbildning
sv occupation: yrke | befattning | sysselsättning | anställningsform
sv employer: arbetsgivare | bransch
sv organisation: avdelning | skola | klass | sjukhus | klinik | vårdcentral
sv nationality: medborgarskap | nationalitet
sv city: kommun | ort | bostadsort | stad | hemkommun | postort
sv region: län | region | landskap
sv country: land | bosättningsland
sv postcode: postnummer | postnr
sv body: längd_cm | vikt_kg | kroppsvikt
sv event-year: år
cs age: věk | vek | věk_pacienta | věková_skupina
cs sex: pohlaví | pohlavi
cs birth-year: rok_narození | rok_nar
cs birthplace: místo_narození | misto_narozeni
cs marital-status: rodinný_stav
cs children: počet_dětí | pocet_deti
cs education: vzdělání | nejvyssi_vzdelani
cs occupation: povolání | pozice | funkce | zamestnani | pracovní_pozice
cs employer: zaměstnavatel
cs organisation: oddělení | odbor | škola | třída | pobočka | středisko
cs nationality: státní_příslušnost | občanství | národnost
cs city: obec | město | bydliště
cs region: kraj | kraj_bydliště
cs county: okres
cs country: země | stát
cs postcode: PSČ | psc
cs body: výška_cm | váha_kg
cs event-year: rok | rok_nástupu
ru age: возраст | Возраст пациента | возрастная_группа | Возраст (лет)
ru sex: пол | Пол пациента
ru birth-year: год_рождения | Год рождения
ru birthplace: место_рождения | Место рождения
ru marital-status: семейное_положение
ru children: количество_детей | число детей | дети
ru education: образование | Уровень образования
ru occupation: должность | профессия | род_занятий | Статус занятости
ru organisation: отдел | подразделение | школа | класс | филиал | отделение | факультет
ru nationality: гражданство
ru ethnicity: национальность
ru city: город | населённый пункт | Место жительства | Город проживания
ru region: регион | область | Субъект РФ
ru county: район
ru country: страна
ru postcode: индекс | почтовый индекс
ru body: рост | рост_см | вес (кг)
ru event-year: год | год поступления
tr age: yaş | Yaşı | yas | hasta_yasi | yaş grubu
tr sex: cinsiyet | Cinsiyeti
tr birth-year: doğum_yılı | dogum_yili
tr birthplace: doğum_yeri | Doğum Yeri
tr marital-status: medeni_durum | medeni hali
tr children: çocuk_sayısı | hane_halki_sayisi
tr education: eğitim_durumu | ogrenim_durumu | mezuniyet
tr occupation: meslek | görevi | unvan | pozisyon | çalışma_durumu
tr organisation: bölüm | departman | şube | okul | sınıf | hastane | klinik
tr nationality: uyruk | uyrugu
tr city: şehir | ikamet_yeri | mahalle
tr region: bölge | İkamet İli
tr county: ilçe | ilce
tr country: ülke
tr postcode: posta_kodu
tr body: boy_cm | kilo | boy (cm)
tr event-year: yıl | giriş yılı
ja age: 年齢 | 年代 | 患者年齢 | 年齢(歳) | 年齢層
ja sex: 性別 | 患者性別
ja birth-year: 生年 | 出生年 | 生まれ年
ja birthplace: 出身地 | 出生地 | 本籍地
ja marital-status: 婚姻状況 | 配偶者 | 未既婚
ja children: 子供の数 | 世帯人数 | 同居人数 | 子どもの有無
ja education: 最終学歴 | 学歴 | 専攻
ja occupation: 職業 | 職種 | 役職 | 雇用形態 | 勤務形態
ja employer: 勤務先 | 業種
ja organisation: 部署 | 所属 | 学年 | クラス | 診療科 | 支店 | 学部 | 所属部署
ja nationality: 国籍
ja city: 市区町村 | 居住地 | お住まい | 住まいの地域
ja region: 都道府県 | 居住都道府県 | 地域 | お住まいの都道府県
ja postcode: 郵便番号
ja body: 身長 | 体重 | 身長(cm)
ja event-year: 入学年度 | 年度
ja seniority: 勤続年数
zh age: 年龄 | 患者年龄 | 年龄段 | 年龄（岁）
zh sex: 性别 | 患者性别
zh birth-year: 出生年份 | 出生年
zh birthplace: 籍贯 | 出生地 | 户籍所在地
zh marital-status: 婚姻状况 | 婚否 | 婚姻
zh children: 子女数 | 家庭人数 | 家庭人口数
zh education: 学历 | 文化程度 | 受教育程度 | 最高学历 | 专业
zh occupation: 职业 | 职务 | 职称 | 岗位 | 工作岗位
zh employer: 工作单位 | 行业
zh organisation: 部门 | 科室 | 班级 | 年级 | 学院 | 所在部门 | 就诊科室
zh ethnicity: 民族
zh nationality: 国籍
zh city: 城市 | 居住地 | 所在城市 | 现居城市
zh region: 省份 | 地区 | 所在省份 | 省
zh county: 区县
zh postcode: 邮编 | 邮政编码
zh body: 身高 | 体重 | 身高(cm) | 体重（kg）
zh event-year: 年份 | 入学年份 | 入职年份
zh seniority: 工龄 | 工作年限
ko age: 나이 | 연령 | 연령대 | 환자나이 | 만나이
ko sex: 성별 | 환자성별 | 남녀
ko birth-year: 출생연도 | 출생년도 | 생년
ko birthplace: 출생지 | 고향
ko marital-status: 결혼여부 | 혼인상태
ko children: 자녀수 | 가구원수 | 가족수
ko education: 학력 | 최종학력 | 전공 | 교육수준
ko occupation: 직업 | 직급 | 직책 | 직종 | 고용형태
ko organisation: 부서 | 부서명 | 소속 | 학년 | 진료과 | 지점 | 학과
ko nationality: 국적
ko city: 거주지 | 도시 | 시군구
ko region: 지역 | 시도 | 거주지역
ko postcode: 우편번호
ko body: 키 | 몸무게 | 신장 | 체중 | 키(cm)
ko event-year: 입학년도 | 입사연도 | 연도
`;

export const knownValues: Readonly<Record<string, readonly string[]>> = {
  age: again(['34', '27', '61', '45', '19', '82', '53', '38', '70', '22', '41']),
  sex: again(['1', '2']),
  'birth-year': again(['1984', '1956', '1990', '1972', '2001', '1965']),
  'date-of-birth': again(['1984-03-12', '1956-11-02', '1990-07-21', '1972-01-30']),
  birthplace: again(['Brno', 'Leeds', 'Porto', 'Gdynia', 'Siena']),
  'birth-country': again(['PL', 'DE', 'SE', 'IT']),
  'marital-status': again(['1', '2', '3', '4']),
  children: again(['0', '1', '2', '3']),
  'household-type': again(['1', '2', '3']),
  relationship: again(['1', '2', '3']),
  education: again(['1', '2', '3', '4', '5']),
  occupation: again(['1', '2', '3', '4', '5', '6', '7']),
  employer: again(['Acme', 'Globex', 'Initech']),
  organisation: again(['North', 'South', 'East']),
  nationality: again(['PL', 'DE', 'SE', 'IT']),
  ethnicity: again(['1', '2', '3']),
  language: again(['pl', 'de', 'sv']),
  city: again(['Brno', 'Leeds', 'Porto', 'Gdynia', 'Siena']),
  region: again(['A', 'B', 'C', 'D']),
  county: again(['A', 'B', 'C', 'D']),
  country: again(['PL', 'DE', 'SE', 'IT']),
  postcode: again(['12345', '54321', '10115', '80331']),
  body: again(['172', '181', '165', '190', '158']),
  looks: again(['brown', 'blue', 'green']),
  'event-year': again(['2019', '2020', '2021']),
  seniority: again(['1', '4', '12', '7', '20']),
  'vital-status': again(['0', '1']),
  'date-of-death': again(['2019-03-12', '2020-11-02']),
  military: again(['yes', 'no']),
};

function again(values: readonly string[]): string[] {
  return Array.from({ length: 60 }, (_, i) => values[(i * 7 + (i >> 3)) % values.length]);
}
