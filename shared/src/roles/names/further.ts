/** Rarer given names and surnames of many countries, in Latin letters, which are hardly anything else. Folded. */
export const furtherGivenNames = `
ffion gwendolen eluned myfanwy iestyn emrys morwenna loveday demelza piran isolde catriona mhairi ailsa torquil murdo alasdair seamus padraig diarmuid fionn oisin cathal tadhg donal fintan
aoibheann sadhbh grainne roisin sinead eimear clodagh muireann dervla trayvon antwan ladonna kaylee
inmaculada purificacion visitacion leocadia asier aitor mikel xabier eneko ibai ainara amaia leire nerea garazi oihane uxue itxaso ferran guillem arnau bernat laia mireia montse aina meritxell uxia brais breixo antia sabela
citlali itzel tonatiuh yesenia yadira maricela griselda marisela yuridia heriberto leobardo everardo adalberto yeison jhon jeison yuliana leidy yurany maryury xiomara yorlenis wilfrido
moacir cauan kaua sueli zilda ivone ivanilda josefa severina raimunda gislaine elisangela cleide cleusa valdemar waldemar adilson ailton edilson gilson jailson welington
nicoletta marinella remo elio nello giampaolo giancarlo gianfranco gianluigi piergiorgio pierangelo mariangela annalisa annamaria mariagrazia rosaria nunzia
loane enora gwendal erwan titouan tugdual rozenn annaig nolwenn soizic victoire ginette josette colette marcelle raymonde gilberte andree fernande alphonse aime casimir
detlev ekkehard eckhard gernot volkmar wieland edeltraud hiltrud ortrud sigrun heinrike adelheid kunigunde walburga notburga kreszenz vinzenz ignaz wendelin benedikt eike onno fokko enno okko
sietske wietske douwe wiebe hielke rinske grietje trijntje jantje geertje teun floris boudewijn reinier maurits constantijn pieternella geertruida huib sjaak twan noortje evi lieve fien stef wout lennert senne
gunborg ingegerd majken tindra tyra vilma vilgot sigge elof torvald ragnvald ragnar ragnhild borghild torhild gudmund halvard oddvar oddbjorn asbjorn ingvild synne sunniva eirik oystein vegard havard trygve turid bodil birthe inge-lise grethe preben flemming ejvind svend vagn
aatos eetu onni eino toivo urho tauno paavo raimo reijo kalevi ensio inkeri irmeli orvokki sisko tellervo eeva-liisa ritva sirkka marjatta helvi aune venla siiri lumi kerttu
daiva egle jurate ausra ieva vaiva zivile migle urte austeja kotryna gabija ugne rokas mantas lukrecijus zilvinas kestutis vytautas gediminas algirdas mindaugas rimantas arturas andris juris ilze inese ligita liga baiba aija edgars raivis uldis aivars guntis valdis kaspars toomas priit kalev siim kertu liis triin kadri piret maarja
kvetoslava bohumila vratislav bretislav libuse blazena anezka matej lubos vladan ctibor horymir slavomira stanislava vlasta milada
boguslawa czeslaw czeslawa bronislaw bronislawa wladyslaw wladyslawa waclaw kazimiera bogumil zenon gracjan genowefa felicja lucyna leokadia pelagia apolonia bogna
oleksandra olha nadiia lyudmyla svitlana tetiana nataliia yuliia zoriana solomiia vasyl mykola mykhailo oleksandr oleksii dmytro serhii volodymyr yaroslav bohdan ostap taras petro ihor oleh yurii andrii vitalii hryhorii
georgios dimitrios konstantinos ioannis nikolaos panagiotis vasileios athanasios evangelos spyridon theodoros apostolos stavros charalampos anastasios aikaterini vasiliki konstantina paraskevi despoina kyriaki foteini chrysoula stavroula
zsuzsanna erzsebet katalin aniko eszter reka boglarka emese krisztina ildiko gyorgy gyula miklos imre arpad geza kalman lajos szabolcs zsolt csaba levente botond gergo
hayk aram tigran ashot gevorg armen artak narek anahit lusine gayane siranush shushan levan zurab ketevan lasha irakli vakhtang
shirin golshan farrokh rostam khosrow anoush behnaz roshanak mehrangiz shokoufeh touraj manuchehr esfandiar keyvan kaveh siavash pouya pouria
gurpreet sukhdeep jaspreet kuldeep amandeep lakhwinder baljinder kulwinder navjot prabhjot rajwinder ramandeep satnam sukhwinder murugan senthil prabhakaran selvam tamilselvi kavitha revathi saravanan sivakumar arumugam palani muthu lakshmanan thangaraj vasanthi chellamma parvathy sreedevi unnikrishnan sreekumar biju shaji umesh ganesh lokesh rakesh nimesh alpesh kalpesh paresh jayesh hitesh mitesh bhavna hetal jigna nisha rupal sejal tejal urvi arundhati sharmila debjani sutapa moumita sanchita subrata partha debabrata sourav saikat arijit indranil abhisek sumon ananya vihaan reyansh advik anvi diya saanvi aadhya
kumari kusal mahela lasith chamari dilshan nuwan tharanga sanath thilini dilhani sampath priyantha chaminda gayan ruwan upul asela shehan kasun
shahida rokeya nasreen shirin rumana tahmina mizanur mahbubur habibur ziaur mostafizur anisur rezaul shamsul nurul abdur matiur lutfar
aniekan udeme itoro ubong nsikak uwem imaobong chizoba chinelo chinyere nnamdi kosisochukwu kamsiyochukwu munachimso olumide olamide oluwatobi oluwakemi adebisi adesola adenike folake funke gboyega kunle jide wole yinka yewande mobolaji morounkeji omowunmi titilope aliyu garba sani bashir mustapha nuhu danladi ladidi asabe rakiya maimuna zulai sadiya binta hajara fatsuma kwadwo kojo yaw akosua adwoa abena akua afia adjoa nyarko akwasi opoku tariro tatenda tafadzwa tinashe farai rutendo rudo tapiwa kudzai nyasha shamiso ruvimbo thembelihle nokuthula nomsa nonhlanhla themba bongani mandla lungile zanele lindiwe busisiwe ayanda nosipho lerato kagiso tshepo mpho palesa boitumelo refilwe karabo katlego onalerata wanjiku njeri waithira kamau mwangi kipchumba cherono jepkosgei chebet kiprotich otieno achieng akinyi adhiambo nyaboke moraa nafula wekesa mwanaisha hamisi rajabu neema upendo zawadi furaha mukamana uwimana niyonsaba hakizimana habimana nshimiyimana uwase ingabire tesfaye kebede abebe bekele almaz tigist hiwot selamawit mulugeta getachew girma desta meseret birtukan yohannes mekonnen berhane kidane
ousmane ibrahima oumar cheikh modou pape ndeye oumou djeneba kadidia aminata assetou binetou
emine merve busra kubra esra ozlem
batbayar enkhbayar munkhbat tsetseg ganbold erdene altantsetseg somchai somsak suda malee pranee wipa narong anan chaiwat supachai kanokwan pimchanok natthaporn thanawat khamphone bounmy somphone sokha sophea sopheap channary vanna bopha rithy kosal myint thiri thandar nyein zaw thura kyaw htet
min-jun seo-yeon ji-woo ji-hoon min-ji soo-jin eun-ji young-hee jae-hyun sung-min dong-hyun hye-jin yu-jin ji-eun hyun-jung kyung-soo sang-hoon joon-ho tae-hyung
yuto riku takumi kaito hayato daiki shota naoki tsubasa ryota kazuki hiroshi takashi kenji akira satoshi takeshi hiroyuki masahiro yoshihiro kazuhiro tomohiro sakura yui hina nanami haruka ayaka yuka ayumi keiko yoko noriko michiko kazuko sachiko yumiko naoko kumiko mayumi tomoko akiko yoshiko junko chieko
xiaoli jianguo jianjun zhiqiang guiying yufen shulan guilan haiyan chunmei hongmei xiaohong jingjing tingting yingying yanyan junjie haoran zihan yuxuan ziyi yichen mengyao jiahao
kalani leilani malia noelani kaimana kekoa ikaika makana nohea tevita sione salote sefo tavita ioane wiremu rangi anahera mereana fetu sitiveni ratu epeli mosese ilisapeci
yitzhak shlomo avraham yaakov menachem mordechai chaim dovid shmuel tzvi yehuda binyamin eliyahu rivka chana noa shira avigail hadassah tzipora
`;

