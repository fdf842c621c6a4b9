/**
 * Made-up sentences that name people, fifteen languages: ten frames of letters, ten of notes, ten of both, and ten names that no dictionary of ours
 * has (for Chinese and Korean, given names that none has: who has no known surname is not looked for), beside ten that are common. `{F}` is
 * the full name, `{G}` the given name, `{S}` the surname.
 */
export interface Texts {
  readonly letters: string;
  readonly notes: string;
  /** Of both kinds, written after all words of the search were, and left as they are. */
  readonly fresh: string;
  /** `given|surname`; in East Asia `surname|given`. */
  readonly names: string;
  readonly common: string;
}

export const textsOfPeople: Readonly<Record<string, Texts>> = {
  en: {
    letters: `Dear Mr {S}, thank you for your letter of the ninth.
Dear {G}, the invoice is attached.
The boiler is fixed. Kind regards, {F}
We will come on Monday. Best wishes,\\nF
Hello, my name is {F} and I would like a refund.
Hi {G}! Are we still on for lunch?
Please forward this to Mrs {S} before noon.
Many thanks, {G}
Dear Dr {F}, the results are back.
Yours sincerely\\nG {S}`,
    notes: `Spoke with {F} about the late rent.
Called {F}, no answer, left a message.
Ms {S} came in with a cough.
Her daughter {G} will collect the keys.
{F} rang twice about the parking permit.
Handed over to {G} at nine.
Complaint reported by {F} yesterday.
Seen by Dr {S}, discharged home.
As agreed with {F}, the visit was moved.
{G} slept well and ate some breakfast.`,
    fresh: `Per our chat this morning {F} will send the drawings.
Mr and Mrs {S} were pleased with the kitchen.
Thanks for your help, {G}! The tap works again.
{F} from accounts says the cheque was posted.
Left the parcel with {G} next door.
The crown was fitted by Dr {S} in May.
Take care,\n{G}
Please speak to {F} about the alarm code.
{G} and her brother were collected at four.
Driver {S} refused to wait.`,
    names:
      'Brisenne|Okwonkwole Brannoc|Tregellast Ysolde|Quennevil Oswin|Farthingay Merrin|Holdcraft Zephra|Lindqueen Tavish|Muirholm Velouria|Pennyfeld Caradoc|Ashwhistle Lowena|Drackett',
    common:
      'Emily|Carter Daniel|Hughes Megan|Foster Oliver|Bennett Hannah|Collins Joshua|Turner Laura|Simmons Peter|Wallace Rachel|Barnes Simon|Chapman',
  },
  de: {
    letters: `Sehr geehrter Herr {S}, anbei die Rechnung.
Sehr geehrte Frau {S}, wir danken für Ihr Schreiben.
Liebe {G}, kommst du am Montag?
Der Schlüssel liegt bereit. Mit freundlichen Grüßen {F}
Die Heizung ist kalt. Viele Grüße\\nF
Guten Tag, mein Name ist {F} und ich habe eine Frage.
Guten Tag Frau Dr. {S}, der Befund liegt vor.
Hallo {G}, danke für die Mail.
Bitte leiten Sie das an Herrn {S} weiter.
MfG {S}`,
    notes: `Rücksprache mit Frau {S}, Termin verschoben.
Herr {S} hat angerufen und wartet auf Antwort.
Laut Hausmeister {S} ist der Keller trocken.
Tochter {G} ist informiert.
Telefonat mit {F} wegen der Kaution.
Frau {F} wünscht einen Rückruf.
Übergabe an Kollegin {G} um neun Uhr.
Gemeldet von {F} am Freitag.
Patient wurde von Dr. {S} untersucht.
{G} schlief gut und aß zum Frühstück ein Brot.`,
    fresh: `Wie mit {F} besprochen, schicken wir die Pläne.
Familie {S} war mit der Küche zufrieden.
Danke für deine Hilfe, {G}! Der Hahn tropft nicht mehr.
{F} aus der Buchhaltung sagt, der Scheck sei unterwegs.
Paket bei {G} nebenan abgegeben.
Die Krone hat Frau Dr. {S} eingesetzt.
Alles Gute\n{G}
Bitte wenden Sie sich an {F} wegen des Codes.
{G} und ihr Bruder wurden um vier abgeholt.
Fahrer {S} wollte nicht warten.`,
    names:
      'Wendrun|Astlinger Korvin|Brackenhuber Thessa|Zwirnmoser Ilvar|Quastenau Merle-Ann|Dornfink Ortwendel|Rebstöckle Gundel|Haferpfad Rikard|Sturmlechner Yvaine|Kranzvogt Alrik|Moosbrugg',
    common:
      'Sabine|Hoffmann Jürgen|Becker Katrin|Schulz Stefan|Krüger Monika|Wagner Tobias|Zimmermann Birgit|Lehmann Uwe|Schäfer Heike|Neumann Matthias|Köhler',
  },
  fr: {
    letters: `Monsieur {S}, nous accusons réception de votre lettre.
Chère {G}, merci pour ton message.
Bonjour Madame {S}, votre colis est arrivé.
La porte ferme mal. Cordialement, {F}
Nous passerons lundi. Bien cordialement,\\nF
Bonjour, je m'appelle {F} et je souhaite un devis.
Bonjour {G}, peux-tu rappeler le fournisseur ?
Merci de transmettre à Mme {S} avant midi.
Cher Monsieur {S}, voici la facture.
Salutations distinguées\\nF`,
    notes: `M. {S} a appelé deux fois ce matin.
Vu avec {F}, rendez-vous reporté.
Sa fille {G} passera prendre les clés.
Selon {F}, le chauffage est en panne.
Le technicien {S} est intervenu à neuf heures.
Mme {F} demande un remboursement.
Signalé par {F} hier soir.
Appel de {F} au sujet du loyer.
Examen fait par le Dr {S}, sans anomalie.
{G} a bien dormi et a mangé un peu.`,
    fresh: `Comme convenu avec {F}, nous envoyons les plans.
M. et Mme {S} sont contents de la cuisine.
Merci pour ton aide, {G} ! Le robinet ne fuit plus.
{F} de la comptabilité dit que le chèque est parti.
Colis laissé chez {G}, la voisine.
La couronne a été posée par le docteur {S}.
À bientôt,\n{G}
Veuillez voir avec {F} pour le code.
{G} et son frère sont partis à seize heures.
Le chauffeur {S} n'a pas voulu attendre.`,
    names:
      'Aliénore|Castelbrac Thibalde|Verdurenc Maëline|Pontguérec Isandre|Brossalier Ludvine|Quercymont Ansel|Tourvillac Coraline|Fauchebois Evrardin|Montrésin Sidoline|Valtrenne Gauvin|Lescarmot',
    common:
      'Isabelle|Lefebvre Philippe|Moreau Nathalie|Girard Julien|Fournier Sophie|Lambert Nicolas|Bonnet Camille|Rousseau Antoine|Mercier Aurélie|Dupont Guillaume|Chevalier',
  },
  es: {
    letters: `Estimado Sr. {S}, adjuntamos la factura.
Estimada Sra. {S}, gracias por su carta.
Hola {G}, ¿vienes el lunes?
La caldera no funciona. Un saludo, {F}
Pasaremos el martes. Atentamente,\\nF
Hola, me llamo {F} y quiero cambiar la cita.
Buenos días Sr. {S}, le llamo por el contrato.
Querida {G}, muchas gracias por todo.
Por favor, avise a Don {G} {S} antes del jueves.
Muchas gracias,\\nF`,
    notes: `Hablé con {F} sobre el alquiler.
La Sra. {S} llamó dos veces por la mañana.
Su hija {G} recogerá las llaves.
Según {F}, la puerta no cierra.
El técnico {S} revisó la instalación.
Avisado por {F} ayer por la tarde.
Llamada de {F} por la avería.
Valorado por el Dr. {S}, sin cambios.
{F} solicita un presupuesto nuevo.
{G} durmió bien y desayunó poco.`,
    fresh: `Como acordé con {F}, enviamos los planos.
Los señores {S} están contentos con la cocina.
¡Gracias por tu ayuda, {G}! El grifo ya no gotea.
{F}, de contabilidad, dice que el cheque ya salió.
Paquete entregado a {G}, la vecina.
La corona la colocó el doctor {S}.
Un abrazo fuerte,\n{G}
Pregunte a {F} por el código.
A {G} y a su hermano los recogieron a las cuatro.
El conductor {S} no quiso esperar.`,
    names:
      'Ederlinda|Barrenquero Yeraisco|Quintanares Leocandra|Zubieldia Nuñarte|Fontalbares Saioa|Merlanqui Teodosio|Carrasqueda Amairena|Lizundiaga Beltrando|Robledano Zuriñe|Peñascalva Gervasio|Almarcegui',
    common:
      'Lucía|Fernández Javier|Gutiérrez Marta|Sánchez Alejandro|Ruiz Cristina|Moreno Sergio|Jiménez Raquel|Navarro Pablo|Domínguez Elena|Vázquez Andrés|Ramos',
  },
  it: {
    letters: `Gentile Sig. {S}, in allegato trova la fattura.
Gentile Sig.ra {S}, grazie per la lettera.
Ciao {G}, ci vediamo lunedì?
La caldaia non parte. Cordiali saluti, {F}
Passeremo martedì. Distinti saluti\\nF
Buongiorno, mi chiamo {F} e vorrei un preventivo.
Buongiorno Dott. {S}, le scrivo per il contratto.
Cara {G}, grazie di tutto.
Si prega di avvisare la Signora {S} entro giovedì.
Grazie,\\nF`,
    notes: `Ho parlato con {F} per l'affitto.
La signora {S} ha chiamato due volte.
Sua figlia {G} ritira le chiavi.
Secondo {F} la porta non chiude.
Il tecnico {S} ha controllato l'impianto.
Segnalato da {F} ieri sera.
Chiamata di {F} per il guasto.
Visita della Dott.ssa {S} senza novità.
{F} chiede un nuovo preventivo.
{G} ha dormito bene e ha mangiato poco.`,
    fresh: `Come concordato con {F}, inviamo i disegni.
I signori {S} sono contenti della cucina.
Grazie per l'aiuto, {G}! Il rubinetto non perde più.
{F} della contabilità dice che l'assegno è partito.
Pacco lasciato a {G}, la vicina.
La corona l'ha messa il dottor {S}.
Un abbraccio,\n{G}
Chiedere a {F} per il codice.
{G} e suo fratello sono usciti alle quattro.
L'autista {S} non ha voluto aspettare.`,
    names:
      'Oderica|Brambasco Ludolfo|Tessariga Nevina|Quarantello Ermido|Vescalupi Dalmina|Pratolungo Berengario|Scarpantini Isotta|Moncalverio Fulgenzio|Ribaldeschi Alidea|Cantamessi Orlandino|Zuccareda',
    common:
      'Giulia|Romano Matteo|Ricci Francesca|Greco Alessandro|Conti Valentina|Gallo Davide|Marino Elisa|Rinaldi Lorenzo|Ferrara Paola|Caruso Stefano|Moretti',
  },
  pt: {
    letters: `Prezado Sr. {S}, segue a fatura em anexo.
Prezada Sra. {S}, obrigado pela carta.
Olá {G}, vens na segunda?
O aquecedor não liga. Atenciosamente, {F}
Passamos na terça. Cumprimentos,\\nF
Bom dia, meu nome é {F} e quero trocar a peça.
Boa tarde Sr. {S}, escrevo por causa do contrato.
Querida {G}, muito obrigada por tudo.
Favor avisar a Dona {G} {S} até quinta.
Obrigado,\\nF`,
    notes: `Falei com {F} sobre o aluguel.
A Sra. {S} ligou duas vezes de manhã.
Sua filha {G} vai buscar as chaves.
Segundo {F}, a porta não fecha.
O técnico {S} revisou a instalação.
Atendido por {F} ontem à tarde.
Ligação de {F} por causa da avaria.
Avaliado pelo Dr. {S}, sem alterações.
{F} pediu um novo orçamento.
{G} dormiu bem e comeu pouco.`,
    fresh: `Como combinei com {F}, enviamos as plantas.
O casal {S} gostou da cozinha.
Obrigada pela ajuda, {G}! A torneira já não pinga.
{F}, da contabilidade, disse que o cheque já saiu.
Encomenda entregue a {G}, a vizinha.
A coroa foi colocada pelo doutor {S}.
Um beijo,\n{G}
Fale com {F} sobre o código.
{G} e o irmão saíram às quatro.
O motorista {S} não quis esperar.`,
    names:
      'Oriana-Luz|Cabralinho Teotónio|Fragateiro Jucélia|Quintelaço Ubirajara|Pedrosinha Iracilda|Montalegro Gumercindo|Varjãozinho Elvina|Sabrosense Deodato|Carqueijal Zenaide|Louredano Aureliano|Tavirense',
    common:
      'Mariana|Ferreira João|Oliveira Beatriz|Carvalho Rafael|Almeida Fernanda|Ribeiro Tiago|Gonçalves Patrícia|Martins Bruno|Teixeira Luciana|Barbosa Ricardo|Nogueira',
  },
  nl: {
    letters: `Geachte heer {S}, hierbij de factuur.
Geachte mevrouw {S}, dank voor uw brief.
Beste {G}, kom je maandag?
De ketel doet het niet. Met vriendelijke groet, {F}
We komen dinsdag langs. Groeten,\\nF
Goedemiddag, mijn naam is {F} en ik heb een vraag.
Goedemorgen mevrouw {S}, uw pakket is binnen.
Hoi {G}, bedankt voor de mail.
Graag doorsturen aan dhr. {S} voor de middag.
Hoogachtend,\\nF`,
    notes: `Gesproken met {F} over de huur.
Mevr. {S} belde twee keer.
Haar dochter {G} haalt de sleutels op.
Volgens {F} sluit de deur niet.
Monteur {S} heeft de installatie nagekeken.
Gemeld door {F} op vrijdag.
Overleg met {F} over de planning.
Gezien door dr. {S}, naar huis.
{F} vraagt om een nieuwe offerte.
{G} sliep goed en at een boterham.`,
    fresh: `Zoals besproken met {F} sturen we de tekeningen.
De familie {S} is blij met de keuken.
Bedankt voor je hulp, {G}! De kraan lekt niet meer.
{F} van de boekhouding zegt dat de cheque weg is.
Pakje afgegeven bij {G} van hiernaast.
De kroon is geplaatst door dokter {S}.
Tot gauw,\n{G}
Vraag het aan {F} als de code niet werkt.
{G} en haar broer zijn om vier uur opgehaald.
Chauffeur {S} wilde niet wachten.`,
    names:
      'Femmigje|Oudebrink Wubbo|Terschuren Hadewych|Kattenvoort Jelmerik|Zandlopers Sjoukje|Bloemkwist Evert-Jan|Rietkraai Gozewina|Molenhuus Tjerk|Duivenbode Aleidiena|Hoogstraaten Onnerik|Vlierdonk',
    common:
      'Sanne|Jansen Pieter|Bakker Femke|Visser Maarten|Smit Marieke|Mulder Jeroen|Dekker Annemiek|Peters Thijs|Hendriks Wouter|Kuipers Ingrid|Vermeulen',
  },
  pl: {
    letters: `Szanowny Panie {S}, w załączeniu faktura.
Szanowna Pani {S}, dziękujemy za list.
Cześć {G}, będziesz w poniedziałek?
Piec nie działa. Pozdrawiam, {F}
Przyjedziemy we wtorek. Z poważaniem\\nF
Dzień dobry, nazywam się {F} i mam pytanie.
Dzień dobry Pani {S}, paczka już jest.
Witaj {G}, dzięki za wiadomość.
Proszę przekazać Pani {S} do czwartku.
Dziękuję,\\nF`,
    notes: `Rozmowa z Panią {S} o czynszu.
Pan {S} dzwonił dwa razy.
Jej córka {G} odbierze klucze.
Według {F} drzwi się nie domykają.
Serwisant {S} sprawdził instalację.
Zgłosił {F} w piątek.
Kontakt z {F} w sprawie awarii.
Zbadany przez dr {S}, bez zmian.
{F} prosi o nową ofertę.
{G} spała dobrze i zjadła śniadanie.`,
    fresh: `Zgodnie z ustaleniami z {F} wysyłamy rysunki.
Państwo {S} są zadowoleni z kuchni.
Dzięki za pomoc, {G}! Kran już nie cieknie.
{F} z księgowości mówi, że przelew wyszedł.
Paczka zostawiona u {G} obok.
Koronę założyła doktor {S}.
Do zobaczenia,\n{G}
Proszę zapytać {F} o kod.
{G} i jej brat zostali odebrani o czwartej.
Kierowca {S} nie chciał czekać.`,
    names:
      'Żywisława|Brzezdoń Ziemomysł|Kiełbut Dobroniega|Pazderka Świętopełk|Gniadołek Wielisława|Trzmielec Sędziwoj|Rdzawik Jaśminella|Cholewiak-Boś Domarad|Szczygłoń Niezamyśla|Wąż-Kulik Lutosław|Mrzygłód',
    common:
      'Agnieszka|Kowalska Piotr|Nowak Katarzyna|Wiśniewska Tomasz|Zieliński Magdalena|Wójcik Paweł|Lewandowski Joanna|Kamińska Marcin|Dąbrowski Ewa|Szymańska Grzegorz|Mazur',
  },
  sv: {
    letters: `Hej {G}, här kommer fakturan.
Bästa fru {S}, tack för brevet.
Hej herr {S}, paketet har kommit.
Pannan startar inte. Med vänliga hälsningar, {F}
Vi kommer på tisdag. Mvh\\nF
Hej, jag heter {F} och har en fråga.
Kära {G}, tack för allt.
Hejsan {G}! Ska vi ses på måndag?
Vänligen skicka vidare till Dr {S} före torsdag.
Tack,\\nF`,
    notes: `Pratade med {F} om hyran.
Fru {S} ringde två gånger i dag.
Hennes dotter {G} hämtar nycklarna.
Enligt {F} går dörren inte att stänga.
Teknikern {S} kontrollerade anläggningen.
Rapporterat av {F} i fredags.
Samtal med {F} om felet.
Undersökt av Dr {S}, inga ändringar.
{F} ber om en ny offert.
{G} sov gott och åt lite frukost.`,
    fresh: `Som jag kom överens med {F} om skickar vi ritningarna.
Familjen {S} är nöjd med köket.
Tack för hjälpen, {G}! Kranen droppar inte längre.
{F} på ekonomi säger att betalningen är på väg.
Paketet lämnat hos {G} intill.
Kronan sattes av doktor {S}.
Vi hörs,\n{G}
Fråga {F} om koden.
{G} och hennes bror hämtades klockan fyra.
Chauffören {S} ville inte vänta.`,
    names:
      'Alfhild-Mai|Björkehed Torkel|Vintersjö Ragnvi|Åkerspång Sixten|Granlöv Ingegärd|Stormhatt Håkvard|Kvarnbäck Solveiga|Rönnskär Folkvard|Tallmo Ylvali|Havsglim Egild|Snöfors',
    common:
      'Anna|Johansson Erik|Lindberg Karin|Nilsson Lars|Eriksson Maria|Persson Anders|Gustafsson Eva|Svensson Johan|Bergström Malin|Karlsson Fredrik|Olsson',
  },
  cs: {
    letters: `Vážený pane {S}, v příloze je faktura.
Vážená paní {S}, děkujeme za dopis.
Ahoj {G}, přijdeš v pondělí?
Kotel nefunguje. S pozdravem {F}
Přijedeme v úterý. S úctou\\nF
Dobrý den, jmenuji se {F} a mám dotaz.
Dobrý den, paní {S}, balík už dorazil.
Milá {G}, díky za zprávu.
Prosím předejte paní {S} do čtvrtka.
Děkuji,\\nF`,
    notes: `Hovor s paní {S} o nájmu.
Pan {S} volal dvakrát.
Její dcera {G} vyzvedne klíče.
Podle {F} nejdou zavřít dveře.
Technik {S} zkontroloval zařízení.
Nahlásil {F} v pátek.
Schůzka s {F} kvůli poruše.
Vyšetřen u MUDr. {S}, beze změn.
{F} prosí o novou nabídku.
{G} spala dobře a snědla snídani.`,
    fresh: `Jak jsme se domluvili s {F}, posíláme výkresy.
Manželé {S} jsou s kuchyní spokojeni.
Díky za pomoc, {G}! Kohoutek už nekape.
{F} z účtárny říká, že platba odešla.
Balík nechán u {G} vedle.
Korunku nasadila doktorka {S}.
Měj se hezky,\n{G}
Zeptejte se {F} na kód.
{G} a její bratr odešli ve čtyři.
Řidič {S} nechtěl čekat.`,
    names:
      'Blahomila|Křepelák Svatobor|Zíchalda Drahuše|Pampelič Velimirek|Skřivanda Květuna|Hrozinek Lubor|Vrťátko Milostava|Žemlový Ctihrad|Bublík Zvěstana|Chocholda Mojmír|Koukolec',
    common:
      'Jana|Nováková Petr|Svoboda Lucie|Dvořáková Tomáš|Novotný Kateřina|Procházková Martin|Černý Hana|Kučerová Pavel|Veselý Tereza|Horáková Jakub|Němec',
  },
  ru: {
    letters: `Уважаемый господин {S}, направляем вам счёт.
Уважаемая госпожа {S}, благодарим за письмо.
Здравствуйте, уважаемый {G}! Когда вы приедете?
Котёл не работает. С уважением, {F}
Мы приедем во вторник. С уважением,\\nF
Добрый день, меня зовут {F}, у меня вопрос.
Привет, дорогая {G}! Спасибо за письмо.
Дорогой {G}, спасибо за всё.
Прошу передать г-же {S} до четверга.
Спасибо,\\nF`,
    notes: `Со слов {F}, дверь не закрывается.
Господин {S} звонил два раза.
Её дочь {G} заберёт ключи.
Звонила {F} по поводу аренды.
Мастер {S} проверил установку.
Сообщила {F} в пятницу.
Принял врач {S}, без изменений.
Г-жа {S} просит новый договор.
Ответственный: {F}.
{G} хорошо спала и позавтракала.`,
    fresh: `Как договорились с {F}, высылаем чертежи.
Супруги {S} довольны кухней.
Спасибо за помощь, {G}! Кран больше не капает.
{F} из бухгалтерии говорит, что платёж ушёл.
Посылка оставлена у {G}, соседки.
Коронку поставил доктор {S}.
До встречи,\n{G}
Спросите {F} про код.
{G} и её брат ушли в четыре.
Водитель {S} не захотел ждать.`,
    names:
      'Аэлита|Кружилло Светозар|Брыкула Любомила|Тютюник Ратибор|Пшено Млада|Загоруй Велемир|Скрипа Забава|Коваль-Юр Златан|Хмара Агния-Рос|Вихорь Остромир|Перебейнос',
    common:
      'Анна|Иванова Сергей|Кузнецов Елена|Смирнова Дмитрий|Попов Ольга|Соколова Алексей|Морозов Наталья|Волкова Андрей|Лебедев Мария|Козлова Иван|Новиков',
  },
  tr: {
    letters: `Sayın {S}, faturanız ektedir.
Sayın {G} {S}, mektubunuz için teşekkür ederiz.
Merhaba {G}, pazartesi geliyor musun?
Kombi çalışmıyor. Saygılarımla, {F}
Salı günü geliriz. Saygılarımızla\\nF
Merhaba, benim adım {F} ve bir sorum var.
Sevgili {G}, her şey için sağ ol.
İyi günler {G} Hanım, paketiniz geldi.
Lütfen {G} Bey ile görüşün.
Teşekkürler,\\nF`,
    notes: `{G} Hanım ile kira konuşuldu.
{S} Bey iki kez aradı.
Kızı {G} anahtarları alacak.
{F} aradı ve randevu istedi.
Teknisyen {S} tesisatı kontrol etti.
Arayan: {F}.
Oğlu {G} eşlik etti.
Dr. {S} muayene etti, değişiklik yok.
{F} yeni bir teklif istedi.
{G} iyi uyudu ve kahvaltı etti.`,
    fresh: `{F} ile anlaştığımız gibi çizimleri gönderiyoruz.
{S} ailesi mutfaktan memnun kaldı.
Yardımın için teşekkürler {G}! Musluk artık damlatmıyor.
Muhasebeden {F} ödemenin yapıldığını söyledi.
Paket yan komşu {G} Hanıma bırakıldı.
Kaplamayı Doktor {S} taktı.
Görüşmek üzere,\n{G}
Kod için {F} ile konuşun.
{G} ve kardeşi saat dörtte alındı.
Şoför {S} beklemek istemedi.`,
    names:
      'Gülfidan|Çakırtaş Alpagut|Yelkovan Nurbahar|Kırtepe Temuçin|Sazlıdere Balkız|Tunçdemirel Ertekin|Karayonca Selvinaz|Bozyaka Orhanbey|Ulupınar Çiğdemgül|Dereboy Kutay|Akçakoz',
    common:
      'Ayşe|Yılmaz Mehmet|Demir Fatma|Çelik Mustafa|Şahin Zeynep|Yıldırım Ahmet|Öztürk Elif|Aydın Hasan|Arslan Merve|Koç Hüseyin|Kurt',
  },
  ja: {
    letters: `{S}様、お世話になっております。
{F}様　先日はありがとうございました。
請求書を送ります。敬具\\nF
{S}先生、ご無沙汰しております。
{S}さん、月曜日に来られますか。
いつもお世話になっております。{S}と申します。
部品が届きません。よろしくお願いいたします。\\nF
{F}さんへ　資料を同封します。
{S}様より電話がありました。
ご担当の{S}様にお伝えください。`,
    notes: `{F}さんと家賃の件で話した。
{S}様から二回電話があった。
長女の{G}さんが鍵を受け取る。
担当の{S}が点検した。
{S}さんによると扉が閉まらない。
主治医の{S}先生に報告した。
{F}さんが来訪し、書類を渡した。
夜勤の{S}さんへ引き継ぎ。
{G}ちゃんは給食を全部食べた。
同僚の{S}さんが対応した。`,
    fresh: `{F}と打ち合わせのとおり、図面を送ります。
{S}様ご夫妻は台所に満足されている。
手伝ってくれてありがとう、{G}さん。
経理の{S}によると送金済みとのこと。
荷物は隣の{S}さんに預けた。
被せ物は{S}医師が装着した。
それではまた。\n{G}
暗証番号は{F}さんに聞いてください。
{G}くんと妹は四時に迎えが来た。
運転手の{S}氏は待たなかった。`,
    names:
      '大鷲見|篤彦 小鳥遊|葉月 四十物|瑞樹 纐纈|凪沙 勅使河|朔也 御手洗|雛乃 雲母坂|宗市 東海林|琴葉 蓬莱|悠紀 鷹司|澪奈',
    common: '佐藤|陽子 鈴木|健太 高橋|美咲 田中|翔太 伊藤|由美子 渡辺|大輔 山本|恵子 中村|拓也 小林|直美 加藤|浩',
  },
  zh: {
    letters: `尊敬的{S}先生：合同已经寄出。
{F}女士您好，您的快递到了。
请尽快处理。此致\\nF
{S}经理，您好！报价单已发。
亲爱的{S}老师：感谢您的来信。
您好，我叫{F}，想咨询退款。
锅炉坏了，请派人来修。谢谢！{F}
请转交{S}小姐，周四之前。
{F}先生，您预约的时间是周一。
祝好\\nF`,
    notes: `{S}女士来电两次，询问租金。
已通知业主{F}，周五上门。
联系人：{F}，电话未接。
{S}师傅检查了管道。
患者{F}自述头晕。
{S}医生查房，无特殊变化。
{F}先生要求重新报价。
女儿{F}来取钥匙。
记录人：{F}
{S}阿姨睡眠良好，早餐吃了一半。`,
    fresh: `按照与{F}的约定，图纸已寄出。
{S}先生夫妇对厨房很满意。
谢谢你的帮助，{G}！水龙头不漏了。
财务部的{F}说款已汇出。
包裹放在隔壁{S}阿姨家。
牙冠由{S}医生安装。
再见\n{F}
密码请问{F}。
{G}和弟弟四点被接走。
司机{S}师傅不愿意等。`,
    names: '王|钲淏 李|婳祎 张|骁勍 陈|翀昱 刘|苡沫 赵|燚楸 周|沄汐 吴|锶铠 孙|芃芃 胡|懿铄',
    common: '王|秀英 李|建国 张|丽华 刘|志强 陈|雪梅 杨|国平 赵|婷婷 黄|海燕 周|文斌 吴|桂兰',
  },
  ko: {
    letters: `{F} 님께, 계약서를 보내 드립니다.
{F} 씨, 월요일에 오시나요?
빨리 처리해 주세요. {F} 드림
보일러가 고장 났습니다. 감사합니다.\\nF 올림
{F} 고객님, 택배가 도착했습니다.
안녕하세요, 저는 {F}입니다.
{F} 선생님, 편지 감사합니다.
{F} 과장님께 전달 부탁드립니다.
{F}님 예약이 확인되었습니다.
{F} 배상`,
    notes: `{F} 씨와 월세에 대해 통화함.
{F} 님이 두 번 전화함.
딸 {F}이 열쇠를 받으러 옴.
담당자: {F}
기사 {F} 방문하여 점검함.
{F} 씨가 문이 닫히지 않는다고 함.
환자 {F} 두통 호소.
{F} 어르신 식사 절반 드심.
신청인 {F}, 서류 제출함.
보호자 {F}에게 설명함.`,
    fresh: `{F} 씨와 합의한 대로 도면을 보냅니다.
{S} 씨 부부는 부엌에 만족함.
도와줘서 고마워요, {G} 씨!
경리과 {F} 씨가 송금했다고 함.
옆집 {F} 씨에게 소포를 맡김.
{S} 원장님이 크라운을 씌움.
그럼 이만.\n{F}
비밀번호는 {F} 님께 문의하세요.
{G}이와 동생은 네 시에 데려감.
운전기사 {F} 씨가 기다리지 않음.`,
    names: '김|뜰솔 이|슬찬 박|새별 최|늘봄 정|찬솔 강|다솜 조|라온 윤|벼리 한|샛별 오|봄결',
    common: '김|민수 이|영희 박|지훈 최|은정 정|현우 강|수진 조|미경 윤|상호 장|혜진 임|동현',
  },
};
