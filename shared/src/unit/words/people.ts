/** Words of headers for people, and for the columns that distinguish them: by language, `*` stands for any ending. */
import type { WordLists } from '../lexicon.ts';

/** The people that a table is about. */
export const subject: WordLists = {
  en: 'card id, cardid, card hash, card token, card key, ppid, ppt, ppn, subno, subjno, subid, ptnum, ptid, ptno, resp, respid, respno, consignee*, addressee*, finder, holder, keeper, plaintiff*, litigant*, appellant*, juror*, parolee*, probationer*, motorist*, pedestrian*, cyclist*, hiker*, swimmer*, skier*, golfer*, pitcher*, batter, fighter*, boxer*, wrestler*, swimmers, laureate*, nominee*, legislator*, congressman, councillor*, minister, deputy, deputies, mp name, member of parliament, nurse id, worker id, judoka, gymnast*, jockey id, pensioner*, retiree*, jobseeker*, job seeker, apprentice*, trainee*, intern, interns, freelancer*, contractor name, lessee*, renter*, occupant*, occupier*, homeowner*, mortgagor*, debtor*, guarantor*, payee*, remitter*, beneficiary name, next of kin name, deceased, decedent*, newborn*, baby, mother name, foster*, pupil id, scholar*, examinee*, test taker, evaluator*, matriculation*, iid, patient*, pat id, pat no, pat nr, pt id, student*, pupil*, learner*, employee*, emp, staff, worker*, personnel, customer*, cust, consumer*, member*, user*, usr, respondent*, participant*, subject*, subj, usubjid, subjid, voter*, elector*, client*, person, persons, personid, person id, people, individual, individuals, individual id, resident*, tenant*, passenger*, guest*, visitor*, attendee*, applicant*, candidate*, donor*, subscriber*, borrower*, cardholder*, policyholder*, beneficiary, beneficiaries, insured, enrollee*, player*, athlete*, runner*, driver*, rider*, inmate*, prisoner*, detainee*, defendant*, offender*, suspect*, victim*, volunteer*, proband*, citizen*, immigrant*, refugee*, buyer*, shopper*, purchaser*, payer*, account holder, caller*, traveller*, traveler*, contestant*, politician*, senator*, mother id, father id, child id, infant*, recipient, recipients, requester*, complainant*, reporter, sender, bib, bib no, loyalty card, loyalty no, card no, card number, caller, callee, reviewer*, medallion, hack license, userid, username, user name, login name, screen name, faculty member, alumni, alumnus, claimant*, taxpayer*, serviceuser*, msisdn, imsi, mrn, nhs, panelist*, commuter*, veteran*, recruit*, winner*, loser*, cohort member, workerid',
  de: 'anrufer*, angerufener*, kartennummer, ausweis nr, badge, fahrer nr, anzeigende*, finder*, empfanger*, absender*, halter, schuldner*, burge, mieterin*, eigentumer name, steuerpflichtige*, leistungsempfanger*, angehorige*, betroffene*, geschadigte*, zeuge, zeugen, abholer*, entleiher, reisende*, pflegebedurftige*, bewohnerin*, klaeger*, beklagte*, verstorbene*, kind, kinder name, lehrling*, vereinsmitglied*, zahlungspflichtige*, verkaufer name, matrikel*, matrikelnummer, leser, lesernummer, entleiher*, patient*, pat nr, schuler*, schueler*, student*, studierende*, mitarbeiter*, beschaftigte*, angestellte*, personal nr, personalnummer, persnr, kunde*, kundin*, mitglied*, nutzer*, benutzer*, anwender*, befragte*, teilnehm*, proband*, versuchsperson*, vp nr, vpn code, wahler*, klient*, bewohner*, mieter*, einwohner*, fahrgast*, gast, gaste, gaeste, besucher*, bewerber*, spender*, abonnent*, versicherte*, kontoinhaber*, spieler*, fahrer*, burger*, opfer, tater*, beschuldigte*, antragsteller*, besteller*, einsender*, auftraggeber*, auszubildende*, azubi*, person, personen id, personen nr',
  fr: 'appelant*, appele, correspondant*, abonne msisdn, porteur carte, titulaire*, destinataire*, expediteur*, demandeur*, detenteur*, trouveur*, debiteur*, redevable*, conducteur*, passager*, defunt*, nouveau ne, temoin*, victime*, prevenu*, licencie*, joueur*, coureur*, foyer, id foyer, famille, allocataire*, nom pat, pre pat, prenom pat, emprunteur*, lecteur*, abonne*, stagiaire*, apprenti*, resident*, locataire*, emprunteuse, patient*, eleve*, etudiant*, salarie*, employe, employes, agent*, client*, adherent*, membre*, utilisateur*, repondant*, enquete id, participant*, sujet, electeur*, habitant*, voyageur*, visiteur*, invite*, candidat*, donateur*, assure*, beneficiaire*, detenu*, benevole*, citoyen*, acheteur*, usager*, plaignant*, personne*, matricule, individu*, inscrit',
  es: 'llamante*, tarjeta cliente, abonado*, infractor*, denunciante*, denunciado*, destinatario*, remitente*, solicitante*, titular*, deudor*, conductor*, pasajero*, fallecido*, testigo*, victima*, acusado*, jugador*, corredor*, prestatario*, lector*, becario*, aprendiz*, inquilino*, arrendatario*, huesped*, donante*, interesado*, usuaria*, afiliado*, lector, lectora, paciente*, alumno*, alumna*, alumnado, estudiante*, empleado*, trabajador*, cliente*, socio*, socia, miembro*, usuario*, encuestado*, participante*, sujeto, votante*, elector*, vecino*, residente*, viajero*, visitante*, candidato*, suscriptor*, asegurado*, beneficiario*, preso*, recluso*, voluntario*, ciudadano*, comprador*, persona, personas, id persona, legajo*, asistente*, expediente, funcionario*',
  it: 'chiamante*, tessera, tessere, trasgressore*, denunciante*, destinatario*, mittente*, richiedente*, titolare*, debitore*, conducente*, passeggero*, deceduto*, testimone*, vittima*, imputato*, giocatore*, corridore*, lettore*, abbonato*, tirocinante*, inquilino*, locatario*, conduttore*, ospite*, donatore*, assistito*, cf assistito, intestatario*, tesserato*, iscritto*, socio, soci, alunno*, genitore*, sogg, id sogg, soggetto*, lettore, lettori, paziente*, pazienti, alunni, studente*, studenti, dipendente*, dipendenti, lavoratore*, cliente*, clienti, socio*, membro*, utente*, utenti, intervistato*, rispondente, partecipante*, partecipanti, elettore*, condomino, residente*, viaggiatore*, ospiti, visitatore*, candidato*, assicurato*, mutuatario, beneficiario*, detenuto*, volontario*, cittadino*, acquirente*, persona, persone, matricola, iscritto, iscritti, segnalante',
  pt: 'chamador*, cartao cliente, infrator*, denunciante*, destinatario*, remetente*, solicitante*, requerente*, titular*, devedor*, condutor*, passageiro*, falecido*, testemunha*, vitima*, jogador*, corredor*, leitor*, assinante*, estagiario*, inquilino*, locatario*, hospede*, doador*, utente*, socio, socios, encarregado de educacao, enc educacao, munícipe*, beneficiario*, leitor, paciente*, aluno*, aluna*, estudante*, funcionario*, empregado*, trabalhador*, colaborador*, cliente*, socio*, membro*, usuario*, utilizador*, inquirido*, respondente*, participante*, sujeito*, eleitor*, morador*, residente*, visitante*, candidato*, segurado*, mutuario*, motorista*, preso*, voluntario*, cidadao*, comprador*, pessoa*, prontuario*, matricula, servidor publico, condomino*',
  nl: 'ontvanger*, afzender*, aanvrager*, houder*, vinder*, schuldenaar*, bestuurder*, passagier*, overledene*, getuige*, slachtoffer*, verdachte*, speler*, loper*, lezer*, abonnee*, stagiair*, huurder*, bewoner*, gast, donateur*, verzekerde*, clientnr, deelnemer*, lezer, lezers, lener, patient*, leerling*, student*, scholier*, medewerker*, werknemer*, personeel*, klant*, lid, lidnr, leden*, lidnummer, gebruiker*, respondent*, proefpersoon*, kiezer*, client*, inwoner*, reiziger*, gasten, bezoeker*, sollicitant*, kandidaat*, rekeninghouder*, gedetineerde*, vrijwilliger*, burger, burgers, koper*, persoon*, personen, melder*, zorgvrager*',
  pl: 'sprawca, sprawcy, dzwoniac*, karta klienta, odbiorc*, nadawc*, posiadacz*, znalazc*, dluznik*, pasazer*, zmarl*, swiadek, pokrzywdzon*, oskarzon*, zawodnik*, prenumerator*, stazyst*, lokator*, wypozyczajac*, kursant*, platnik, czytelni*, pacjent*, uczen, ucznia, uczniowie, student*, pracownik*, klient*, czlonek*, czlonk*, uzytkownik*, respondent*, ankietowan*, uczestni*, badan*, wyborc*, najemc*, mieszkan*, gosc, goscia, odwiedzajac*, kandydat*, wnioskodawc*, darczync*, abonent*, ubezpieczon*, kredytobiorc*, beneficjent*, gracz*, zawodni*, kierowc*, wiezien, wieznia, ofiar*, wolontariusz*, obywatel*, kupujac*, osob*, podopieczn*, zglaszajac*, swiadczeniobiorc*',
  sv: 'mottagare*, avsandare*, sokande*, innehavare*, upphittare*, galdenar*, forare*, passagerare*, avliden*, vittne*, offer, tilltalad*, spelare*, lopare*, lantagare*, prenumerant*, praktikant*, hyresgast*, boende*, gast, givare*, forsakrad*, brukare*, vardtagare*, elev*, patient*, kund*, lasare, lantagare, student*, anstalld*, medarbetar*, personal nr, medlem*, anvandar*, respondent*, deltagar*, forsoksperson*, valjar*, klient*, boende, invanar*, passagerar*, resenar*, gaster, besokar*, kandidat*, givar*, lantagar*, spelar*, forar*, misstankt*, frivillig*, medborgar*, kopar*, person, personer, brukar*, ansokande, kontohavar*',
  cs: 'prijemc*, odesilatel*, zadatel*, drzitel*, nalezc*, dluznik*, ridic*, cestujici*, zesnul*, svedek, poskozen*, obvinen*, zavodnik*, ctenar*, najemnik*, stravnik*, duchodc*, pojistenec, poplatnik*, zapujcitel*, pacient*, zak, zaka, zaci, student*, zamestnan*, zakazni*, clen*, uzivatel*, respondent*, ucastni*, voli*, klient*, najemni*, obyvatel*, cestujic*, host, hoste, navstevni*, uchaze*, kandidat*, darc*, predplatitel*, pojiste*, dluzni*, hrac*, vezn*, obet, obeti, dobrovolni*, obcan*, kupujic*, osoba, osoby, osobni cislo, os cislo',
  ru: 'отправител*, плательщик*, собственник*, держател*, должник*, поступающ*, абитуриент*, умерш*, свидетел*, спортсмен*, подопечн*, пенсионер*, наниматель*, слушател*, воспитанник*, пациент*, больной, ученик*, учащ*, студент*, сотрудник*, работник*, клиент*, покупател*, заказчик*, пользовател*, респондент*, опрошен*, участник*, испытуем*, избирател*, житель, жител*, арендатор*, квартиросъемщик*, пассажир*, гость, посетител*, соискател*, кандидат*, заявител*, донор*, абонент*, подписчик*, застрахован*, заемщик*, вкладчик*, получател*, игрок*, водител*, осужденн*, обвиняем*, потерпевш*, волонтер*, гражданин*, табельн*, персона, физлиц*, физическое лицо, читател*',
  tr: 'alici, gonderen*, basvuran*, sahip, borclu*, surucu*, yolcu*, olen kisi, tanik*, magdur*, sanik*, oyuncu*, sporcu*, okuyucu*, abone*, stajyer*, kiraci*, misafir*, bagisci*, sigortali*, danisan*, danisan kod, dan kod, veli, ogrenci*, okuyucu, hasta, hastalar, hastano, calisan*, personel*, musteri*, uye, uyeno, uyeler, kullanici*, katilimci*, denek*, secmen*, sakin*, ziyaretci*, aday*, mahkum*, supheli*, gonullu*, vatandas*, alici*, kisi, sicil*, ogretmen id, isci*',
  ja: 'カード番号, 会員番号, 発信者, 着信者, 受取人, 送り主, 届け先, 荷受人, 発送者, 所持者, 拾得者, 債務者, 運転手, 故人, 証人, 原告, 被告, 区分所有者, 入居者, 口座名義, 名義人, 生徒id, 社員cd, 社員番号, 職員番号, 患者, 生徒, 学生, 児童, 園児, 社員, 従業員, 職員, 顧客, お客様, 会員, 利用者, ユーザ, 回答者, 参加者, 被験者, 対象者, 有権者, 住民, 居住者, 乗客, 宿泊者, 宿泊客, 来訪者, 応募者, 候補者, 寄付者, 加入者, 契約者, 被保険者, 選手, 運転者, 受給者, 購入者, 注文者, 申込者, 依頼者, 受診者, 学籍番号, 受講者, 隊員, 個人id, 個人番号, 容疑者, 被害者, 差出人',
  zh: '卡号, 主叫, 被叫, 寄件人, 收件人姓名, 联系人, 持有人, 债务人, 死者, 证人, 原告, 被告, 运动员, 学员, 租户姓名, 户主姓名, 缴费人, 使用人, 患者, 病人, 学生, 學生, 学号, 學號, 员工, 員工, 职工, 職工, 工号, 工號, 客户, 客戶, 顾客, 顧客, 会员, 會員, 用户, 用戶, 受访者, 受訪者, 被访者, 参与者, 參與者, 受试者, 受試者, 被试, 居民, 住户, 住戶, 租客, 租户, 业主, 業主, 乘客, 旅客, 住客, 访客, 訪客, 应聘者, 申请人, 申請人, 考生, 捐赠者, 捐款人, 订阅者, 被保险人, 投保人, 借款人, 持卡人, 选手, 球员, 驾驶员, 司机, 户主, 犯人, 嫌疑人, 受害人, 志愿者, 公民, 购买者, 下单人, 收件人, 收货人, 个人编号, 人员编号, 病历号, 病案号, 档案号, 住院号, 门诊号, 读者, 参保人',
  ko: '카드번호, 발신번호, 수신번호, 받는분, 보내는분, 받는사람, 보내는사람, 수신자, 발신자, 소유자명, 채무자, 망자, 증인, 원고, 피고, 예금주, 세대주, 입금자, 등록번호환자, 사용자명, 보호자명, 환자, 학생, 학번, 원생, 직원, 사원, 사번, 고객, 회원, 이용자, 사용자, 응답자, 참가자, 참여자, 피험자, 대상자, 유권자, 입주자, 세입자, 주민, 승객, 탑승자, 투숙객, 방문자, 지원자, 신청자, 후보자, 기부자, 후원자, 가입자, 구독자, 피보험자, 계약자, 선수, 운전자, 수급자, 구매자, 주문자, 수령인, 수취인, 피의자, 피해자, 수강생, 개인번호, 응시자, 의뢰인, 문의자',
};