export const furtherSurnames = `
penrose trevithick trevelyan polkinghorne nancarrow probert gwynne protheroe cadwallader heseltine satterthwaite braithwaite hebblethwaite murgatroyd sidebottom shufflebottom winterbottom holroyd boothroyd fazackerley clutterbuck fotheringham bickerstaff hattersley tattersall eckersley hindley bardsley ardern
mackintosh macpherson macaulay macrae macphail macalister urquhart galbraith auchterlonie orourke osullivan odonnell odwyer ohagan oflaherty omalley odriscoll mcgrath mcgowan mcnamara mcmahon mcevoy mcinerney mcnulty mccafferty geraghty gilhooly hennessy kavanagh heffernan gallacher rafferty
boudreaux guidry arceneaux broussard fontenot trahan comeaux melancon theriot stuyvesant ledbetter culpepper longstreet
voigtlander hinrichs claussen detlefsen lorenzen feddersen brodersen ketelsen momsen thiessen eilers gerdes heeren onken tjarks ubben wessels dirksen ruhl wiesner schmidbauer hintermeier wimmer hofstetter aigner pichler leitner fuchsberger brandstetter kaltenbrunner hinterseer unterberger oberhuber
bloemen sikkema bakema jongsma wouda feenstra wierda hamstra haitsma reitsma tamminga huizinga zuidema jansma nieuwenhuis brinkhuis veldhuis noordhuis hoogland vervoort verstappen verschuren vandenbroucke vandewalle vandevelde vandamme declercq decoster degroote dewitte desmet goossens wouters michiels maes aerts
sjostrom hallberg ohlsson halvorsen gundersen kristoffersen gulbrandsen amundsen ellingsen tollefsen solheim haugland bakken berntsen jorgensen kjaer norgaard ostergaard sondergaard bjerregaard kristiansen frandsen thorsen
galimberti sironi colnaghi desantis barbieri montanari zanetti favaretto mantovani cavallaro puglisi cannavaro marchetti fabbri martinelli bernardi palumbo piras melis
cavalcanti bittencourt quadros goulart penteado quintanilha saldanha lencastre sottomayor arruda botelho
legoff lebras kervella guillou riou cadiou floch prigent abgrall lebrun ledoux legendre malherbe peltier rabier raimbault rousselle sauvageot tellier thevenin thiebaut villard vuillemin bonnefoy bourgoin cazenave chabert coulomb delorme ducasse escoffier faucher gasnier
vankova kucerova novakova svobodova prochazkova horakova nemcova kralova
mamani condori choque huanca ccopa huaman yupanqui tupac catari colque callisaya limachi poma ticona achacollo
vardanyan hovsepyan sahakyan manukyan arakelyan movsisyan rakhimov karimov nazarov ismailov tursunov saidov umarov phommachanh sisavath vongsa souvannavong phonsavanh
petrauskiene jankauskiene ozolins berzins kalnins liepins jansone
uzodimma nnadi eke ekwueme onwuka agbaje akinwale ogunyemi adegbite sanusi dikko dangote bawa gowon yaradua essien etim bassey inyang ekong umoh udofia ekpo boateng owusu agyemang amponsah asiedu darko gyasi adjei quansah appiah nkrumah kufuor chigumbura moyo sibanda ncube mpofu nkosi mahlangu buthelezi gumede zungu motaung letsie phiri tembo chirwa mwale nyirenda kapwepwe mwanza mulenga achieng otieno ochieng odhiambo kiptoo chepkemoi rotich ruto mutai njuguna waweru gathoni kimathi kenyatta mugo muriuki tesfaye alemu tadesse woldemariam haileselassie habtemariam ghebreyesus
vanrensburg niekerk vanniekerk heerden merwe vandermerwe plessis duplessis toit dutoit preez dupreez venter coetzee labuschagne oosthuizen vermaak swanepoel erasmus joubert terblanche vosloo
krishnaswamy ramasubramanian thiruvengadam ponnusamy palaniappan chidambaram muthuswamy chatterjee bhattacharyya sandhu bhullar chahal cheema grewal sekhon nambudiri warrier shenoy bhandarkar joglekar ranade karve phadke gaikwad shinde bhosale thorat
dissanayake bandara rajapaksa wickremesinghe jayasuriya jayawardene sangakkara senanayake ratnayake herath weerasinghe samaraweera
fonoti taumalolo leota tamatea parata ropata paewai kahukura halaapiapi vunipola faletau
takahashi tanaka nakamura kobayashi yoshida sasaki matsumoto kimura hayashi hashimoto hasegawa kondo sakamoto endo aoki fujii nishimura fujiwara matsuda nakajima harada takeuchi kaneko ishida ueda morita shibata sakai yokoyama miyamoto uchida takagi taniguchi maruyama imai sugiyama masuda hirano otsuka matsui iwasaki sakurai kinoshita noguchi matsuo sano
zeng jiang xue qiu meng qin qiao
papadopoulos karamanlis mitsotakis tsipras venizelos kazantzakis xenakis theodorakis
`;

