/** Words that make a name that of a street, a house, a firm, a saint or a thing, and words that are no names where one may stand. */

/** A street, a place or a house that is called after somebody: before the name. */
export const placesBefore = `
rue avenue bd boulevard quai place allée impasse chemin square cours passage pont parc gare station stade école collège lycée hôpital clinique musée théâtre église
chapelle cathédrale fort cap lac mont île port prix fondation centre salle résidence maladie variété cultivar cépage rosier arrêt
calle c/ plaza paseo avda avenida camino carretera ronda travesía glorieta barrio colegio instituto hospital iglesia ermita parroquia museo teatro estadio parque puente estación
fundación premio isla cabo puerto lago sierra río villa pueblo residencia centro síndrome enfermedad cueva playa fuente puerta finca estatua monumento
via viale piazza piazzale corso largo vicolo strada ponte parco stazione scuola liceo istituto ospedale chiesa duomo basilica museo teatro stadio fondazione premio isola lago
monte porto borgo frazione rione quartiere parrocchia villa palazzo morbo sindrome malattia galleria sensore centralina cascina
rua praça travessa largo alameda estrada rodovia bairro escola colégio hospital igreja capela museu teatro estádio parque ponte estação fundação prêmio prémio ilha
serra rio cabo porto síndrome doença vila edifício jardim paróquia
straat laan plein park brug halte school ziekenhuis kerk station gebouw stichting ziekte syndroom gemaal polder haven
ul ulica ulicy ulicę aleja alei aleje plac placu osiedle most szkoła szkoły szpital kościół pomnik muzeum teatr park rondo skwer imienia zespół choroba patrona marka marki
ulice ulici ul náměstí nám třída most škola nemocnice kostel muzeum divadlo park nádraží zámek syndrom nemoc nadace
gatan vägen torget skolan kyrkan sjukhuset parken bron
улица улице улицы ул площадь площади пл проспект проспекте пр-т пр переулок пер бульвар школа больница церковь храм музей театр парк мост имени им станция метро памятник завод
cadde caddesi sokak mahalle bulvar
mount lake port cape fort isle villa casa château chateau castle street road hotel restaurant bar café cafe pub bistro trattoria osteria taverna gasthof gasthaus brasserie
syndrome disease maladie schloss burg haus platz kap haltestelle bahnhof schule klinik kirche stiftung morbus syndrom hafen weingut brauerei sorte insel
server node pod hostname container cluster jenkins project projekt projet progetto model modell modèle serie series série hurricane storm typhoon operation
zakład hotelu vin wine wein weinsorte vino vinho víno wino queso queijo fromage formaggio käse cheese bier beer cerveza cerveja bière birra marque marca marke brand merk märket značka бренд вино торт салат sirke peynir raum saal room hall sala salle zimmer ward gate building gebäude school station church hospital
`;

/** … behind it. */
export const placesBehind = `
street st road rd avenue ave lane ln drive square sq bridge park school hall house hospital library museum theatre theater university college island bay lake river award prize foundation
trust court close gardens terrace way place crescent hill grove centre center building tower airport station church cathedral chapel stadium arena beach falls county city county hotel inn
weg platz allee gasse ufer ring damm straße str haus schule halle turm brücke stiftung kirche klinik krankenhaus stift brunnen preis syndrom krankheit test skala
straat laan plein kade dreef singel gracht brug school park
caddesi caddesinde cad sokak sokağı sok mahallesi mah bulvarı parkı köprüsü lisesi okulu hastanesi havalimanı camii meydanı sitesi apartmanı
gatan vägen torg skolan
syndrome disease inc ltd llc gmbh ag kg plc corp co company group sons brothers bros associates partners sa sas sarl srl spa sl bv nv ab oy ohg mbh foundation
collection edition range lamp sofa chair candle dress plum perfume shampoo whisky whiskey wine beer rose apple pear potato tea coffee
shoes jacket bag boots jeans guitar piano burger pizza salad cake sauce
`;

