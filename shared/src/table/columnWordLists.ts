/**
 * Words that columns are called by, in the languages that tables come in. Each language has a line of words that hardly any cell holds as
 * its value (`names`), and one of words that values and people may be called, too (`doubtful`): Ville and Art are given names, Student is
 * an occupation, Total a row. Words for columns of numbers and dates matter least: the values below are as good evidence.
 */

export const names = [
  // English
  'id ids uid uuid guid name names surname lastname firstname forename fullname username nickname initials address zip zipcode postcode postalcode city town county country region state province district',
  'age sex gender birth birthday birthdate birthplace birthyear dob date datetime timestamp year month nationality citizenship ethnicity occupation profession salary income wage maritalstatus',
  'number num nr nbr code codes type category categories subcategory status amount quantity qty value description desc comment comments notes remark remarks annotation',
  'weight height score diagnosis latitude longitude location place url website reason result results variable attribute value values label labels identifier species manufacturer',
  'message question answer answers recipient sender supplier vendor currency language languages gene protein sequence filename filepath hostname keyword keywords synonym synonyms abbreviation definition',
  'birthcountry hometown maidenname dod deathdate ssn iban imei plate licenseplate numberplate bloodtype bloodgroup creditscore marital salutation honorific kinship relationship dependents siblings',
  'workplace municipality locality neighborhood neighbourhood borough suburb village parish prefecture coordinates coordinate longitud geohash postal timezone weekday quarter semester fiscalyear deadline duration frequency',
  'password username useragent token hash checksum macaddress ipaddress devicename deviceid filesize mimetype requester assignee assignedto attendee respondent interviewer enumerator beneficiary',
  'height weight bmi temperature dosage allergy allergies medications treatment outcome prognosis specimen isolate accession headquarters founded isbn issn doi journal',
  'sku barcode vat subtotal balance revenue turnover profit cost costs paymentmethod shipmentmethod warehouse league opponent stadium venue',
  // German
  'vorname vornamen nachname familienname rufname geburtsname anrede straße strasse wohnort wohnhaft stadt gemeinde bundesland staat plz postleitzahl anschrift adresse geburtsdatum geburtstag geburtsort geburtsjahr geb',
  'geschlecht beruf tätigkeit datum uhrzeit jahr monat nummer bezeichnung beschreibung bemerkung bemerkungen anmerkung anmerkungen kommentar hinweis hinweise betrag menge anzahl kategorie kennung kürzel staatsangehörigkeit',
  'familienstand konfession abteilung ansprechpartner diagnose befund begründung betreff zuständig zustand',
  'blutgruppe muttersprache herkunftsland geburtsland staatsbürgerschaft nationalität religionszugehörigkeit körpergröße körpergewicht arbeitgeber bildungsabschluss schulabschluss schulbildung bildungsstand ortsteil stadtteil bezirk landkreis breitengrad längengrad standort',
  'kennzeichen kontoinhaber währung empfänger auftraggeber absender verwendungszweck rechnungsnr kundennr vorgang vorfall meldung ursache maßnahme dauer häufigkeit zuständigkeit bearbeiter sachbearbeiter verantwortlich krankenkasse aufnahmegrund',
  'uhrzeit wochentag zeitraum schicht raum einheit einheiten einkommen gehalt steuerklasse telefonnr handynr umsatz hersteller lieferant gattung überschrift stichwort schlagwort quelle ergebnis bewertung beobachtung geschl bereich fachrichtung',
  // French
  'nom noms prénom prénoms adresse rue commune pays codepostal courriel naissance datenaissance datedenaissance lieu sexe métier profession année mois numéro intitulé libellé désignation commentaire commentaires observation observations remarque remarques',
  'montant quantité catégorie nationalité département région courriel téléphone civilité motif identifiant',
  'motdepasse utilisateur employeur emploi poste diplôme quartier arrondissement canton devise destinataire expéditeur objet bénéficiaire fournisseur référence désignation unité statut résultat durée heure horaire effectif marque avis réponse titre responsable intervenant',
  // Spanish
  'nombre nombres apellido apellidos dirección ciudad municipio provincia país codigopostal teléfono fechadenacimiento fechanacimiento fecha nacimiento edad sexo género profesión ocupación puesto año número código',
  'tipo descripción comentario comentarios observaciones importe cantidad precio categoría nacionalidad estadocivil correo motivo diagnóstico',
  'asunto turno localidad barrio población idioma empleador oficio estatura matrícula destinatario remitente proveedor artículo unidad moneda resultado duración horario marca responsable respuesta pregunta título evolución medicación alergias usuario contraseña comunidad autónoma salario',
  // Portuguese
  'nome nomes sobrenome endereço morada rua cidade município freguesia bairro estado telefone telemóvel nascimento datanascimento idade gênero género profissão ocupação descrição observação observações quantidade preço categoria nacionalidade situação',
  'assunto turno destinatário remetente fornecedor artigo unidade moeda resultado duração horário marca responsável resposta pergunta título usuário senha motivo bloco logradouro complemento naturalidade escolaridade salário remuneração parentesco filiação',
  // Italian
  'nome cognome nominativo indirizzo città comune regione paese nascita datanascita luogo età sesso genere professione mestiere importo prezzo quantità codice codicefiscale descrizione osservazioni nazionalità telefono categoria residenza titolo anno mese',
  'oggetto destinatario mittente fornitore articolo unità valuta esito durata orario autore marca proprietario responsabile risposta domanda titolo recensione allergie intestatario ufficio priorità lingua reparto qualifica mansione stipendio contratto residente',
  // Catalan, Galician, Romanian
  'cognoms adreça ciutat municipi edat sexe naixement comarca població enderezo concello nume prenume adresa strada oraș localitate județ vârsta vârstă țara profesie ocupație număr observații descriere cantitate preț nașterii',
  // Dutch
  'naam voornaam voornamen achternaam tussenvoegsel familienaam roepnaam straat huisnummer woonplaats plaats gemeente provincie geboortedatum geboorteplaats leeftijd geslacht beroep omschrijving opmerking opmerkingen toelichting bedrag prijs aantal soort afdeling telefoonnummer telefoon nationaliteit reden',
  'onderwerp ontvanger afzender leverancier artikel eenheid valuta resultaat duur tijdstip merk eigenaar verantwoordelijke antwoord vraag titel werkgever opleiding inkomen salaris functie wijk straatnaam burgerlijkestaat geboorteland zorgmoment rapportage melding klacht fase',
  // Swedish, Danish, Norwegian
  'namn förnamn efternamn tilltalsnamn adress gatuadress postadress postnummer postnr postort kommun ålder födelsedatum födelseår personnummer yrke anteckning anteckningar beskrivning belopp avdelning anmärkning kön',
  'navn fornavn fornavne efternavn mellemnavn etternavn mellomnavn adresse fødselsdato fødselsår cpr cprnummer køn kjønn erhverv bemærkning bemærkninger beskrivelse beløb afdeling avdeling postnummer poststed merknad beløp antall kommune fylke personnummer fødselsnummer',
  'ämne mottagare avsändare leverantör artikel enhet valuta resultat tidpunkt författare märke ägare ansvarig svar fråga rubrik arbetsgivare utbildning inkomst lön befattning civilstånd medborgarskap emne modtager mottaker afsender avsender leverandør enhed enhet forfatter ejer eier ansvarlig spørgsmål spørsmål arbejdsgiver arbeidsgiver uddannelse utdanning løn lønn civilstand sivilstand statsborgerskab',
  // Finnish, Estonian, Latvian, Lithuanian, Icelandic
  'nimi etunimi etunimet sukunimi kutsumanimi syntymäaika syntymäpäivä syntymävuosi ikä sukupuoli osoite katuosoite lähiosoite kaupunki kunta postinumero postitoimipaikka puhelin puhelinnumero ammatti päivämäärä pvm huomautus huomautukset lisätiedot lisätieto kuvaus hinta määrä tyyppi tunnus henkilötunnus',
  'eesnimi perekonnanimi sünniaeg sugu aadress isikukood vārds uzvārds dzimums vecums adrese pilsēta vardas pavardė lytis amžius adresas miestas gimimo nafn fornafn kyn aldur heimilisfang kennitala',
  // Polish
  'imię imie imiona nazwisko nazwa urodzenia dataurodzenia wiek płeć plec adres ulica miasto miejscowość województwo powiat gmina kraj telefon zawód stanowisko numer pesel uwagi opis kwota ilość rodzaj kategoria obywatelstwo narodowość',
  'temat odbiorca nadawca dostawca jednostka waluta wynik godzina właściciel odpowiedź pytanie tytuł pracodawca wykształcenie dochód wynagrodzenie stancywilny uwaga sprzęt poradnia opinia wojewodztwo oddział',
  // Czech, Slovak
  'jméno příjmení narození věk pohlaví adresa ulice město obec psč okres země telefon povolání číslo poznámka poznámky popis částka množství druh kategorie meno priezvisko narodenia vek pohlavie ulica poznámka krajina povolanie číslo kategória',
  'předmět příjemce odesílatel dodavatel jednotka měna výsledek značka vlastník odpověď otázka název titul zaměstnavatel vzdělání příjem plat rodinnýstav státníobčanství oddělení pracoviště funkce rodnéčíslo',
  // Croatian, Serbian, Bosnian, Slovene
  'prezime rođenja datumrođenja spol adresa ulica mjesto mesto država drzava zanimanje zanimanja broj napomena napomene opis iznos cijena količina vrsta jmbg oib priimek rojstva naslov starost poklic številka opomba količina',
  // Hungarian, Turkish, Albanian
  'név keresztnév utónév vezetéknév családnév születési születésidátum születésiidő életkor irányítószám lakcím utca város megye ország foglalkozás megjegyzés leírás összeg mennyiség típus telefonszám',
  'adı soyad soyadı soyisim isim adsoyad adısoyadı tarih tarihi doğum doğumtarihi yaş yaşı cinsiyet cinsiyeti adres adresi şehir ilçe ülke telefonu meslek mesleği numara numarası tutar fiyat açıklama durum durumu tckimlik tckimlikno kimlik adresa',
  'konu alıcı gönderen tedarikçi birim sonuç süre yazar sahibi cevap soru başlık işveren eğitim gelir maaş medenihal uyruk bölüm görev kangrubu poliklinik şikayet yorum',
  // Russian, Ukrainian, Bulgarian, Serbian in Cyrillic letters, Kazakh
  'имя фамилия отчество фио дата рождения возраст адрес улица город страна регион область район индекс телефон профессия должность специальность номер код примечание примечания комментарий описание сумма цена количество тип вид статус диагноз название наименование год месяц гражданство национальность образование почта снилс инн паспорт отделение отдел',
  'прізвище народження вік стать адреса вулиця місто країна професія посада примітка примітки опис сума ціна кількість назва рік місяць громадянство име презиме възраст адреса улица месо занимање број датум рођења напомена презиме рождение държава населеномясто забележка аты тегі жасы жынысы мекенжайы қала',
  'тема получатель отправитель поставщик единица валюта результат длительность автор владелец ответственный ответ вопрос заголовок работодатель образование доход зарплата оклад семейноеположение подразделение жалобы анамнез',
  // Greek, Hebrew, Arabic, Persian, Urdu
  'όνομα ονοματεπώνυμο επώνυμο επίθετο πατρώνυμο ημερομηνία γέννησης ηλικία φύλο διεύθυνση οδός πόλη χώρα νομός τηλέφωνο επάγγελμα αριθμός κωδικός σχόλια παρατηρήσεις περιγραφή ποσό τιμή ποσότητα κατηγορία',
  'שם משפחה תאריך לידה מין כתובת רחוב עיר יישוב טלפון מספר הערות הערה סוג תיאור מקצוע סכום מחיר כמות קטגוריה זהות',
  'الاسم اسم اللقب العمر السن الجنس العنوان تاريخ التاريخ الميلاد المدينة مدينة الهاتف هاتف رقم الرقم البلد الدولة المهنة الوظيفة ملاحظات الجنسية المحافظة الوصف المبلغ السعر الكمية النوع الفئة الحالة نام خانوادگی سن جنسیت آدرس نشانی شهر استان تلفن شماره توضیحات شغل تولد پتہ جنس شہر',
  // Hindi, Bengali, Tamil, Thai
  'नाम उपनाम आयु उम्र लिंग पता शहर राज्य जिला जन्म जन्मतिथि तिथि दिनांक मोबाइल फोन क्रमांक पेशा व्यवसाय विवरण टिप्पणी মূল্য নাম বয়স লিঙ্গ ঠিকানা জেলা তারিখ পেশা பெயர் வயது பாலினம் முகவரி ஊர் தேதி தொழில்',
  'ชื่อ นามสกุล ชื่อสกุล ชื่อนามสกุล อายุ เพศ ที่อยู่ จังหวัด อำเภอ ตำบล วันที่ วันเกิด เบอร์โทร โทรศัพท์ เบอร์โทรศัพท์ รหัส หมายเหตุ อาชีพ ประเภท จำนวน ราคา รายละเอียด',
  // Vietnamese, Indonesian, Malay, Filipino, Swahili
  'họtên họvàtên tên ngàysinh giớitính địachỉ tuổi sốđiệnthoại điệnthoại nghềnghiệp ghichú tỉnh quốctịch nama namalengkap namadepan alamat tanggal tanggallahir tempatlahir umur usia jeniskelamin kelamin kabupaten kecamatan provinsi pekerjaan nomor agama keterangan jumlah harga tarikh jantina umur poskod pangalan kasarian edad tirahan umri jinsia anwani',
  // Japanese, Chinese, Korean
  '氏名 名前 姓 名 姓名 住所 電話 電話番号 郵便番号 性別 年齢 年令 生年月日 誕生日 職業 国籍 日付 年月日 番号 都道府県 市区町村 備考 金額 単価 数量 区分 種別 分類 フリガナ ふりがな 会社名 部署 役職 学年 組 診断名 病名',
  '备注 備註 性别 年龄 年齡 出生日期 地址 电话 電話 邮编 职业 職業 国籍 國籍 日期 编号 編號 序号 城市 省份 省 市 区县 民族 婚姻状况 学号 班级 职务 职位 科室 诊断 单位 单价 金额 数量 类型 类别 状态 名称 名稱 描述 说明 学历 籍贯 手机 手机号 身份证号',
  '이름 성명 성별 나이 연령 생년월일 주소 전화 전화번호 휴대폰 연락처 우편번호 직업 국적 날짜 일자 번호 비고 금액 수량 단가 구분 분류 종류 상태 부서 직급 직책 학년 이메일 시도 시군구 지역 진단명',
];

