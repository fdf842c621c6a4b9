/** The words met most often, in Danish, Norwegian, Finnish, Hungarian, Romanian, Ukrainian, Greek, Croatian, Indonesian and Vietnamese. */
export const further = {
  age: 'alder, aldersgruppe, ikä, ikäryhmä, életkor, kor, korcsoport, vârsta, varsta, grupa de vârstă, вік, вікова група, ηλικία, dob kategorija, starost, usia, umur, tuổi, độ tuổi',
  sex: 'køn, kjønn, sukupuoli, nem, gen, стать, φύλο, spol, jenis kelamin, giới tính',
  birthYear:
    'fødselsår, fødeår, syntymävuosi, születési év, anul nașterii, рік народження, έτος γέννησης, godina rođenja, tahun lahir, năm sinh',
  birthDate:
    'fødselsdato, fødselsdag, syntymäaika, syntymäpäivä, születési dátum, születési idő, data nașterii, дата народження, ημερομηνία γέννησης, datum rođenja, tanggal lahir, tgl lahir, ngày sinh',
  birthplace:
    'fødested, syntymäpaikka, születési hely, locul nașterii, місце народження, τόπος γέννησης, mjesto rođenja, tempat lahir, nơi sinh, quê quán',
  maritalStatus:
    'civilstand, sivilstand, sivilstatus, siviilisääty, családi állapot, stare civilă, сімейний стан, οικογενειακή κατάσταση, bračno stanje, status perkawinan, status nikah, tình trạng hôn nhân',
  householdSize:
    'antal børn, antall barn, lasten lukumäärä, lapsia, lapset, gyermekek száma, număr copii, copii, кількість дітей, αριθμός παιδιών, broj djece, jumlah anak, số con',
  education:
    'uddannelse, uddannelsesniveau, utdanning, utdanningsnivå, koulutus, koulutusaste, végzettség, iskolai végzettség, studii, nivel de studii, educație, освіта, εκπαίδευση, μόρφωση, obrazovanje, pendidikan, trình độ học vấn, học vấn',
  occupation:
    'erhverv, stilling, yrke, ammatti, tehtävä, työsuhde, foglalkozás, munkakör, beosztás, ocupație, profesie, funcție, професія, посада, επάγγελμα, θέση, zanimanje, radno mjesto, pekerjaan, jabatan, nghề nghiệp, chức vụ',
  employer:
    'arbejdsgiver, arbeidsgiver, työnantaja, työpaikka, munkáltató, munkahely, angajator, loc de muncă, роботодавець, місце роботи, εργοδότης, poslodavac, nơi làm việc',
  organisation:
    'afdeling, avdeling, osasto, yksikkö, toimipiste, koulu, luokka, osztály, részleg, iskola, secție, școală, clasă, відділ, школа, клас, τμήμα, σχολείο, odjel, škola, razred, departemen, bagian, sekolah, kelas, phòng ban, trường, lớp, khoa',
  nationality:
    'nationalitet, statsborgerskab, statsborgerskap, kansalaisuus, állampolgárság, cetățenie, naționalitate, громадянство, υπηκοότητα, εθνικότητα, državljanstvo, kewarganegaraan, quốc tịch',
  ethnicity: 'etnicitet, etnisitet, etnikum, etnie, етнічність, suku bangsa, dân tộc',
  language:
    'modersmål, morsmål, äidinkieli, anyanyelv, limba maternă, рідна мова, μητρική γλώσσα, materinji jezik, bahasa ibu',
  city: 'by, bopæl, bosted, bostedskommune, kommune, poststed, kotikunta, kunta, kotipaikka, asuinpaikka, paikkakunta, kaupunki, postitoimipaikka, település, város, lakóhely, localitate, oraș, місто, населений пункт, πόλη, δήμος, grad, mjesto, općina, kota, kabupaten, kelurahan, thành phố, nơi ở',
  region:
    'fylke, maakunta, lääni, megye, régió, județ, regiune, область, регіон, περιφέρεια, νομός, županija, provinsi, tỉnh',
  county: 'járás, kerület, raion, район, kotar, kecamatan, quận, huyện',
  country: 'maa, asuinmaa, kotimaa, ország, țară, țara, країна, χώρα, država, negara, quốc gia',
  postcode:
    'postnummer, postnr, postinumero, irányítószám, cod poștal, поштовий індекс, ταχυδρομικός κώδικας, τκ, poštanski broj, kode pos, mã bưu điện',
  body: 'højde cm, vægt kg, høyde cm, vekt kg, pituus, pituus cm, paino kg, testmagasság, testsúly, înălțime, greutate kg, зріст, вага, ύψος, βάρος, tinggi badan, berat badan, chiều cao, cân nặng',
  eventYear: 'vuosi, godina, tahun, рік, έτος, anul',
} as const;