/** Ends of words that are streets, places and houses: `Frankplein`, `Heinrichstraße`. */
export const placeEnding =
  /(?:strasse|str|weg|platz|allee|gasse|ufer|ring|damm|haus|brucke|schule|halle|kirche|stift|burg|dorf|turm|hafen|straat|laan|plein|plantsoen|kade|dreef|singel|gracht|dijk|polder|brug|gatan|vagen|torget|parken|skolan|gade|vej|caddesi|sokagi|mahallesi|bulvari|street|park|hof|heim|stadt|syndrom|krankheit|torte|ziekenhuis|hospital|kliniek|klinik)$/;

/** A saint, a sovereign, a pope: called thus in names of places and days, and no person of a file. */
export const saints = `
san santa santo são saint sainte st ste sankt sint svatý svatá svatého święty święta świętego św hl heilige heiliger св святой святая святого sant santi sveti holy
prins prinses prinz prinzessin prince princess princesse queen king könig königin kaiser kaiserin roi reine rey reina re regina papa pope papst pape paus rei rainha król królowej hz
los las blessed virgen vergine virgem nossa notre
`;

/** Words with a capital that stand where a name may stand, and are none. */
export const noNames = `
sir madam madame sirs team all everyone everybody customer customers customer's support colleague colleagues friend friends guest guests member members resident residents neighbour neighbours neighbors
user users service services manager management board office admin administrator administration owner owners tenant tenants parent parents student students staff folks guys hiring helpdesk
desk department sales reception world there again kitty god lord lady ladies gentlemen president director minister chairman chairwoman chair mayor ambassador chancellor secretary judge officer
santa father mother grandma grandpa mum mom dad darling applicant candidate subscriber reader readers passenger passengers editor committee council company
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
the this that these those a an i we you he she it they my our your his her their its please thanks thank best kind sincerely yours with from to and or but if in on at no yes not
all please can could would will when what where why how who which also further regarding subject re fw fwd
kollege kollegin kollegen kolleginnen damen herren eltern gäste nachbarn nachbarinnen mieter mieterinnen kunden kunde kundin kundinnen freunde freundinnen mitglieder team leute zusammen
mitarbeiter mitarbeiterinnen grüße grüßen gruß support hausverwaltung verwaltung kundenservice kundendienst direktor direktorin bürgermeister bürgermeisterin präsident präsidentin
minister ministerin kanzler kanzlerin pfarrer doktor professor lehrer lehrerin redaktion geschäftsführung service abteilung vermieter patient patientin patienten
ich wir sie er es du ihr der die das den dem ein eine bitte danke vielen mit ihr ihre ihren kein keine im am um seit wann wie was warum alles allerseits liebe lieben welt interesse nutzer anwender
montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember ostern weihnachten
monsieur messieurs mesdames mesdemoiselles tous toutes équipe client cliente clients collègue collègues voisins locataire locataires parents amis amies maire président présidente directeur directrice
ministre service services accueil madame mademoiselle docteur maître secrétariat gardien syndic le la les un une je nous vous il elle on ce cette merci bonjour
lundi mardi mercredi jeudi vendredi samedi dimanche janvier février avril mai juin juillet août septembre octobre novembre décembre
señor señora señores señoras equipo cliente clientes vecino vecinos vecina compañeros compañeras amigo amigos amiga todos todas director directora presidente presidenta alcalde
administrador administradora secretaría secretario secretaria usuario usuarios padres alumno profesor profesora doctor doctora gerente el los una yo nosotros usted ustedes gracias atención
lunes martes miércoles jueves viernes sábado domingo enero febrero abril mayo junio julio agosto septiembre octubre noviembre diciembre
signore signora signori signorina cliente clienti collega colleghi amici amico tutti tutte team assistenza servizio direttore direttrice presidente sindaco condomini condomino amministratore
ufficio segreteria il lo gli io noi voi grazie buongiorno dottore dottoressa avvocato professore utente spett redazione mondo
lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
senhor senhora senhores senhoras equipe cliente clientes colega colegas amigos todos todas diretor diretora presidente prefeito síndico síndica condôminos morador moradores vereador
suporte atendimento secretaria o os as um uma eu nós você vocês obrigado obrigada ministro doutor doutora
segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março maio junho julho setembro outubro novembro dezembro
heer heren dame dames klant klanten collega collega's buren bewoner bewoners team allen iedereen ouders leden vrienden medewerker medewerkers burgemeester voorzitter directeur minister dokter
klantenservice servicedesk redactie lezer college raad het een ik wij we u jullie
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei juni juli augustus
państwo państwa panie panowie pan pani klient klienci kliencie zespół zespole koledzy wszyscy wszystkim rodzice sąsiedzi dyrektor dyrektorze dyrektorko prezes prezydent burmistrz minister
redakcja obsługa biuro dział kierownik kierowniku profesor profesorze doktor doktorze w z na do nie to ja my
poniedziałek wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
dámy pánové zákazníku zákaznice zákazníci kolegové kolegyně přátelé sousedé všichni všem rodiče tým řediteli ředitelko předsedo předsedkyně starosto starostko ministře doktore paní pan pane podpora
profesore inženýre redakce v na do ne to já my pondělí úterý středa čtvrtek pátek sobota neděle
alla kunder kund kollegor kollega grannar vänner team föräldrar medlemmar världen herr fru direktör ordförande minister supporten kundtjänst jag vi ni du det den en ett
måndag tisdag onsdag torsdag fredag lördag söndag
господа дамы коллеги коллега друзья клиент клиенты клиентка покупатель покупатели родители жильцы соседи команда все директор президент министр председатель мэр доктор профессор
пользователь пользователи читатель читатели администрация поддержка служба партнёры партнеры я мы вы он она они это в на не с по за
понедельник вторник среда четверг пятница суббота воскресенье
müşteri müşterimiz müşteriler yetkili yetkililer komşular komşu arkadaşlar arkadaşım hocam herkes ekip ekibi destek yönetim yönetici müdür müdürüm başkan başkanım veli veliler
hasta misafir dünya efendim hanımefendi beyefendi ilgili bakan genel site kat bir bu ben biz siz o
pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
windows linux excel outlook office microsoft google apple amazon facebook whatsapp internet wifi vpn api pdf sql java python android iphone chrome firefox adobe oracle sap docker github
pepper martens oetker hauschka scholl muscle proper clean bean who strange beckmann browns bombay
english french german spanish italian portuguese dutch polish czech swedish russian turkish chinese japanese korean european american british
deutsch englisch français espagnol español inglés italiano inglese português inglês polski angielski русский english
`;