/** Several people at once: rows that share one are still rows of people. */
export const household: WordLists = {
  en: 'couple, couples, couple id, coupleid, dyad*, pair id, pairid, twin pair, mom, mom id, momid, mother id, motherid, father id, fatherid, sibship, household*, hh, hhid, hhno, family id, familyid, fid, hid',
  de: 'haushalt*, familien id, familien nr',
  fr: 'menage*, foyer*',
  es: 'hogar, hogares, id hogar, vivienda',
  it: 'famiglia, fam, nucleo familiare',
  pt: 'domicilio*, familia, id familia',
  nl: 'huishouden*, gezin',
  pl: 'gospodarstw*',
  sv: 'hushall*',
  cs: 'domacnost*',
  ru: 'домохозяйств*',
  tr: 'hane, hanehalki*',
  ja: '世帯番号, 世帯id, 世帯',
  zh: '家庭编号, 户号',
  ko: '가구번호, 가구id, 가구',
};

/** People who stand beside those: makers of works, staff, who is in charge. */
export const bystander: WordLists = {
  en: 'author, authors, author name, director, directors, actor, actors, cast, artist, artists, contactname, contact name, contact, contacttitle, contact title, composer*, singer*, editor*, manager*, supervisor*, teacher*, instructor*, lecturer*, professor*, doctor*, physician*, nurse*, surgeon*, clinician*, seller*, salesperson, sales rep*, owner*, operator*, technician*, inspector*, officer, officers, agent, agents, referee*, coach*, trainer*, contact person, attn, assignee, assigned to, signed by, created by, creator*, maintainer*, landlord*, lawyer*, judge*, mayor*, principal, chairman, jockey*, taster*, sponsor*, ruler*, king, queen, emperor*, breeder*, umpire*, named after, namesake, commander*, founder*, ceo, architect*, designer*, producer*, screenwriter*, narrator*, conductor*, illustrator*, inventor*, discoverer*, discovered by, translator*, photographer*, cashier*, waiter*, courier*, dj',
  de: 'autor, autoren, autorin, regisseur*, kunstler*, komponist*, leiter*, vorgesetzte*, lehrer*, lehrkraft*, dozent*, arzt*, arztin, pfleger*, verkaufer*, inhaber*, besitzer*, eigentumer*, techniker*, monteur*, ansprechpartner*, bearbeiter*, sachbearbeiter*, ersteller*, erfinder*, halter*, trainer*',
  fr: 'auteur*, realisateur*, artiste*, compositeur*, responsable*, enseignant*, professeur*, medecin*, docteur, infirmier*, vendeur*, proprietaire*, technicien*, interlocuteur, conseiller*, inventeur*, entraineur*, gerant*, maire',
  es: 'autor, autora, autores, director*, artista*, compositor*, responsable*, profesor*, docente*, medico, enfermer*, vendedor*, propietario*, dueno, tecnico, agente*, encargado*, gerente*, inventor*, entrenador*, alcalde*',
  it: 'autore*, autori, regista*, artista*, compositore*, responsabile*, insegnante*, docente*, professore*, medico, infermiere*, venditore*, proprietario*, tecnico, operatore*, referente, inventore*, allenatore*, sindaco',
  pt: 'autor, autora, autores, diretor*, artista*, compositor*, responsavel*, professor*, docente*, medico, enfermeiro*, vendedor*, proprietario*, tecnico, gerente*, inventor*, treinador*, prefeito*',
  nl: 'auteur*, schrijver*, regisseur*, kunstenaar*, leidinggevende*, docent*, leraar*, arts, huisarts*, verpleegkundige*, verkoper*, eigenaar*, monteur*, behandelaar*, contactpersoon*, uitvinder*, trainer*, burgemeester*',
  pl: 'autor, autorzy, rezyser*, artyst*, kierownik*, nauczyciel*, lekarz*, pielegniark*, sprzedawc*, wlasciciel*, technik, opiekun*, wynalazc*, trener*, burmistrz*',
  sv: 'forfattar*, regissor*, konstnar*, chef*, larar*, lakar*, sjukskotersk*, saljar*, agar*, tekniker*, kontaktperson*, handlaggar*, uppfinnar*, tranar*',
  cs: 'autor, autori, reziser*, umelec*, vedouci*, ucitel*, lekar*, sestra, prodejc*, vlastnik*, majitel*, technik, vynalezc*, trener*, starost*',
  ru: 'автор*, режиссер*, художник*, композитор*, руководител*, учител*, преподавател*, врач*, медсестр*, продавец*, владел*, собственник*, менеджер*, мастер, оператор*, исполнител*, тренер*',
  tr: 'yazar*, yonetmen*, sanatci*, yonetici*, mudur*, ogretmen*, doktor*, hekim*, hemsire*, satici*, sahib*, teknisyen*, sorumlu*, mucit, antrenor*',
  ja: '著者, 作者, 監督, 担当者, 担当医, 教員, 教師, 医師, 看護師, 販売員, 所有者, 責任者, 作成者, 記入者',
  zh: '作者, 导演, 導演, 演员, 负责人, 負責人, 经理, 經理, 教师, 教師, 老师, 医生, 醫生, 医师, 护士, 销售员, 业务员, 经办人, 所有者',
  ko: '저자, 작가, 감독, 담당자, 교사, 교수, 의사, 간호사, 판매자, 소유자, 책임자, 작성자',
};

