/** Forms of address and titles that stand beside a name, in the languages that part words. */

/** Whatever word with a capital follows is a name. */
export const titles = `
mr mrs ms mx dr prof professor rev reverend messrs
herr herrn frau fraulein frl doktor professorin familie eheleute
monsieur madame mademoiselle mme mmes mlle mlles maître docteur docteure professeur professeure époux famille
señor señora señorita sra srta dña doña doctor doctora señores familia
signor signora signorina signore sig sig.ra sig.na sigg dott dott.ssa dottor dottoressa dottore avv avvocato geom prof.ssa professoressa signori coniugi famiglia
senhor senhora senhores doutor doutora casal família
meneer mijnheer mevrouw mevr dhr mej drs echtpaar
pani panią panem panu państwo państwa inż
manželé manželům paní slečna slečno slečnou mudr mgr judr phdr bc
fröken fru herra familjen paret
господин господина господину господином госпожа госпожи госпоже госпожу госпожой г-н г-на г-ну г-ном г-жа г-жи г-же г-жу гражданин гражданка
гражданина гражданки тов товарищ супруги супругам семья семье
sayın doç uzm dt
`;

/** These are words of other languages too: they count beside a known name, or in a text that is in their language. */
export const weakTitles: Readonly<Record<string, string>> = {
  pl: 'pan pana panie ks mgr',
  cs: 'pan pana pane panu panem ing pán pí p',
  es: 'sr don d dn',
  it: 'don ing rag arch',
  pt: 'sr dona d seu',
  fr: 'm mr mm me pr',
  nl: 'heer mw ir',
  tr: 'av bay bayan op',
  de: 'hr fr',
  ru: 'г гр д-р',
};

/** Words that show the language of a text, among these languages. */
export const languageWords: Readonly<Record<string, string>> = {
  en: 'the and of to is in it with for was on not that this are be has will your our',
  pl: 'na się jest nie dla przez oraz od że już był była proszę prosi dzwonił dzwoniła chce po do ma dzień dobry',
  cs: 'na se je není pro že už byl byla prosí prosím volal volala chce od po do má den dobrý si jsem',
  es: 'el la los las que de del con por para se no es una un y ha al buenos estimado hola',
  it: 'il la lo gli che di del con per si non è una un ha al gentile buongiorno',
  pt: 'os as que do da com por para se não uma um foi ao prezado na no pelo pela sua seu',
  fr: 'le la les que de du avec par pour ne pas est une un et au des bonjour cher dans sur son sa ce il elle',
  nl: 'de het een van met voor niet is en te op door aan heeft geachte',
  sv: 'och att det är inte för med på av har som till en ett',
  tr: 've bir bu için ile değil var yok da de çok olarak',
  de: 'der die das und ist nicht mit für von hat ein eine zu auf im den',
  ru: 'не на что по для от за был была из как это',
};

/** Stand behind the name. */
export const titlesBehind = `
bey beyin beye beyi beyle beyden hanım hanımın hanıma hanımı hanımla hanımdan beyefendi hanımefendi amca teyze abla
`;