/** Surnames of Japan beside the common ones. */
export const rarerJapaneseSurnames = `
一ノ瀬 五百旗頭 長宗我部 武者小路 伊集院 大河内 小早川 竹之内 竹ノ内 木ノ下 井ノ上 三ツ木 日下部 日野原 鬼頭 鬼塚 神宮寺 久我 九条 近衛 鷹司 二階堂 仁科 能登 羽田 羽生 花岡 花村 花井 原島 東野 東山 土方 平賀 福士 藤枝 藤岡 藤崎 古賀 北条 堀越 真鍋 牧田 松倉 松崎 松葉 松岡
的場 丸 丸尾 三井 三島 三谷 三田 三橋 緑川 宮部 宮地 武蔵 村岡 村木 目黒 毛利 門脇 矢田 矢部 山木 山名 山辺 吉澤 吉武 若松 若山 渡瀬 赤坂 赤木 浅井 芦田 麻生 阿川 新垣 有田 有村 粟田 安斎 飯野 石岡 石倉 石崎 石島 石渡 市原 糸井 犬飼 今野 岩永 上杉 植松 臼井 海老原 大滝
大和田 小熊 押尾 小澤 小田切 折原 加賀 柿沼 影山 風間 梶 勝田 金沢 金丸 釜田 川合 川瀬 川原 川辺 神崎 木内 菊田 岸田 北山 草野 葛西 国分 熊田 倉持 小平 駒井 小室 小柴 近江 西郷 斎木 酒巻 佐川 桜木 笹原 里見 真田 塩谷 島津 清野 白川 杉原 鈴村 瀬川 関川 仙波 千田 高瀬 高梨 高村 滝川 滝口 武内 立花 辰巳 田端 田渕 玉井 玉木 千野 辻本 堤 角田 寺尾 寺岡 戸塚 鳥居 中里 中谷 永山 成瀬 西脇 野上 野島 仲宗根 玉城 島袋 上地 知念 与那嶺 具志堅 平良 座間味
`;

export const furtherSignGivenNames = `
龍之介 湊 暖 絢斗 芽依 澪 結愛 美月 真優 千春 詩織 早苗 朋美 知美 直子 敬子 和枝 静江 文江 春江 幸恵 久恵 孝子 弘子 博子 富子 澄子 信子 正子 トシ子 義男 正男 和男 幸男 進 稔 博之 弘之 秀明 達郎 翔一 健二 健司 誠司 康弘 祐樹 勇気 優太 拓真 隼人 航平 航太 亮平 圭介 恵介 俊介 真司 研二 憲一 政義
`;