/** Parts of names, and names of people as a whole. */
export const givenName: WordLists = {
  en: 'first name, firstname, fname, given name, givenname, forename, forenames, fn initial, middle name, christian name, nickname, nick name, preferred name, first nm',
  de: 'vorname*, rufname*, spitzname',
  fr: 'prenom*, surnom',
  es: 'nombre de pila, nombres, primer nombre, segundo nombre, apodo',
  it: 'nome proprio, soprannome',
  pt: 'primeiro nome, nome proprio, apelido curto, prenome',
  nl: 'voornaam*, roepnaam*, voorletters, voorl, voornamen',
  pl: 'imie, imiona, imienia',
  sv: 'fornamn*, tilltalsnamn*',
  cs: 'jmeno, krestni jmeno',
  ru: 'имя, отчество',
  tr: 'adi, ad, isim',
  ja: '名前（名）, メイ, 下の名前',
};

export const surname: WordLists = {
  en: 'last name, lastname, lname, surname, surnames, family name, maiden name, last nm, surnm',
  de: 'nachname*, familienname*, zuname*, geburtsname*',
  fr: 'nom de famille, nom famille, nom usage, nom naissance, nom de jeune fille, nom patronymique, patronyme',
  es: 'apellido*, primer apellido, segundo apellido',
  it: 'cognome*',
  pt: 'sobrenome*, apelido, ultimo nome',
  nl: 'achternaam*, familienaam*, tussenvoegsel*, tussenv',
  pl: 'nazwisk*',
  sv: 'efternamn*',
  cs: 'prijmeni',
  ru: 'фамили*',
  tr: 'soyadi, soyad, soyisim',
  ja: '姓, 名字, 苗字, セイ',
  zh: '姓氏',
  ko: '성씨',
};

export const fullName: WordLists = {
  en: 'full name, fullname, person name, name of patient',
  de: 'vor und nachname, name vorname, nachname vorname, personenname',
  fr: 'nom complet, nom et prenom, nom prenom, prenom nom',
  es: 'nombre completo, nombre y apellido*, apellidos y nombre*',
  it: 'nominativo, nome e cognome, cognome e nome, nome cognome, cognome nome',
  pt: 'nome completo, nome da mae, nm mae, nome do pai, nome do paciente',
  nl: 'volledige naam, naam en voornaam',
  pl: 'imie i nazwisko, nazwisko i imie',
  sv: 'fullstandigt namn, for och efternamn',
  cs: 'cele jmeno, jmeno a prijmeni, prijmeni a jmeno',
  ru: 'фио, полное имя, фамилия имя отчество',
  tr: 'adi soyadi, ad soyad, isim soyisim, tam ad',
  ja: '氏名, お名前, 姓名, 患者名, 顧客名',
  zh: '姓名',
  ko: '성명, 성함',
};
