/**
 * Very common given names and surnames of many countries, in lower case and without accents. Those that are mostly places,
 * months, colours, trades or other words (Georgia, June, Brown, Baker) are left out: they would prove too little.
 */

export const commonGivenNames = `
james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony donald steven
paul andrew joshua kenneth kevin brian edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen
larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron jose
adam nathan henry douglas zachary peter kyle walter ethan jeremy harold keith roger terry sean gerald arthur lawrence
jesse dylan bryan joe billy bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell
elijah louis bobby philip johnny bradley noah liam mason lucas oliver leo owen caleb isaac luke connor evan gavin
aiden elias theodore ezra hudson dominic xavier ian cole marcus derek trevor travis corey shane brett
glenn craig joel neil stuart graham nigel clive trevor alistair callum hamish angus rory declan niall ciaran eoin finn
harry george charlie alfie archie freddie oscar toby lewis rhys dylan gareth huw owain ewan fraser duncan gordon malcolm
norman leonard stanley frederick ernest herbert clarence earl melvin leroy floyd clyde marvin darrell lonnie ted tim tom
ben sam dan matt mike steve jim bob dave jeff greg tony nick alex max fred eddie jimmy tommy ricky mitchell seth
damien avery tyson aurelio kareem clayton curtis dwayne elliot emmett felix garrett grant harvey jared jay kurt lance
leon lionel marshall maurice morgan nelson otis perry preston quentin reginald rex rodney roland ross rudy rufus shaun
mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley
kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen
angela shirley emma brenda pamela nicole anna samantha katherine christine debra rachel carolyn janet maria catherine
heather diane olivia julie joyce victoria ruth kelly lauren christina joan evelyn judith andrea hannah megan cheryl
jacqueline martha teresa gloria sara janice ann kathryn abigail sophia frances jean alice judy isabella julia
denise beverly danielle marilyn theresa diana brittany natalie grace doris kayla alexis lori marie
ava mia charlotte amelia harper ella scarlett chloe zoe lily aria layla nora ellie aurora lucy claire
bella skylar stella naomi eva leah eleanor maya elena lydia caroline sadie hailey quinn piper isla freya poppy
evie imogen matilda phoebe daisy rosie millie jessie molly katie kate jane helen tracy tina wendy 
sheila lorraine maureen eileen joanne gillian hilary fiona kirsty siobhan aoife niamh saoirse ciara sinead bridget
nell agnes edith ethel gertrude gladys hilda irene ida josephine lillian loretta lois lucille mabel marjorie
maxine mildred muriel myrtle norma pauline phyllis rita roberta rosemary sally sheryl sylvia tammy thelma vera vivian
wilma yvonne yvette alexa kaye regine jenelle lindsey margareta kanisha lesa berniece arden towanda mallie nguyet
jessenia collette dorine dee whitney courtney shelby sierra cassandra erica erin jill kristen kristin leslie lindsay
lynn marcia meredith monica paige robin tara valerie vanessa veronica bonnie annie peggy becky kathy cindy debbie jenny
hans peter wolfgang klaus jurgen dieter manfred uwe gunter horst bernd werner heinz gerhard helmut stefan stephan
andreas matthias thorsten torsten jorg rolf ralf frank rainer reinhard dirk sven jan lars tobias florian sebastian jens
markus marco christian philipp felix maximilian leon lukas jonas finn noah elias paul niklas moritz johannes jakob
friedrich wilhelm otto karl ludwig ulrich volker holger heiko detlef joachim karsten carsten olaf kai timo nils malte
ursula renate helga monika sabine petra ingrid gisela brigitte karin christa gabriele heike susanne birgit martina
andrea claudia anja silke katrin kerstin ute nicole stefanie katja sonja tanja melanie sandra julia lena lea leonie
anke antje bettina beate cornelia elke erika eva franziska greta hannelore heidi hildegard ilse inge irmgard jutta
johanna katharina lieselotte luise magdalena marlene mathilda mia nele paula rosemarie silvia svenja ulrike waltraud
jean pierre michel andre philippe rene louis alain jacques bernard marcel daniel roger robert claude christian henri
francois nicolas laurent thierry patrick olivier pascal frederic david sebastien julien christophe guillaume antoine
mathieu maxime alexandre thomas lucas hugo jules arthur raphael gabriel leo nathan enzo theo clement baptiste quentin
benoit fabien fabrice gilles guy herve jerome joel lionel luc marc mathis remi romain stephane sylvain tristan valentin
vincent yann yves xavier etienne emile gustave gaston didier denis cedric damien emmanuel eric
marie jeanne francoise monique catherine nathalie isabelle jacqueline sylvie martine nicole valerie sandrine
veronique celine aurelie julie camille lea manon chloe emma ines louise alice lina anna juliette zoe
sophie stephanie virginie brigitte chantal christelle christine claire corinne delphine dominique elisabeth elodie
emilie genevieve helene josiane laetitia laure lucie madeleine margaux mathilde melanie michele mireille
morgane noemie oceane odile patricia pauline simone solange suzanne therese yvette agathe amelie anais clara
jose antonio manuel francisco david juan javier daniel carlos jesus alejandro miguel rafael pablo pedro angel sergio
fernando luis jorge alberto alvaro adrian diego raul ivan ruben enrique ramon vicente andres victor joaquin santiago
eduardo roberto jaime ignacio alfonso ricardo marcos gonzalo salvador mateo martin emiliano leonardo gerardo
arturo hector oscar julio cesar guillermo gustavo armando ernesto felipe rodrigo esteban emilio gilberto hugo
ismael lorenzo mauricio nicolas octavio ramiro rodolfo rogelio ruben samuel tomas ulises
maria carmen josefa isabel dolores pilar teresa ana francisca laura antonia mercedes cristina marta lucia concepcion
rosario paula elena manuela raquel juana beatriz rosa patricia silvia encarnacion rocio montserrat yolanda
alicia susana guadalupe margarita veronica leticia gabriela adriana alejandra daniela fernanda sofia valentina ximena
camila valeria regina renata mariana andrea claudia gloria graciela irma josefina leticia lorena luz maribel marisol
martha mireya norma olga rebeca rosalia sonia esperanza consuelo catalina carolina belen ainhoa itziar nuria
mario luigi giuseppe giovanni antonio francesco angelo vincenzo pietro salvatore carlo franco domenico bruno paolo
michele giorgio aldo sergio luciano andrea marco alessandro lorenzo matteo davide simone federico riccardo gabriele
leonardo tommaso edoardo stefano roberto massimo fabio claudio gianluca enrico emanuele filippo giacomo nicola umberto
anna giuseppina rosa angela giovanna lucia carmela caterina francesca rita antonietta elena chiara giulia
sofia aurora martina alessia elisa federica ilaria silvia valentina paola laura simona monica barbara roberta daniela
cristina giorgia beatrice alice bianca camilla ludovica matilde vittoria eleonora serena raffaella patrizia ornella
joao jose paulo carlos luis pedro marcelo rafael bruno eduardo felipe gustavo thiago tiago leandro rodrigo diogo nuno
rui vasco goncalo henrique caio vinicius matheus guilherme fabricio anderson wellington
maria ana francisca antonia adriana juliana marcia fernanda patricia aline sandra camila amanda bruna jessica leticia
julia luciana vanessa mariana vera ines joana margarida beatriz leonor matilde rita catarina larissa rafaela tatiana
jan piet johannes hendrik cornelis willem gerrit pieter daan sem bram thijs sander bas jeroen joost koen maarten ruben
stijn wouter anneke femke sanne lotte lieke marloes saskia esther ingeborg marijke annelies maaike fleur tess
lars erik anders johan per karl nils mikael olof peter henrik magnus fredrik mattias jonas oskar viktor axel emil gustav
hugo elias ole kare kjell odd arne knut svein bjorn tor geir leif morten kristian soren jens mads niels rasmus
mikkel jorgen torben kasper frederik anna eva birgitta elisabeth kristina margareta karin marie linnea astrid ingrid
kari anne inger solveig liv berit gunilla kerstin ulla helena elin maja alva freja signe mette kirsten hanne lone
tuomas juha matti mikko antti jukka timo kari pekka heikki ilkka markku ville juhani tapio tiina paivi anneli kaisa
aino helmi sanna minna riikka johanna
piotr krzysztof andrzej tomasz jan pawel michal marcin stanislaw jakub adam marek lukasz grzegorz mateusz wojciech
mariusz dariusz zbigniew jerzy maciej rafal robert kamil jacek bartosz szymon anna katarzyna malgorzata agnieszka
barbara ewa krystyna elzbieta magdalena joanna zofia monika aleksandra danuta teresa jadwiga dorota halina grazyna
beata iwona jolanta justyna karolina urszula zuzanna
jiri josef pavel petr jaroslav martin tomas miroslav frantisek zdenek vaclav michal karel milan lukas ondrej jana
hana lenka katerina vera ludmila zdenka jitka istvan laszlo jozsef zoltan ferenc sandor attila gabor balazs tibor
ilona zsuzsanna erzsebet katalin ion gheorghe vasile mihai andrei alexandru florin ioana elena mihaela
aleksandr alexei aleksei sergei sergey dmitri dmitry andrei andrey vladimir ivan mikhail nikolai nikolay pavel yuri
oleg igor viktor maxim maksim evgeny anatoly boris konstantin roman ruslan vadim denis artem kirill stanislav
elena olga natalia natalya tatiana irina svetlana anna anastasia ekaterina maria yulia marina ludmila galina nadezhda
vera larisa ksenia daria polina oksana valentina tamara nina zoya oleksandr volodymyr mykola vasyl petro taras
yaroslav bohdan oleksii dmytro iryna nataliya mariya halyna kateryna hanna
giorgos yannis kostas dimitris nikos panagiotis vasilis christos eleni katerina vasiliki sofia dimitra ioanna
mohammed muhammad mohamed mohammad ahmed ahmad ali hassan hasan hussein hussain omar umar ibrahim khalid khaled youssef
yusuf mustafa mahmoud abdullah abdul abdulrahman abdelrahman karim tarek tariq samir nasser rashid saeed salim sami
bilal hamza zaid faisal fahad sultan walid ziad imran usman osman amin anwar fatima aisha ayesha khadija maryam mariam
zainab zahra amina layla leila noor nour huda salma yasmin yasmine hanan rania samira nadia farah hala lina dina
salima rana reem sana sumaya ramsha mehmet mustafa ahmet huseyin ismail murat emre burak kemal orhan serkan ayse fatma
emine hatice zeynep elif merve busra ozlem esra reza hossein mehdi amir mahdi parisa shirin nasrin maryam
rahul amit rajesh sanjay vijay suresh ramesh mahesh anil sunil ajay ravi rakesh deepak manoj arun ashok vinod pradeep
sandeep rohit arjun aditya vikram karan nikhil varun akash harish ganesh krishna mohan prakash raj rajiv ranjit satish
kishor kishore gaurav vivek vishal yash rohan ishaan aarav vihaan priya pooja neha anita sunita kavita rekha
meena lakshmi deepa divya anjali shreya sneha swati nisha ritu asha usha geeta gita radha sita seema shanti jyoti
kiran lata maya nandini padma parvati preeti rani sangeeta sarita savita shalini sharmila sudha sushma vandana ananya
harpreet gurpreet manpreet jaspreet amrit nirmala bhavna
wei fang min jing yan ying jie xin lei tao qiang bin yong jun ping gang hui hong xiaoming xiuying guiying jianhua
mingming haoran zihan yuxuan yichen ziyi xinyi meiling wenjie
hiroshi takashi kenji satoshi akira makoto yuki haruto sota yuto daiki kenta shota takumi ryota kazuki naoki masato
tetsuya kazuo ichiro jiro taro shigeru yoko keiko kazuko akiko tomoko yumiko kumiko mayumi naomi haruka sakura yui aoi
hina mei ayaka misaki nanami rina miho emi kaori megumi junko noriko yoshiko hiroko sachiko takeshi
minjun seojun jihoon jiho minho junho sungho youngsoo jiyoung minji soyeon jimin yuna seoyeon eunji hyejin sunhee
minh anh linh hung dung thanh tuan hoa huong lan mai nga phuong thao trang tuyet duc hieu khanh quang trung
somchai somsak nattapong siriporn malee agus budi siti dewi putri sri wahyu rizky nur aisyah rina eko joko andi hendra
wayan ketut nguyen jun jose mark michelle grace angelica rowena
chukwu emeka ngozi chinedu ifeoma oluwaseun adebayo folake tunde kwame kofi kwabena ama akosua abena wanjiru kamau
njeri otieno achieng thabo sipho nomsa lindiwe themba zanele mandla bongani tendai fatou mamadou moussa ousmane aminata
ibrahima abdoulaye mariama cheikh abebe tesfaye selam haile
yosef moshe avraham yaakov yitzhak shlomo noam itai tamar shira michal yael rivka chana dvora avi eitan
`;

