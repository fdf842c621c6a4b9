/** Given names and surnames common where German, Dutch, Danish, Norwegian, Swedish, Finnish and Icelandic are spoken. */

export const germanicGivenNames = `
alfons alfred alois ansgar armin arndt arno arnold artur bastian benedikt benno berthold bodo burkhard carina
carl christoph clemens constantin cornelius detlev dietmar dietrich dominik eberhard eckhard edgar edmund egon ehrenfried
elmar emil erhard erich ernst erwin eugen ewald fabian falk ferdinand frank franz fridolin fritz gebhard georg gero gerd
gernot gottfried gregor gunnar gunter gustav hagen hannes hanno harald harro hartmut hartwig hasso heiner heinrich
henning henry herbert heribert hermann hinrich hubert ingo ivo joachim jochen johann josef julius jurgen justus karlheinz
kaspar kilian klemens knut konrad konstantin korbinian kuno kurt lambert lennard lennart leopold linus lorenz lothar luca
ludger luis lukas lutz magnus malte manuel marcel marius marko marten marvin mathis max meinhard melchior michael milan
mirko moritz niklas nico norbert oskar oswald ottmar pascal patrick raimund ralph raphael rainald reimund reiner richard
robin roland roman ronny rudiger rudolf rupert ruprecht samuel severin siegbert siegfried siegmund silvio simon soeren
steffen theo theodor thilo thomas tillmann tilo tim tino tom udo ulf urs valentin veit viktor vinzenz waldemar walther
wendelin wenzel werner wieland wilfried wilhelm willi willy wolf wolfram xaver yannick yannik
adelheid agnes alexandra alina alma amelie anette angela angelika anika anita anneliese annegret annemarie annette annika
antonia ariane astrid babette barbara beatrix berta bianca brunhilde carla carmen carola caroline charlotte christel
christiane christine clara constanze corinna dagmar daniela diana dorothea doris edda edeltraud edith eleonore elfriede elisa
elisabeth ella ellen elli emilia emma emmi erna esther evelin evelyn felicitas felizitas fiona frauke frida frieda friederike
gabi gerda gerlinde gertraud gertrud gesa gesine gitta gudrun gundula hanna hannah hedwig heidemarie heidrun helene
hella henriette hermine herta hilde ilona imke ina ines inga ingeborg inka insa isabel isabell isabella isolde ivonne
jana janina jasmin jennifer jessica jette josefine judith juliane julianna karla karolin karoline kathi katharina kathrin
kim kira klara lara larissa laura leni lia lilli lilly lina linda lisa liselotte lotta lotte louisa lucia lucy luisa maike
mandy mara mareike margarete margarethe margit margot maria mariana marianne marie marika marion marit marlies mathilde
mechthild mechtild meike melina merle mila mina mirjam miriam nadine nadja natalie nina nora olivia ottilie patricia pauline
pia ramona rebecca regina regine reinhild ricarda rita romy ronja rosa rosalie rosi roswitha ruth sabrina sara sarah saskia
selina senta sibylle sieglinde sigrid silvana simone sina solveig sophia sophie sonnhild stella steffi susann svea svetlana
tabea tamara tatjana thea theresa theresia tilda tina traudl trude ulla ulrika undine uschi uta vanessa vera verena veronika
viktoria viola vivien walburga waltraut wiebke wilhelmine yvonne zita
adriaan aad ad albert alwin anton arend arie arjan arjen bart bastiaan ben bert bjorn bob boudewijn casper chiel coen
coenraad dennis diederik dirk eelco egbert emiel erwin evert ferry floris frans frits geert gerard gerben gert gijs giel
govert guus hans harm harmen harrie henk herman hidde huib hugo huub ivo jaap jacco jacob jasper jelle jelmer jens jesse jim
jochem joep johan joop jorg jorn joris jos jurre jurriaan kees kevin klaas koos lambertus laurens leendert lennart lieuwe luuk
marcel marijn marius martijn mathijs matthijs mees menno michiel niek niels noud olaf onno pascal peer pepijn pim quinten
reinier remco rens rick rik rob robbert roel roelof rogier ronald rutger ruud siebe siem simon sjoerd stan stefan steven
sven teun theo thijmen thijn tijmen tim timo tjeerd ton twan vincent wilco willem wim wouter youri
aafke aaltje afke agaath agnes aleida alida angelique anja anke annelie annelies annet anouk antje ariane astrid
barbara bente berdien bo bregje britt carlijn carolien catharina chantal cornelia daphne debora demi diana dieuwke dionne
dorien eefje elin eline elise ellen els elselien emmy esmee eva evi evy fenna fien fieke fleur floor floortje geertje geertruida gerda
gerdien hanneke hannie hein heleen hendrikje hennie henny hetty hilde ilse ingeborg irene isa jantine janneke jannie jenny
jeltje jetske jildou joke jolanda jolien jorien josien judith karin katja lianne lies liesbeth lieve linda lisanne lonneke loes
lot lotje lotus louise lynn maaike machteld madelief manon margriet marieke mariska marit marjan marjolein marjolijn marleen
marlous martine mayke merel merle mieke miep mieke mirjam monique myrthe nadine nathalie nel nicolien nienke nikki noa noor noortje
paulien petra pien puck renate rianne riet roos roosje rosanne sabine sara sietske sigrid silke simone sofie sonja sterre
suzanne sylvia thea tineke tjitske toos trijntje truus veerle willemijn wilma wies yara yvonne
agneta alf alfred alice allan alvar amanda anette anita annelie ann annika ann-marie arvid bengt bertil birger bo bodil borje
britt-marie britta camilla carina caroline cecilia christer claes conny dag daniel david ebba edvin elias elin elisabet ella ellen
elsa emelie emma erika erland ester eva evelina felicia filip frida gabriella gerd gote gosta gun gunborg gunnar gunvor hakan
hans hanna hedvig henrik hilma hjalmar hugo ida inga inger ingegerd ingemar ingmar ingvar irene isak isabelle ivar jakob jenny
jessica joakim johanna jonatan josefin julia kajsa karolina katarina kerstin kicki klara klas kurt lage leif lena lennart
lilian lillemor linda lisa lisbet lotta louise ludvig malin malva margaretha margit marianne markus marta martin mats matilda
mona monica moa morgan nanny nellie niklas nina nora ola olle oskar ove par patrik pernilla petter pia ragnar ragnhild rebecka
robin roger roland rolf rune ruth sara sigrid sigvard simon sivert sofia sofie solveig sonja staffan stefan stellan stig sture
susanne sven svante sylvia tage thea therese tilda tomas torbjorn tord torsten tove tyra ulf ulrika urban vera viktoria
vilhelm vincent wilma yngve yvonne
aage agnethe aksel allan anne-marie annette asbjorn asger aslak asta benedikte bente berit birthe bo brage brian britt
carsten caspar charlotte christoffer claus ditte dorte dorthe eigil einar eirik elisabeth ellinor elvira ebbe egil eivind
emilie erling esben even finn flemming frode gerda gitte gro grethe gunhild gunn hakon halvor hanne hege heidi helge helle
henriette hilde hjordis holger ida iben idun ingebjorg ingeborg ingvild ivar janne jannik jarle jens jeppe jesper joachim johannes
jon jonathan jorgen josefine jytte kaare karianne karoline karsten kenneth kenth ketil kim kirsti kjell kjersti klaus knud
kristin kristine kristoffer laila lasse laurits lene line lis lisbeth liselotte lotte magne malene maren margrethe mari marit
marte martine merete mikael mogens mona nanna nikolaj nina oddvar oda olav ole ola orjan otto ottar oyvind palle peder per pernille
poul preben ragnhild randi reidar reidun rikke roald roar rolf rune sidsel sigbjorn sigurd silje simen sindre siri siv snorre sofus
stein steinar stine sturla sunniva susanne svend synnove terje thea thomas thorbjorn thorvald tina tine tone tonje tore torill torunn
trine troels trond trude trygve turid ulrik unni vegard vibeke viggo vigdis villads
aada aaro aarne aatu aleksi anja anna-liisa anniina annikki anssi antero antti anu ari arto arttu asko atte auli eero
eeva eija eila eino elina elli emmi erkki esa essi hanna hannele hannu harri heidi heini heli helena henri hilkka iida
iina iiro inka irja irma jaakko jaana jalmari janne jani jari jarkko jarmo jenna jere jesse johanna joni joona jorma
jouko jouni juho jussi kaarina kaija kalevi kalle karoliina katja katri kauko kirsi kyosti lasse laura lauri leena lotta
maarit maija marika marja marjatta marjo marko matias merja mervi miia mika milla minttu mirja miro niina niko olavi olli
oona oskari osmo otso outi paavo pasi paula pauli pentti petra petri pia pirjo pirkko raija raimo rauha reijo reino riitta risto
ritva roope saana saara sakari samu samuli santeri sari satu seija seppo sini sinikka sirkka sirpa soile sointu susanna suvi
taina taisto taneli tarja tarmo teemu teija terhi tero terttu toivo tommi toni topi tuija tuula tuomo tuula tuulia tyyne
unto urho vaino valtteri veera veikko vesa vilho vilma virpi
`;