export const doubtful = [
  'first last middle given title email mail phone mobile telephone tel fax cell street religion race ethnic marital education job role employer company department dept team organisation organization institution school university',
  'user login customer client patient member person subject participant employee student teacher doctor manager contact parent mother father child spouse partner owner account class group level grade rank stage phase key index',
  'count total sum mean average rate percent share ratio min max day week hour time start end begin from to created updated modified deleted opened closed text content body field page line row column item items product products order orders invoice payment note',
  'disease condition symptom symptoms drug dose medication treatment procedure hospital ward clinic visit event events test sample method source target model version colour color size shape unit units area zone site station building room floor home work',
  'history background purpose family parents children household house housing position service services insurance policy plan contract project task activity priority severity action response feedback review rating language subject topic theme course lecture skill skills hobby hobbies',
  'art alter ort land kreis kanton wert preis titel tag kunde kunden patient arzt station straße firma verein kurs telefon telefax handy mobil konto stand status status gruppe klasse note fach schule sprache religion',
  'ville via calle prix valeur jour âge titre client entreprise société classe groupe cliente empresa cargo valor nota data dia día mes mês ano nota stato provincia cap note cellulare azienda giorno ora ordine dato dag år ar by vej gata stad kund kunde sted land pris typ type',
  'numero cena stan rok dzień klient klasa ocena data gen sex suma tip tipo an luna grad pol dob den stav klass soort klant bedrijf stad adı ad no il tür hotel місто день клиент пациент врач группа класс оценка',
  'brand price vin lat lon ime jina calle gade alder stilling kota عمر גיל פרטי राशि пол カナ marka марка vanus lng zone goals genus severity',
  'director publisher founder reporter author autor auteur donor sponsor credit debit discount tax budget team teams familie mitglied eingang ausgang ausgabe einnahme bestand eigentümer besitzer propriétaire propietario',
  '客户 顾客 病人 患者 会員 顧客 社員 医師 学生 生徒 担当 担当者 商品 品名 店舗 学校 고객 환자 학생 직원 회원 상품 의사',
];

