/** How letters begin and end, in the languages that part words. */

/** Words that begin a letter by themselves. */
export const greetings = `
dear hi hello hey dearest
hallo hey servus moin liebe lieber liebste liebster geehrte geehrter geehrten verehrte verehrter werte werter
bonjour bonsoir salut cher chère coucou
hola estimado estimada querido querida apreciado apreciada distinguido distinguida
gentile egregio egregia caro cara carissimo carissima ciao salve buongiorno buonasera spettabile pregiatissimo
prezado prezada caro cara olá oi querido querida estimado estimada
geachte beste hallo hoi dag lieve goedemorgen goedemiddag goedenavond goededag
szanowny szanowna szanowni drogi droga cześć witam witaj kochany kochana hej
vážený vážená milý milá ahoj čau zdravím drahý drahá
hej hejsan bästa käre kära hallå
уважаемый уважаемая уважаемые дорогой дорогая здравствуйте здравствуй привет
sayın sevgili merhaba merhabalar selam değerli günaydın
`;

/** The second word of two that begin a letter. */
export const secondGreetings: Readonly<Record<string, string>> = {
  good: 'morning afternoon evening day',
  guten: 'tag morgen abend',
  grüß: 'gott',
  buenos: 'días',
  buenas: 'tardes noches',
  buon: 'giorno pomeriggio',
  buona: 'sera',
  bom: 'dia',
  boa: 'tarde noite',
  goede: 'morgen middag avond dag',
  dzień: 'dobry',
  dobry: 'wieczór',
  dobrý: 'den večer',
  god: 'dag morgon kväll',
  добрый: 'день вечер',
  доброе: 'утро',
  доброго: 'дня времени',
  iyi: 'günler akşamlar',
};

/** The last word before a signature. */
export const closings = `
regards sincerely cheers thanks thank_you best_wishes warm_wishes good_wishes yours yours_truly faithfully cordially all_the_best kind_regards
gruß grüße grüßen gruss mfg lg vg hochachtungsvoll dank danke
cordialement salutations amicalement bises bisous merci distinguées par_avance d_avance
saludos saludo atentamente gracias abrazo cordialmente un_cordial atte
saluti saluto cordialmente grazie ossequi abbraccio
atenciosamente abraço abraços obrigado obrigada cumprimentos att grato grata cordialmente
groet groeten groetjes hoogachtend bedankt mvg dank
pozdrawiam poważaniem dziękuję pozdrowienia pozdrowieniami z_szacunkiem wyrazy_szacunku
pozdravem děkuji díky zdraví úctou pozdravy
hälsningar hälsning mvh tack vänligen
уважением спасибо приветом благодарностью
saygılarımla saygılarımızla saygılar teşekkürler sevgiler selamlar teşekkür_ederim rica_ederim sevgilerimle
`;

/** Introductions by one's own name: the words that come right before it, the last two or three. */
export const selfTellings = `
name is|name's|my name|i am called|this is
name ist|ich heiße|ich bin
m'appelle|je m appelle|nom est|je suis
me llamo|nombre es|soy
mi chiamo|nome è|sono
me chamo|chamo-me|nome é
naam is|ik heet|ik ben
nazywam się|imię i nazwisko
jmenuji se|jmenuju se
namn är|jag heter
меня зовут|зовут
benim adım|adım
`;