export const germanicSurnames = `
adler ackermann arnold bach bahr bartels barth baier behrens bender benz beyer binder blum bock bohme borchert brandl
brandt brenner brinkmann buchholz burger burkhardt busse christ conrad decker diehl dietz doring dorn eberhardt ebert eckert ehlers
eichhorn engelhardt ernst esser ewald feldmann fiedler fink fleischer forster freitag frey fricke friedrich fritz funk gebhardt
geiger geisler gerlach giese glaser gotz graf greiner grimm gross grossmann haase hagen hamann hammer hanke hansen harms
hauser heck heil hein heinemann heinze heller henke hennig hensel herbst herman herold herzog hess hesse heuer hildebrandt
hinz hirsch hofer hohn holz hoppe hubner hummel jacob jacobs jahn jakob jansen janssen jost junge kaufmann kern kessler kirchner
kirsch klaus klemm klose knoll kolb konrad kopp korner kramer kranz krebs kreutzer kroger kropp kruse kunz kunze kurz
lauer lechner lenz lindemann linder lorenz lutz maas mack marquardt marx maurer mertens merkel metz metzger michels
michel miller mohr moritz naumann nagel neubauer neuhaus nickel niemann nolte opitz ott otte pape paul petersen pfeffer
pfeiffer philipp pieper pohlmann popp preuss probst raabe rapp rau reich reichert reimann reimer reinhardt reinhold reuter
riedel rieger ritter rohde rudolph ruf sander sauer schade schafer schaller scheffler schenk scherer schiller schilling
schindler schlegel schlosser schlueter schluter schmitz schnell scholl schott schramm schreiner schroter schuler schutz
schwab schwabe schweizer seifert seiler seitz siebert siegel simon singer sonntag springer stadler stahl stark steffen
steffens stephan sternberg steinbach stoll strauss stumpf thiel thiele thomas thoma trapp ulrich unger urban voigt
volk voss wachter walz wegener wegner weigel weigand weigl weinert weis wendt wenzel werner westermann wiegand wiese
wieland wilke wille wimmer winkler wirth witt witte wittmann wolff wulf wunderlich wurst zander zeller zimmer
aebi ammann baumgartner bieri bolliger brunner buhler christen egger egli fankhauser flury frei gasser gerber gisler
graber hanggi hauri hofstetter huber hug hunziker hurlimann imhof iten jaggi kalin kuenzi leuenberger liechti luscher
luthi marti mathys meyer moser nussbaumer oberholzer odermatt portmann probst rohner ruegg rutishauser schar scherrer
schmidlin schnyder schurch schwarz siegenthaler sigrist stalder stauffer stucki studer suter tanner thommen tschudi
vogeli wenger widmer wyss zbinden zeller zumstein zurcher
aichinger auer bachler bauernfeind binder brandstatter brunner ebner ecker eibl eigner fellner fichtinger forstner
gasser haider haidinger hochreiter hofbauer holzer holzinger kainz kogler lackner lindner maierhofer mayr mayrhofer
mitterer moosbrugger neuhold oberhauser ortner pfeifer plank posch prantl rainer reiter riegler scherz schober
schwaiger steindl strasser thaler traxler unterberger wallner weissenbock wieser windisch wurzer zauner
aalbers aarts akkerman albers alberts baars baas bal beek beekman bergsma berkhout beukers beumer bijl blok blokland boer
bogaard boersma bol bolt bonte boom boon boot borst bosch bosman bouma brands broek broekhuizen bronkhorst brugman bruggeman
bruijn buijs burgers corstens cramer dam damen dekkers dehaan denboer derksen dijk dijkman doorn driessen drost duijn dungen eijk
elzinga engels essen faber feenstra franken geerts gerrits gerritsen goossens graaf groen groenen groot haan haas hartog heijden
heijnen hendrikse hermans heuvel hoek hoekstra hofman hofstra hoogendoorn hoeven horst houten huisman hulst jager jansma jonker
jonkers jongen kamp keizer kersten klaassen klein kleijn klomp kloosterman kok koster kooij kool koopman koopmans kramer
kroon kuijpers kuiper kuipers kusters lammers leeuw leeuwen linden loon maas maassen martens meer meulen mol molenaar mulders
nauta nijhuis noordhoek oomen oosterhuis otten ouden peeters pietersen polman poot postma prins ridder riet rietveld
rijn roelofs rooij roos ruiter rutten sanders schaap scheepers schepers schipper schippers scholten schouten schreuder
schuurman sikkema smeets snel spaans stam steen steenbergen stolk terpstra theunissen thijssen timmer timmermans tol tuinman
veen veenstra velde veldhuizen verbeek verboom verburg verhagen verhoef verhoeven vermeer vermeulen verschuren versteeg
vervoort vink visscher vliet vogels vogelaar voort vries vroom wal wiersma wijk willemsen wit witte wolters zanten zijlstra zwart
abrahamsson ahlberg ahlgren alm almqvist andreasson arvidsson axelsson backlund backman berggren berglund bergman bergqvist bergstrom
bjork bjorklund blom blomqvist bostrom carlsson claesson dahl dahlberg dahlgren dahlin dahlstrom danielsson davidsson edlund ek
ekberg eklund ekman ekstrom eliasson engstrom erlandsson fors forsberg forslund fransson fredriksson gunnarsson haglund hagstrom
hallberg hedberg hedlund hedstrom hellstrom henriksson hermansson hogberg holm holmberg holmgren holmqvist holmstrom hellberg
isaksson israelsson jakobsson jansson jensen johannesson johnsson jonasson josefsson karlstrom kjellberg lantz lind lindahl
lindblad lindblom lindell linden linder lindholm lindstedt ljung ljungberg ljunggren lofgren lundgren lundin lundkvist lundqvist
lundstrom magnusson martensson martinsson mattsson moberg mohlin molin nordin nordstrom nilson norberg norden nordgren nordlund
nordqvist norgren nyberg nygren nyman nystrom oberg ohlsson olofsson ostlund ostman palm palmgren paulsson petterson rosen
roos rosenberg rydberg sahlin samuelsson sandstrom sjoberg sjogren sjolund sjostrom skog skoglund soderberg soderlund soderstrom stenberg
stromberg strom sundberg sundin sundqvist sundstrom svahn svard tornqvist viklund wahlberg wallin westerberg westerlund wiberg
wikstrom wikman aberg akerlund akesson angstrom
aas abrahamsen amundsen andreassen antonsen arnesen bakke bakken berge berntsen birkeland bjerke bjornstad bo borge brekke
bruun bryn carlsen christiansen dahle danielsen dahlstrom edvardsen eide ellingsen evensen fjeld fossum fredriksen gulbrandsen gundersen
haugen hagen halvorsen hammer hauge haugland helland henriksen hermansen holmen hovland iversen isaksen jacobsen jakobsen johannessen
jorgensen knudsen knutsen kolstad kristoffersen lie lien lorentzen lund lunde martinsen mathisen mikkelsen moe moen monsen myhre myklebust
nygaard nygard olaussen paulsen ronning rustad ruud saether sandvik simonsen sivertsen skaar solbakken solberg solheim sorensen strand
strom svendsen sunde tangen thorsen torgersen tveit ulvestad vik wang aune
ahlholm aalto aaltonen ahola ahonen anttila eronen hakala halonen hamalainen hanninen harju heikkila heinonen hiltunen hirvonen
holopainen huttunen hyvonen hyvarinen jaaskelainen jalonen jokinen juntunen kallio kangas karjalainen karppinen karvonen
kettunen kinnunen koivisto koivu kokkonen korpela koskela kosonen kukkonen kuusisto laakso laaksonen lahti lahtinen laitinen
lampinen lappalainen lehtinen lehto lehtonen leinonen leppanen lindroos makela manninen martikainen mattila miettinen moilanen
mustonen mykkanen niemela niemi niskanen nurmi oinonen ojala pakkanen partanen pelkonen peltola peltonen pesonen pitkanen
pulkkinen puranen raisanen rantala rantanen rasanen rautiainen rinne ronkainen saarela saarinen salmela salmi salminen salo
salonen savolainen seppala seppanen sihvonen siitonen simola soininen suominen tamminen tanskanen tiainen tikkanen toivonen
tolonen tuominen turunen uusitalo vainio vanhanen vaisanen vartiainen vesterinen virta vuorinen ylonen
`;