/** A doctor, a nurse, a colleague, a daughter: the name follows the word for the relation. */
export const relations = `
daughter son husband wife mother father brother sister grandson granddaughter niece nephew uncle aunt mum mom dad carer partner grandma grandpa
nurse colleague technician neighbour neighbor therapist engineer plumber carpenter electrician caretaker tenant resident patient client customer teacher
pupil student doctor consultant surgeon midwife physio receptionist supervisor contractor builder physician counsellor counselor
tochter sohn ehemann ehefrau mann mutter vater bruder schwester enkel enkelin nichte neffe onkel tante oma opa kollege kollegin kollegen
techniker technikerin monteur nachbar nachbarin hausmeister arzt ärztin pfleger pflegerin schüler schülerin lehrer lehrerin erzieherin erzieher
patient patientin kunde kundin mieter mieterin schwager meister schichtleiter schichtleiterin fahrer fahrerin sachbearbeiter sachbearbeiterin ansprechpartner ansprechpartnerin
fille fils mari épouse femme mère père frère sœur neveu nièce oncle tante collègue technicien technicienne infirmier infirmière voisin voisine gardien gardienne
livreur livreuse serveur serveuse client cliente chef conducteur conductrice ouvrier élève maçon électricien plombier aide-soignante interlocuteur interlocutrice
hija hijo marido esposo esposa madre padre hermano hermana nieto nieta sobrino sobrina tío tía compañero compañera técnico técnica enfermera enfermero
vecino vecina portero conserje alumno alumna profesor profesora paciente cliente médico fontanero propietario propietaria inquilino inquilina administrador conductor conductora
figlia figlio marito moglie fratello sorella nipote zio zia collega tecnico infermiera infermiere vicino vicina alunno alunna paziente operatore
operatrice medico idraulico elettricista consigliere consigliera assessore proprietario proprietaria referente inquilina badante autista
filha filho marido esposa mãe pai irmão irmã neto neta sobrinho sobrinha colega técnico técnica enfermeira enfermeiro vizinho vizinha porteiro zelador
síndico síndica morador moradora aluno aluna atendente vendedor vendedora médico médica vereador vereadora conselheiro conselheira vogal motorista
dochter zoon echtgenoot echtgenote moeder vader broer zus kleinzoon kleindochter oom buurman buurvrouw collega monteur verpleegkundige chauffeur
bestuurder conducteur cliënt patiënt leerling leraar huisarts mantelzorger wijkverpleegkundige projectleider mantelzorgster
córka córką syn synem mąż mężem żona żoną matka matką ojciec ojcem brat bratem siostra siostrą wnuk wnuczka kolega koleżanka serwisant technik lekarz
pielęgniarka sąsiad sąsiadka uczeń uczennica nauczyciel nauczycielka pacjent pacjentka klient klientka kierowca babcia dziadek ciocia wujek doktor doktorem
dcera dcerou syn synem manžel manželka manželkou matka otec bratr sestra sestrou vnuk vnučka kolega kolegyně technik technikem soused sousedka žák žákyně učitel
učitelka pacient pacientka klient klientka řidič řidička lékař lékařka doktor doktorka
dotter son make maka mamma pappa mor far bror syster kollega kollegan tekniker teknikern granne grannen sjuksköterska sjuksköterskan läkare läkaren
patienten kunden elev eleven lärare läraren handläggare chaufför chauffören föraren vaktmästare vaktmästaren
дочь дочерью сын сыном муж мужем жена женой мать отец брат сестра внук внучка коллега коллеги техник мастер сосед соседка ученик ученица учитель
учительница пациент пациентка клиент клиентка врач врача доктор медсестра инженер бабушка дедушка водитель мама папа тётя дядя
guarantor witness buyer landlord landlady borrower claimant complainant applicant bürge bürgin zeuge zeugin vermieter vermieterin käufer käuferin antragsteller antragstellerin
garant garante témoin acheteur acheteuse bailleur plaignant plaignante demandeur avalista fiador fiadora testigo comprador compradora denunciante solicitante testimone acquirente
richiedente testemunha requerente locatário locatária koper getuige aanvrager verhuurder poręczyciel świadek najemca wnioskodawca kupujący borgensman vittne köpare sökande
ručitel svědek nájemce kupující žadatel поручитель поручителя созаемщик созаёмщик свидетель покупатель арендатор заявитель хозяин хозяйка владелец курьер менеджер начальник
бригадир преподаватель тренер воспитатель представитель kefil tanık kiracı alıcı başvuran veli velisi
kızı oğlu eşi annesi babası kardeşi ablası torunu arkadaşı teknisyen hemşire komşu komşusu öğrenci öğrencisi öğretmen öğretmeni hasta müşteri doktor usta
şoför personel temsilci temsilcisi görevli
`;

/** Between a title and a name, or two parts of one. */
export const particles = `
van von de der den del della di da das do dos du la le los el al bin ibn ten ter te zu zum zur af av dal degli dalla lo vom t op
`;
