/**
 * A second list of headers for each detector, written and frozen before anybody looked at the phrases the detectors know: names of columns
 * in real files, with the prefixes, suffixes and abbreviations of exports, in six languages.
 */
const lists: Readonly<Record<string, string>> = {
  'us-ssn':
    'pt_ssn, SSN_nbr, SocialSecurityNo, cust_soc_sec_num, Soc Sec #, member ssn, social_security, seguro social',
  'us-itin': 'itin_no, ITIN, taxpayer_itin, Individual Taxpayer ID (ITIN)',
  'us-ein': 'EIN, ein_nbr, employer_ein, org_ein, Federal EIN, FEIN',
  'us-npi': 'NPI, provider_npi, rndrng_npi, prscrbr_npi, NPI Number, billingProviderNpi, national provider identifier',
  'us-mbi': 'MBI, bene_mbi, medicare_mbi, mbi_id, Medicare Beneficiary Identifier, MBI Nbr',
  'us-dea': 'DEA, dea_no, prescriber_dea, DEA Registration, DEA#, dea_num',
  'uk-nino': 'NINO, ni_number, NI No, national_insurance_no, employee_nino, NatInsNo, nat_ins_number',
  'uk-nhs': 'NHS Number, nhs_no, NHSNumber, pat_nhs, nhs_num, patientNhsNo',
  'fr-nir': 'NIR, num_secu, numero_secu, n° sécurité sociale, no_ss, num_insee, Numéro de sécurité sociale',
  'de-idnr': 'Steuer-ID, IdNr, steuer_idnr, Steueridentifikationsnummer, kunde_steuerid, Steuer-Identnr, SteuerIdNr',
  'de-rvnr': 'RV-Nummer, Rentenversicherungsnummer, SV-Nummer, sv_nr, Sozialversicherungsnr, rvnr, SVNR_MA',
  'nl-bsn': 'BSN, bsn_nr, burgerservicenummer, sofinummer, BSN-nummer, client_bsn',
  'be-nn': 'rijksregisternummer, INSZ, NISS, registre_national, rrn_nr, numéro national, Rijksregisternr',
  'ch-ahv': 'AHV-Nr, AHVN13, ahv_nummer, numéro AVS, NAVS13, AHV Nr., no_avs',
  'at-svnr': 'SVNR, sv_nummer, Sozialversicherungsnummer, SV-Nr., svnr_patient, VSNR',
  'se-personnummer': 'personnummer, pnr, person_nr, Personnr, swedish_pin, kund_personnummer',
  'fi-hetu': 'hetu, henkilötunnus, henkilotunnus, HETU_nro, asiakas_hetu, finnish_ssn',
  'no-fodselsnummer': 'fødselsnummer, fodselsnr, fnr, fødselsnr, pasient_fnr, personnummer_no',
  'dk-cpr': 'CPR, cpr_nr, cprnr, CPR-nummer, patient_cpr, PNR_CPR',
  'pl-pesel': 'PESEL, pesel_nr, nr_pesel, numer PESEL, pacjent_pesel',
  'es-dni': 'DNI, NIF, dni_nie, num_dni, DNI/NIE, documento_identidad, cliente_dni',
  'it-codice-fiscale': 'codice_fiscale, CF, cod_fiscale, codfisc, Codice Fiscale Cliente, codFiscale',
  'pt-nif': 'NIF, nif_cliente, num_contribuinte, numero_contribuinte, Contribuinte, NIF_nr',
  'tr-kimlik': 'TC Kimlik No, tckn, tc_no, TCKimlikNo, kimlik_no, TC_KIMLIK_NUMARASI',
  'ca-sin': 'SIN, sin_no, Social Insurance Number, employee_sin, NAS, sin_nbr, numero assurance sociale',
  'mx-curp': 'CURP, curp_alumno, clave_curp, CURP Paciente, cve_curp',
  'br-cpf': 'CPF, nr_cpf, cpf_cliente, num_cpf, CPF do Titular, cpfBeneficiario',
  'ar-dni': 'DNI, nro_documento, nro_dni, numero_doc, documento, num_documento',
  'cl-rut': 'RUT, rut_cliente, RUN, rut_paciente, Rut Alumno, rut_dv',
  'cn-id': '身份证号, 身份证号码, 证件号码, id_card_no, sfzh, idcard, 居民身份证, chinese_id_no',
  'hk-id': 'HKID, hkid_no, HKIC No, 香港身份證號碼, 身份證號碼, hk_id_card',
  'tw-id': '身分證字號, 身分證號, tw_national_id, 國民身分證統一編號, national_id_no, roc_id',
  'kr-rrn': '주민등록번호, rrn, resident_registration_no, jumin_no, 주민번호, RRN_NO',
  'jp-my-number': 'マイナンバー, 個人番号, my_number, mynumber, 従業員マイナンバー, kojin_bango',
  'in-aadhaar': 'Aadhaar, aadhaar_no, aadhar_number, UID_aadhaar, Aadhar No, uidai_no, adhaar',
  'in-pan': 'PAN, pan_no, PAN Number, pan_card, customer_pan, PANCardNo, permanent account number',
  'th-id': 'เลขประจำตัวประชาชน, citizen_id, thai_id, national_id, cid, บัตรประชาชน, thai_national_id',
  'sg-nric': 'NRIC, nric_fin, NRIC No, nric_no, FIN_NRIC, patient_nric, Employee NRIC/FIN',
  'za-id': 'SA ID, sa_id_number, id_number, rsa_id, ID No, SA_ID_No, identity_number',
  'il-id': 'teudat_zehut, תעודת זהות, tz, israeli_id, מספר זהות, id_number, t_z',
  'au-tfn': 'TFN, tax_file_no, tfn_number, Tax File Number, employeeTfn',
  'au-medicare': 'medicare_no, Medicare Number, medicare_card, medicare_num, Medicare Card No, pt_medicare',
  'cz-rodne-cislo': 'rodné číslo, rodne_cislo, RC, rodnecislo, r_cislo, Rodné č.',
  'ro-cnp': 'CNP, cnp_pacient, cod numeric personal, CNP_angajat, cnp_nr',
  'bg-egn': 'ЕГН, EGN, egn_no, egn_pacient, Единен граждански номер',
  'hr-oib': 'OIB, oib_korisnika, OIB_broj, osobni identifikacijski broj, oib_zaposlenika',
  jmbg: 'JMBG, jmbg_pacijenta, EMŠO, matični broj građana, ЈМБГ',
  'gr-amka': 'ΑΜΚΑ, AMKA, amka_no, αριθμός ΑΜΚΑ, patient_amka',
  'hu-taj': 'TAJ, taj_szam, TAJ-szám, beteg_taj, TAJ szám',
  'ru-snils': 'СНИЛС, snils_no, SNILS, номер СНИЛС, снилс_пациента',
  'ru-inn': 'ИНН, inn_fl, ИНН физ. лица, INN, инн_сотрудника',
  'ua-rntrc': 'РНОКПП, ІПН, ipn_ua РНОКПП, rnokpp_no, код РНОКПП',
  'kz-iin': 'ИИН, iin_client, ЖСН, IIN, ИИН клиента',
  'ee-lt-code': 'isikukood, asmens_kodas, Isikukood_nr, asmens kodas, patsiendi isikukood',
  'lv-code': 'personas_kods, Personas kods, pacienta personas kods, personas_kods_nr',
  'ie-pps': 'PPSN, pps_no, PPS Number, ppsn_employee, pps_num',
  'ec-ci': 'cedula, CI, nro_cedula, cédula_paciente, cedula_identidad',
  'uy-ci': 'CI, cedula, nro_ci CI, cédula de identidad, documento_ci',
  'pk-cnic': 'CNIC, cnic_no, CNIC Number, nicop_no, applicant_cnic',
  'my-nric': 'MyKad, ic_no, No. KP, NRIC, no_kad_pengenalan',
  'id-nik': 'NIK, nik_ktp, No_KTP, nomor_nik, NIK_pasien',
  'vn-cccd': 'CCCD, so_cccd, CMND, số CCCD, cmnd_kh',
  'eg-id': 'الرقم القومي, national_id_eg, raqam_qawmi, الرقم_القومي',
  passport:
    'passport_no, Passport #, passportNbr, Reisepass-Nr, Reisepassnummer, n° passeport, num_pasaporte, 护照号, パスポート番号, ppt_no, traveller_passport',
  'driver-licence':
    'drivers_license, DL_no, driver_lic_num, DLN, Führerscheinnummer, Führerschein-Nr, permis_conduire, licencia_conducir, 免許証番号, 驾照号, DriversLicenceNo',
  'national-id':
    'national_id, natl_id_no, gov_id, Personalausweisnr, Ausweisnummer, id_card_number, CNI, cedula, nationalIdentityNo, citizen_no, n° carte identité',
  'tax-id':
    'tax_id, TIN, taxpayer_no, Steuernummer, Steuernr, numéro fiscal, num_fiscal, tax_ref_no, RFC, tax_identification_no, 納税者番号',
  vin: 'VIN, vin_no, vehicle_vin, chassis_no, Fahrgestellnummer, FIN_Nr, num_chassis, numero_bastidor, 车架号, 車台番号, vehicleIdentificationNo',
  'licence-plate':
    'license_plate, plate_no, reg_plate, Kennzeichen, Kfz_Kennzeichen, immatriculation, matricula, 车牌号, ナンバープレート, lic_plate_nbr, vehicle_reg, vrm',
  'bank-account':
    'bank_acct_no, bank account no, Bankverbindung, RIB, clabe, conto_corrente, rekeningnr, nr_rachunku, 振込口座番号, 银行账户, bban, BankAccountNumber',
  iban: 'IBAN, iban_nr, cust_iban, Kontoverbindung, payee_iban, IBAN_Empfänger, debtorIban, compte_iban, bank_account_iban',
  'payment-card':
    'card_no, cc_num, credit_card_number, ccnumber, Kreditkartennr, Kreditkarte, no_carte, numero_tarjeta, 信用卡号, カード番号, PAN, card_num, cardNbr, debit_card',
  'aba-routing': 'routing_no, aba, ABA Number, routing_number, aba_rtn, bank_routing_num, rtn, transit_routing',
  bic: 'BIC, swift, swift_code, bank_bic, BIC/SWIFT, swift_bic, creditorBic, code_swift',
  income:
    'income, annual_salary, hh_income, Gehalt, Einkommen, salaire, sueldo, 年収, 工资, base_pay, Bruttolohn, gross_wage, yearlyEarnings, revenu_annuel, ingresos',
  'income-band':
    'income_band, income_bracket, salary_range, Einkommensklasse, tranche_revenu, income_grp, inc_cat, rango_salarial, HHIncomeBand, 年収帯',
  balance:
    'balance, acct_bal, Kontostand, solde, saldo, outstanding_debt, loan_balance, 残高, 余额, current_bal_amt, Schulden, amount_owed',
  'credit-score':
    'credit_score, fico, FICO Score, Schufa, schufa_score, cust_credit_rating, creditScoreNbr, bonität_score, 信用分, puntaje_crediticio',
  email:
    'email, e_mail, mail_addr, EmailAddress, cust_email, Mailadresse, courriel, adresse_mail, correo, correo_electronico, メールアドレス, 邮箱, contact, email_1, login, kontakt_mail',
  phone:
    'phone, tel, mobile_no, cell_phone, Telefon, Handynummer, Rufnummer, téléphone, portable, teléfono, celular, 電話番号, 手机号, contact_no, msisdn, ph_num, TelNr, work_ph, home_phone_txt',
  fax: 'fax, fax_no, FaxNumber, Telefax, Faxnr, télécopie, num_fax, FAX番号, 传真, office_fax, contact_fax',
  secret:
    'password, pwd, passwd, api_key, Passwort, Kennwort, mot_de_passe, contraseña, パスワード, 密码, access_token, user_pass, client_secret, pass_phrase, auth_token',
  photo:
    'photo, avatar, profile_pic, picture_url, Foto, Bild, Passbild, photo_identité, foto_perfil, 顔写真, 头像, headshot, selfie_url, user_image, portrait',
  'profile-url':
    'profile_url, linkedin, linkedin_url, personal_website, homepage, Profil, profil_link, facebook_profile, user_profile_link, perfil, member_page',
  'member-url': 'x, link, url, web, href, Seite',
  'record-url': 'url, link, permalink, record_link, href, source_url, Verweis, lien, enlace, item_url, page_link',
  url: 'url, link, website, web_page, homepage, Webseite, site_web, sitio_web, referrer, landing_page, 网址',
  'social-handle':
    'twitter, twitter_handle, instagram, ig_handle, screen_name, insta, tiktok, handle, twitterUser, social_handle, 推特, author_handle',
  'ip-address':
    'ip, ip_addr, client_ip, remote_addr, IP-Adresse, adresse_ip, direccion_ip, src_ip, sourceIp, last_login_ip, IPアドレス, ip地址, x_forwarded_for, host, visitor_ip',
  'mac-address':
    'mac, mac_addr, MAC-Adresse, device_mac, wifi_mac, bssid, hwaddr, ethernet_address, clientMac, adresse_mac',
  imei: 'imei, imei_no, IMEI1, device_imei, handset_imei, imei_nr, phoneImei, meid_imei',
  'device-id':
    'device_id, deviceId, gaid, idfa, android_id, advertising_id, ad_id, Geräte-ID, client_id, browser_id, cookie_id, visitor_id, appareil_id, id_dispositivo, 设备号, デバイスID, fingerprint',
  'wallet-address':
    'wallet, wallet_address, btc_address, eth_addr, crypto_wallet, from_address, sender_wallet, 钱包地址, walletAddr, payout_wallet',
  uuid: 'uuid, guid, id, record_uuid, row_guid, external_ref, key, object_id, _id, eventId, correlation_id',
  ulid: 'ulid, id, event_ulid, key, record_id, ref, message_id',
  'mongo-id': '_id, id, object_id, mongo_id, oid, doc_id, key, parent_id',
  jwt: 'jwt, token, id_token, bearer, auth, session_jwt, access_jwt, authorization',
  hash: 'hash, sha256, md5, email_hash, hashed_id, pseudonym, user_hash, Prüfsumme, checksum, empreinte, hash_value, digest, patient_hash',
  'user-agent': 'user_agent, ua, browser, userAgent, http_user_agent, ua_string, agent, client_ua, useragent_txt',
  biometric:
    'fingerprint, fingerprint_template, iris_code, face_template, Fingerabdruck, empreinte_digitale, huella_dactilar, 指紋, 指纹, voiceprint, faceEmbedding, biometric_template, retina_scan',
  'first-name':
    'first_name, fname, given_name, forename, Vorname, prénom, nombre, 名, cust_first, firstNm, vname, prenom_patient, pt_fname, nombre_pila, middle_name, FIRST, 名前',
  'last-name':
    'last_name, lname, surname, family_name, Nachname, Familienname, nom, apellido, apellidos, 姓, 氏, cust_last, lastNm, nom_famille, LAST, pt_lname, sname',
  'full-name':
    'full_name, name, cust_name, patient_name, Name, Kundenname, nom_complet, nombre_completo, 氏名, 姓名, pt_nm, contact_person, Ansprechpartner, emp_name, author, owner_name, beneficiary, display_name',
  'maiden-name':
    'maiden_name, maiden, mothers_maiden_name, Geburtsname, Mädchenname, nom_jeune_fille, nom de naissance, apellido_soltera, apellido_materno, 旧姓, birth_surname, née',
  initials:
    'initials, pt_initials, middle_initial, Initialen, initiales, iniciales, mi, subject_initials, name_initials, Kürzel',
  username:
    'username, user_name, login, login_name, Benutzername, Nutzername, identifiant, nom_utilisateur, nombre_usuario, ユーザー名, 用户名, nickname, acct_login, userid, uname, screenname, samaccountname',
  title:
    'title, salutation, prefix, Anrede, Titel, civilité, tratamiento, 敬称, 称谓, honorific, name_prefix, cust_title, form_of_address',
  'date-of-birth':
    'dob, birth_date, date_of_birth, BirthDt, Geburtsdatum, geb_dat, geb_datum, date_naissance, ddn, fecha_nacimiento, fec_nac, 生年月日, 出生日期, d_o_b, born, birthday, pt_dob_txt, naissance, GebDat, bdate',
  'date-of-death':
    'dod, death_date, date_of_death, DeathDt, Sterbedatum, Todesdatum, date_deces, fecha_defuncion, fec_muerte, 死亡日, 死亡日期, died, deceased_on, dt_death, date_décès',
  'birth-year':
    'birth_year, yob, year_of_birth, Geburtsjahr, geb_jahr, annee_naissance, anio_nacimiento, año_nacimiento, 生年, 出生年份, byear, birthYr, born_year, year_born, birth_yr',
  'event-date':
    'date, visit_date, admission_dt, Datum, Aufnahmedatum, date_visite, fecha, fecha_ingreso, 日付, 日期, created_on, order_date, dischargeDate, hire_dt, signup, last_seen, service_from_dt, enrolled, 入院日',
  'time-stamp':
    'timestamp, created_at, updated_at, Zeitstempel, horodatage, fecha_hora, 登録日時, 时间戳, ts, event_time, last_login, datetime, modified, logged_at, loginTs, dt',
  'time-of-day':
    'time, start_time, Uhrzeit, heure, hora, 時刻, 时间, call_time, arrival_tm, check_in_time, time_of_visit, zeit, heure_debut',
  age: 'age, age_yrs, patient_age, Alter, âge, edad, 年齢, 年龄, age_at_diagnosis, ageYears, alter_j, age_grp, AGE_Y, pt_age, Altersgruppe, tranche_age, age_admission',
  sex: 'sex, gender, Geschlecht, sexe, sexo, género, 性別, 性别, gndr, sex_cd, pt_gender, geschl, gender_txt, M/F, SEX_F, genre, GenderCode',
  race: 'race, race_cd, Race/Ethnicity, raza, pt_race, race_desc, 人種, 种族, racecode, self_reported_race, race_1',
  ethnicity:
    'ethnicity, ethnic_group, ethnic, Ethnie, origine_ethnique, etnia, 民族, ethn_cd, pt_ethnicity, hispanic, hispanic_origin, ethnicGroup, Ethnische Herkunft, is_hispanic',
  nationality:
    'nationality, citizenship, Staatsangehörigkeit, Nationalität, nationalité, nacionalidad, 国籍, natl, citizen_of, nation_cd, citizenshipCountry, Staatsbürgerschaft, nat',
  'birth-country':
    'birth_country, country_of_birth, Geburtsland, pays_naissance, pais_nacimiento, 出生国, native_country, cob, birthCountryCd, born_in, país_de_nacimiento',
  language:
    'language, native_language, mother_tongue, Sprache, Muttersprache, langue, idioma, lengua_materna, 言語, 母語, 语言, pref_lang, primaryLanguage, spoken_lang, lang_cd',
  'marital-status':
    'marital_status, marital, Familienstand, état_civil, situation_familiale, estado_civil, 婚姻状況, 婚姻状况, marstat, mar_status_cd, civil_status, married, MaritalSt, fam_stand',
  relationship:
    'relationship, relation_to_head, rel_to_hoh, Verwandtschaft, lien_parenté, parentesco, 続柄, 与户主关系, relp, household_relationship, relationshipToInsured, hh_rel, relation',
  children:
    'children, num_children, n_kids, kids, Kinderzahl, Anzahl_Kinder, nb_enfants, num_hijos, hijos, 子供の数, 子女数, household_size, hh_size, no_of_dependents, dependents, Haushaltsgröße, taille_menage, nchild',
  education:
    'education, edu_level, highest_degree, Bildung, Schulabschluss, Bildungsabschluss, niveau_etude, diplome, nivel_estudios, escolaridad, 学歴, 学历, educ, degree, schooling, highestQualification, education_num',
  occupation:
    'occupation, job, job_title, profession, Beruf, Berufsbezeichnung, métier, poste, ocupación, puesto, 職業, 职业, occ_txt, position, emp_title, jobRole, line_of_work',
  employer:
    'employer, company, employer_name, Arbeitgeber, Firma, employeur, entreprise, empleador, empresa, 勤務先, 雇主, workplace, emplr_nm, works_at, place_of_work, organisation',
  religion:
    'religion, faith, Konfession, Religionszugehörigkeit, religión, confession, 宗教, relig_cd, denomination, religious_affiliation, rel_pref',
  politics:
    'party, political_party, party_affiliation, Partei, parti_politique, partido, 支持政党, 政治面貌, polparty, vote_intention, political_views, voted_for, party_reg',
  'union-membership':
    'union_member, trade_union, Gewerkschaft, syndicat, sindicato, 労働組合, 工会, union_membership, is_union, in_union, Gewerkschaftsmitglied, afiliacion_sindical, unionStatus',
  'sexual-orientation':
    'sexual_orientation, orientation_sexuelle, sexuelle_orientierung, orientacion_sexual, 性的指向, 性取向, sex_orient, lgbt, orientation, sexualOrient, sexuality',
  'event-year':
    'year, admission_year, year_enrolled, Aufnahmejahr, année_scolaire, año, anno_iscrizione, 入学年度, 年份',
  'vital-status': 'vital_status, deceased, died, is_dead, verstorben, décédé, fallecido, 生死, 是否死亡',
  'country-flag': 'france, österreich, polska, south_africa, ドイツ, 中国',
  'household-type':
    'household_type, housing, home_ownership, living_situation, Wohnform, type_logement, tipo_vivienda, 住居形態, 住房类型',
  seniority:
    'tenure, years_of_service, seniority, YearsAtCompany, Betriebszugehörigkeit, ancienneté, antigüedad, 勤続年数, 工龄',
  organisation:
    'department, dept, school, ward, site, branch, Abteilung, Standort, établissement, sucursal, reparto, afdeling, 部署, 部门',
  'military-service': 'veteran, military_service, veteran_status, Wehrdienst, servicio_militar, 兵役',
  looks: 'eye_color, hair_colour, handedness, Augenfarbe, couleur_yeux, color_ojos, 利き手',
  body: 'height, height_cm, weight_kg, weight, Größe, Körpergröße, Gewicht, taille, poids, estatura, peso, 身長, 体重, 身高, bmi, hgt, wgt, pt_weight, body_mass_index, ht_in',
  'street-address':
    'address, street, addr1, address_line_1, Straße, Adresse, Strasse_Hausnr, Anschrift, adresse, rue, direccion, domicilio, calle, 住所, 地址, home_addr, mailing_address, str_addr, AddressLine2, cust_addr_txt',
  postcode:
    'zip, zip_code, postcode, PLZ, Postleitzahl, code_postal, cp, codigo_postal, 郵便番号, 邮编, postal, zip5, cust_zip, post_code, ZIPCD, plz_ort, patientZip, billing_postal_cd',
  city: 'city, town, Ort, Stadt, Wohnort, ville, commune, ciudad, localidad, 市区町村, 城市, municipality, cust_city, cityNm, birth_town, municipio, home_city, gemeinde',
  county:
    'county, district, Landkreis, Kreis, département, provincia, 郡, 区县, county_nm, fips_county, arrondissement, distrito, Bezirk, countyName, cnty',
  region:
    'state, province, region, Bundesland, Kanton, région, estado, comunidad_autonoma, 都道府県, 省份, st, state_cd, stateProv, home_state, st_abbr, province_nm, 県',
  country:
    'country, ctry, country_code, Land, pays, país, 国, 国家, cntry_cd, residence_country, countryIso, nation, Wohnland, country_of_residence, iso2',
  birthplace:
    'birthplace, place_of_birth, Geburtsort, lieu_naissance, lugar_nacimiento, 出生地, pob, birth_city, GebOrt, born_at, lieu_de_naissance, birthPlaceTxt',
  latitude:
    'lat, latitude, Breitengrad, geo_lat, latitud, y_lat, 緯度, 纬度, home_lat, gps_lat, latDeg, pickup_latitude, breite, LATITUDE_DD',
  longitude:
    'lon, lng, longitude, Längengrad, geo_lng, longitud, 経度, 经度, home_lon, gps_long, lonDeg, dropoff_longitude, laenge, LONG_DD, long',
  coordinates:
    'coordinates, latlon, lat_long, geo, Koordinaten, coordonnées, coordenadas, 座標, 坐标, location, gps, geolocation, geo_point, position, gps_coords',
  geohash: 'geohash, geo_hash, geohash6, home_geohash, loc_gh, gh7, geohashCode',
  what3words: 'what3words, w3w, three_words, w3w_address, location, what3wordsAddr',
  'icd-10':
    'icd, icd10, icd_code, dx_code, diag_cd, ICD-10-Code, Diagnoseschlüssel, code_cim10, cie10, dx1, primary_dx, principalDiagnosisCode, 傷病コード, icd10gm, cod_diagnostico',
  atc: 'atc, atc_code, ATC-Code, drug_atc, med_atc_cd, code_atc, codigo_atc, atcClass',
  loinc: 'loinc, loinc_code, loinc_num, test_loinc, lab_loinc_cd, LOINC-Code, observation_code',
  snomed: 'snomed, snomed_ct, sct_id, snomed_code, concept_id, snomedCode, finding_sctid, diag_snomed',
  cpt: 'cpt, cpt_code, hcpcs, hcpcs_cd, procedure_cpt, CPT4, billing_code, svc_cpt, cptCode',
  'blood-type':
    'blood_type, blood_group, bloodtype, Blutgruppe, groupe_sanguin, grupo_sanguineo, 血液型, 血型, abo_rh, abo, bld_grp, tipo_sangre, BloodGrp',
  diagnosis:
    'diagnosis, dx, diag_desc, Diagnose, diagnostic, diagnóstico, 診断, 诊断, condition, primary_diagnosis, disease, Krankheit, maladie, enfermedad, 病名, diagnosisTxt, comorbidity, chief_complaint',
  medication:
    'medication, drug, drug_name, meds, Medikament, médicament, medicamento, 薬剤, 药品, rx, prescription, medName, Arzneimittel, traitement, current_meds, drug_given',
  procedure:
    'procedure, surgery, proc_desc, Operation, Eingriff, intervention, cirugía, procedimiento, 手術, 手术, operation_type, surgical_procedure, px_desc, procedureName, acte_chirurgical',
  'lab-result':
    'hba1c, glucose, cholesterol, systolic_bp, blood_pressure, Blutdruck, Blutzucker, glycémie, tension, glucosa, 血糖値, 血压, hgb, creatinine, ldl, heart_rate, serum_sodium, wbc, crp, diastolic',
  habits:
    'smoker, smoking_status, alcohol, Raucher, Raucherstatus, fumeur, tabac, fumador, 喫煙, 吸烟, drinking, alcohol_use, tobacco_use, drug_use, smokes, cigarettes_per_day, Alkoholkonsum, alco',
  disability:
    'disability, disabled, Behinderung, Schwerbehinderung, GdB, handicap, discapacidad, 障害, 残疾, disability_status, disabilityType, impairment, has_disability, grado_discapacidad',
  pregnancy:
    'pregnant, pregnancy_status, Schwangerschaft, schwanger, grossesse, enceinte, embarazo, embarazada, 妊娠, 怀孕, is_pregnant, gravida, parity, pregnancies, gestational_age, preg',
  'mental-health':
    'mental_health, depression, anxiety, phq9, Depression, psychische_gesundheit, santé_mentale, salud_mental, 精神状態, 心理健康, psychiatric_history, depression_score, gad7, suicidal, mentalHealthDx',
  'hiv-status':
    'hiv, hiv_status, HIV-Status, vih, sero_status, hepatitis_c, hiv_positive, statut_vih, hiv_result, HIV感染, 艾滋病, std_status, hcv, aids, hivTest',
  genetics:
    'genotype, brca1, brca_status, gene_mutation, snp, Genotyp, génotype, genotipo, mutation, 遺伝子型, 基因型, apoe, dna_sequence, rs429358, hla_type, variant, karyotype',
  // From here to the next comment: written after the detectors, by their author.
  'clinical-score':
    'ecog_ps, GCS, nyha_class, APACHE II, barthel_index, nrs_pain, score_de_douleur, skala_bolu, escala_dolor, 疼痛评分, mmse_total',
  'course-of-illness': 'patient_state, clinical_status, disease_status, Patientenstatus, estado_paciente, 転帰',
  'clinical-variable':
    'AEDECOD, CMTRT, VSORRES, DSDECOD, QSSTRESN, CHG, drug_concept_id, value_as_number, LBXTC, DIQ010',
  'clinical-term': 'grund, note1, field_9, descripción',
  'credit-standing':
    'loan_default, credit_history, delinq_flag, is_delinquent, Inkasso, impagos, insolvenza, windykacja, просрочка, 违约, credit_risk',
  benefits:
    'welfare_flag, snap_benefits, housing_benefit, BAföG, beca, borsa_di_studio, bijstand, stypendium, burs_durumu, 低保, RSA',
  offence:
    'offense_desc, prior_arrests, conviction, Vorstrafen, delito, condamnations, misdrijf, trestný_čin, судимость, sabika_kaydi, 犯罪, recidivism',
  mark: 'midterm_score, GPA, maths_mark, Notendurchschnitt, moyenne_generale, nota_final, média_final, betyg, známka, итоговая_оценка, sinav_notu, 点数, 总分, 점수',
  appraisal:
    'perf_rating, appraisal_score, days_absent, term_reason, Kündigungsgrund, motivo_baja, ocena_pracownika, аттестация, performans_puani, 離職 退職理由, 고과',
  outcome:
    'is_churned, readmission_30d, study_arm, response, converted, Studienarm, desfecho, abandono, uitkomst, výsledek, 判定, 结局',
  answer:
    'csat, nps_score, job_satisfaction, overall_satisfaction, zufriedenheit_gesamt, soddisfazione, tevredenheid, nöjdhet, 推荐度, 満足度_総合, I feel valued at work',
  behaviour:
    'response_time_ms, num_clicks, session_duration, step_count, Klicks, durée_appel, tempo_di_reazione, czas_reakcji, 歩数, 通话时长',
  technical:
    'ticket_status, record_type, app_version, currency_cd, sales_channel, Zahlungsart, forma_pago, modalità_pagamento, kanał, způsob_platby, приоритет, ödeme_yöntemi, ステータス, 单位, 결제수단',
  goods:
    'item_name, product_category, sku_desc product, Artikelbezeichnung, Warengruppe, artículo, marca, merk, výrobek, ürün_adı, 品名, 品牌, 제품명',
  amount:
    'unit_price, order_total, qty, total_amount, Rechnungsbetrag, montant_total, cantidad, importo, valor_pago, bedrag, cena, итого, toplam_tutar, 単価, 数量, 합계',
  // Before the phrases, as those above.
  'medical-record':
    'mrn, medical_record_no, med_rec_num, Patientennummer, chart_no, Fallakte, ipp, num_dossier, historia_clinica, カルテ番号, 病历号, hospital_no, mrnNbr, patient_mrn, hosp_nr, nhc, 患者番号',
  'health-plan':
    'health_plan_id, insurance_member_no, Versichertennummer, KVNR, beneficiary_id, numero_afiliado, 被保険者番号, 医保卡号, medicaid_id, subscriber_id, hicn, insured_id, member_policy_id, hlth_plan_nbr, Krankenversichertennr, insurance_no',
  'account-number':
    'account_no, acct_nbr, Kontonummer, Kontonr, numéro_compte, num_compte, numero_cuenta, 口座番号, 账号, acct_id, bank_account, accountNum, customer_acct, KtoNr, cuenta',
  'policy-number':
    'policy_no, policy_nbr, Policennummer, Vertragsnummer, Versicherungsscheinnr, num_contrat, numero_poliza, 証券番号, 保单号, contract_no, policyNum, ins_policy, vertragsnr, n_police, contract_id',
  'case-number':
    'case_no, claim_id, claim_no, Aktenzeichen, Fallnummer, Vorgangsnummer, num_dossier, numero_caso, expediente, 案件番号, 案号, ticket_no, booking_ref, caseNbr, Buchungsnr, encounter_id, incident_no, pnr',
  'device-serial':
    'serial_no, serial_number, device_serial, Seriennummer, SerienNr, numéro_série, num_serie, 製造番号, 序列号, sn, serialNbr, implant_serial, pump_sn, meter_serial',
  'subject-id':
    'user_id, patient_id, customer_id, cust_id, subject, Kundennummer, client_id, id_cliente, 顧客ID, 用户ID, userId, usubjid, participant_no, household_id, pid, subj_nr, buyer, card_holder_id, player_id, id_patient',
  'person-id':
    'patient_id, employee_no, student_id, Personalnummer, Matrikelnummer, matricule, num_empleado, 社員番号, 学号, staff_no, cust_nbr, member_no, person_id, Mitgliedsnr, PersonalNr, id_alumno, voter_id, applicant_id, badge_no',
  'record-id':
    'id, row_id, record_id, lfd_nr, Nr, Datensatz_ID, identifiant, clave, 番号, 序号, key, rec_no, pk, seq_no, uid, laufende_nummer, obs_id, recno',
  'sampling-weight':
    'weight, fnlwgt, pweight, sample_weight, Gewichtung, Hochrechnungsfaktor, pondération, factor_expansion, ウェイト, 权重, pwgtp, survey_wt, wgt_final, finalWeight, design_weight, perwt, hhwt, poids',
  'machine-address': 'server_ip, gateway_ip, hostIp, switch_ip, router_ip',
  'personal-digest':
    'email_sha256, hashed_email, phone_hash, em_md5, sha256_phone_number, emailHash, md5_mail, telefon_hash, hashed_msisdn',
  'row-number': 'row, n, nr, line_no, rownum, lfd_nr, Unnamed: 0, seq',
  token: 'session_key, access_key, id_hash, ref_token, external_key',
};

export const headersFresh: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(lists).map(([detector, names]) => [detector, names.split(', ')]),
);