/** Last words of phrases that name columns, whatever stands before them: case number, contact name. */
export const lastWords = [
  'number num nbr nr no id ids code name names date address status url score description email amount price year nummer datum name adresse nr',
];

/** First words of phrases that name columns, in languages that say the other half later: fecha de alta, numer telefonu. */
export const firstWords = [
  'número numéro nombre nom nome fecha date data código codice code tipo type lieu lugar luogo país pays numer nazwa kod número n° num nro № номер дата код название наименование',
];

/** What stands between words. */
export const particles = [
  'of the a an and or for in on at by per is has de du des del della dello di da do dos das la le el los las les l d y e et en und der die das des von vom zu im am van het te og och av af ja i w na z do od no do по в на о и з від за va ve',
];

/** Ends of words that are put together, as in Rechnungsnummer, geboortedatum, födelsedatum. */
export const endings = [
  'nummer datum nname namn navn naam nimi adresse adress adres betrag bezeichnung beschreibung bemerkung kennzeichen kategorie numero päivä kood',
  '番号 コード 氏名 姓名 名前 名称 名稱 年月日 年齢 性別 住所 電話 金額 区分 種別 種類 日時 日付 時間 時刻 回数 件数 人数 状況 有無 合計 内容 理由 単価 数量 編號 编号 日期 时间 時間 地址 电话 金额 类型 类别 代码 状态 性别 年龄 备注 单位 번호 일자 날짜 이름 성명 코드 금액 수량 여부 구분 주소 시간 횟수 내용',
];