/** Before a name these say that a thing is called so. */
export const articles = `
the a an our your this that every each new
ein eine unser unsere neue neuer neues dieses dieser
une notre votre cette nos vos
una nuestra nuestro este esta nuestros
una nostra nostro questo questa
uma nossa nosso
het een onze deze
`;

/** Names that are words: by themselves they name nobody. */
export const wordsThatAreNames = `
will mark rose april may june july august grant bill art frank jack rob sue pat drew chase hope faith joy grace ivy lily daisy violet ruby pearl dawn eve iris hazel olive ginger holly
jasmine heather rosemary basil sage victoria charlotte georgia florence sofia sydney paris chelsea brooke summer autumn sky angel christian dean dick don earl duke guy gene glen grey gray hunter
mason miles norm otto ray rich rod rusty sandy skip sterling stone max robin rowan dale cliff clay ford lance lane reed wade page penny crystal amber jade opal gemma carol bella stella nova
star destiny harmony melody heaven trinity mercy charity patience constance prudence verity felicity clement victor major king prince baron noble rex roman roma milan vienna london dallas austin houston
denver  lincoln madison jackson kent   ireland india asia china america africa carolina virginia dakota savannah phoenix cheyenne aurora alexandria adelaide regina athena diana
apollo jordan israel chad cuba kenya brandy sherry margarita martini candy cookie honey sugar cherry plum berry peach apple  fern clover poppy bud bush forest river rain storm gale
winter bay cove dune ridge cole coal jasper flint rock rocky buck bear wolf fox hawk robyn wren birdie raven dove lamb colt drake buddy ace jet van rover harley bentley royce ferrari
chevy tesla porsche mercedes lexus case josh nick jerry tom ben jerry’s sid al ed les mo bo jo ty vi la le del dee lee long young short small wise bright true early rush cash price sharp
chip tab mac dot net link page tag ram data cookie java ruby perl ada pascal  swift elm eva siri alexa cortana jenkins hudson eden   finn ocean robert's
ernst rosa viola heide linde falk wolf hein sonntag lenz mai kai jana ost west nord sud gut gott frank gerade wille mut leben rose lilie jasmin erika veronika margerite heiner bernd
pierre olive prune marguerite blanche claire aime constant fleur marine france violette jean ange noel parfait desire prosper modeste victoire lorraine capucine clementine anemone
solange celeste ambre perle cerise reine martin michel dominique bastien
mercedes dolores consuelo pilar rosario concepcion luz sol esperanza paz nieves angel jesus guadalupe asuncion socorro blanca alba estrella reyes cruz soledad angustias remedios milagros
amparo caridad carmen leon domingo santos salvador santiago cristo encarnacion marina
gioia grazia luce vera franco bianca serena margherita domenica fiore leone pasqua natale italo salvatore libero bruno  stella marino fiorenza benedetta felice vita assunta sereno
aparecida graca fatima conceicao vitoria gloria salvador nazare dores assis belem
roos bart beer joy bloem lente linde wil guus
roza jagoda kalina malina  jan lato mila
ruzena jarmila slava kveta bozena
bjorn sten stig liv my bo ask alm embla linnea
deniz gunes baris umut yagmur bahar toprak cicek guler sevgi ay can nehir irmak ruzgar yildiz gul savas devrim zafer onur ozgur aslan kaya demir ada ekin duru su ece doga ayaz ufuk ceylan
ipek inci yaprak defne menekse lale nergis nur hayat  emek eylul ekim kasim temmuz nisan mayis ocak pinar derya sahin dogan polat tunc burak sen cem
even come said harm hang long loan lone line lane list like life lime mate mine more name page past path peer peep plan play pure pale rare real rich ride rain ring role rule rune rush sage sale site side soda sole solo some song
star team test time tine tone tore tour true tuna unto vest view visa vita void ward week well were west wife wild wind wine wire wise wood yoga zeit zone zero even male many main march mare mars mask mega mein memo mere mete mile milo mind mini
moor odd open oral oder once need neon nest nice idea inca item just kata kind lace lada lama lata lead lean left lens lien lima link live load loft lord love luna luz ebbe edit ever fare farm fine fern gala gale gang gift goda good hale hand hell hero hind
hint hire hung dace dada deep demi desi diem diesel case cole cora aide alba alma asia aura away bela berg buda bolt ploy pina pino ping pink pisa pola polo poly rama rana rata rate reem rein rena rent rest rica rima rosa sari satu seda sela sena send sept
sina sing siro sita soma sona sota stan stig sule suma taro tai temi tena teri thai tito toll tope topi tove troy tuti ufuk ulla vali vela vesa vida vila vina veit wade wafa wati wies xin day bin ida los angeles lima toledo cordoba granada leon valencia
cairo petra sparta troja genf bern zug calais nancy lourdes verona siena modena ravenna ancona ferrara sahara samara tirana sana malta gaza nazareth bethlehem essen halle hagen minden bremen ulm worms jever emden celle olten binz regina salve cara kara mila basta
hidalgo lorena coral nube brisa marisol reina princesa rubi perla gema margarito azucena hortensia dalia camelia gardenia petunia begonia magnolia acacia azalea genziana ortensia mimosa erica ginestra
вера надежда любовь роман лев роза лилия марина слава мир
`;