export const commonSurnames = `
smith johnson williams jones davis garcia rodriguez miller martinez hernandez lopez gonzalez wilson anderson thomas
taylor moore martin lee perez thompson harris sanchez clark ramirez robinson walker allen wright
torres nguyen flores adams nelson hall rivera campbell mitchell roberts gomez phillips evans diaz edwards collins
reyes stewart morris morales murphy rogers gutierrez ortiz morgan peterson bailey reed kelly howard
ramos kim cox richardson watson brooks chavez bennett mendoza ruiz hughes alvarez castillo sanders patel
myers ross foster jimenez powell jenkins russell sullivan fisher henderson simmons patterson
reynolds hamilton graham gonzales cole cruz wallace hayes bryant
herrera gibson ellis tran medina aguilar stevens murray castro marshall owens harrison fernandez mcdonald woods
kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter gordon mendez
silva shaw snyder mason dixon munoz hunt hicks holmes palmer wagner robertson boyd salazar fox
mcgregor oconnor obrien oneill doyle byrne gallagher quinn walsh ryan davies griffiths lloyd pritchard macdonald
mackenzie mckenzie mclean buchanan cameron sinclair fraser ferguson fitzgerald
muller mueller schmidt schneider fischer weber meyer wagner becker schulz schultz hoffmann schafer koch bauer richter
klein wolf schroder schroeder neumann schwarz zimmermann braun kruger krueger hofmann hartmann lange schmitt werner
schmitz krause meier lehmann schmid schulze maier kohler herrmann konig walter mayer huber kaiser fuchs peters lang
scholz moller weiss jung hahn schubert vogel friedrich keller gunther frank berger winkler roth beck lorenz baumann
franke albrecht schuster simon ludwig bohm kraus martin schumacher kramer vogt stein jager otto sommer gross
seidel heinrich brandt haas schreiber graf dietrich ziegler kuhn kuhne pohl engel horn busch bergmann
gruber pichler steiner moser hofer leitner berger eder fuchs egger
bernard dubois petit durand leroy moreau laurent lefebvre michel bertrand roux fournier morel girard andre mercier
dupont lambert bonnet francois legrand garnier faure rousseau guerin muller henry roussel nicolas perrin morin
mathieu clement gauthier dumont fontaine chevalier robin masson noel dufour blanchard brunet giraud
riviere arnaud leclerc leclercq barbier marchand lemaire renard picard roger schmitt colin vidal joly gaillard
tremblay gagnon cote bouchard gauthier fortin lavoie pelletier belanger levesque bergeron
romero navarro torres dominguez vazquez serrano blanco molina delgado suarez ortega rubio marin sanz nunez iglesias
garrido calvo cortes lozano guerrero cano prieto mendez gallego herrero cabrera leon marquez peña pena soto vega
fuentes carrasco caballero nieto reyes aguirre pascual santana herrera montero lorenzo hidalgo gimenez ibanez duran
acosta rojas contreras guzman luna juarez avila espinoza figueroa valdez sandoval cervantes velazquez
rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti costa giordano
mancini rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile
martinelli vitale serra coppola parisi villa ferraro fabbri bianco monti
santos oliveira souza rodrigues ferreira alves pereira lima gomes ribeiro carvalho almeida lopes soares fernandes
vieira barbosa rocha dias nascimento moreira nunes marques mendes freitas cardoso teixeira sousa pinto martins
jong jansen devries vandenberg bakker janssen visser smit meijer mulder bos vos peters hendriks dekker brouwer dewit
dijkstra smits vandijk peeters maes jacobs willems claes goossens wouters desmet
andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson
hansson bengtsson lindberg lindstrom lindqvist lindgren berg lundberg sandberg hansen johansen olsen larsen andersen
pedersen nilsen kristiansen jensen karlsen johnsen pettersen eriksen nielsen christensen sorensen rasmussen jorgensen
petersen madsen kristensen virtanen korhonen makinen nieminen hamalainen laine heikkinen koskinen jarvinen
nowak kowalski kowalska wisniewski wisniewska wojcik kowalczyk kaminski kaminska lewandowski lewandowska zielinski
szymanski wozniak dabrowski kozlowski jankowski mazur kwiatkowski krawczyk piotrowski grabowski nowakowski pawlowski
novak svoboda novotny dvorak cerny prochazka kucera vesely horak nemec novakova nagy kovacs toth szabo horvath varga
kiss molnar nemeth farkas popescu ionescu popa radu dumitru stan
ivanov smirnov kuznetsov popov vasiliev vasilyev petrov sokolov mikhailov novikov fedorov morozov volkov alekseev
lebedev semenov egorov pavlov kozlov stepanov nikolaev orlov andreev makarov ivanova smirnova kuznetsova popova petrova
melnyk shevchenko kovalenko bondarenko tkachenko kravchenko oliynyk kovalchuk papadopoulos georgiou dimitriou
singh kumar sharma gupta verma shah mehta reddy rao nair iyer khan das ghosh banerjee mukherjee chatterjee joshi mishra
pandey yadav chauhan kaur gill jain agarwal desai menon pillai malhotra kapoor chopra bose sinha tiwari
ahmed hussain rahman islam begum akhtar malik iqbal chowdhury hassan abbas qureshi siddiqui sheikh mirza
wang li zhang liu yang huang zhao wu zhou xu sun zhu gao lin luo zheng liang xie song tang feng deng cao peng zeng xiao
tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren yao shen chan wong cheung lam ho ng leung chow tsang
sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi saito
matsumoto inoue kimura hayashi shimizu yamazaki mori abe ikeda hashimoto ishikawa ogawa ishii hasegawa goto okada
kondo fujita endo aoki sakamoto murakami ota fukuda nishimura fujii miura okamoto matsuda
park choi jeong jung kang cho yoon jang lim han shin seo kwon hwang ahn pham hoang phan vu vo dang bui ngo duong
tran le okafor okonkwo adeyemi mensah boateng owusu diallo traore ndiaye diop mwangi ochieng dlamini nkosi moyo cohen
levy mizrahi peretz friedman katz goldberg yilmaz kaya demir celik sahin yildiz ozturk aydin
`;
