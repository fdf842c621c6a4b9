/** Given names and surnames common in English-speaking countries (the rest of the US Census lists, which are nobody's property). */

export const englishGivenNames = `
carl edwin jon jeffery dustin nathaniel phillip shawn todd danny cody calvin clifford ronnie isaiah jeremiah alvin edgar
vernon devin jayden chris derrick brent herman gilbert elmer glen milton duane julian randall wesley chester lester barry
troy don jeanette minnie bertha cora nellie carrie maude bessie jennie hattie mattie ada lillie lula edna maggie
fannie dora mamie ellen effie sallie nettie della lizzie susie maud etta harriet elsie mollie alma addie eliza lulu nannie
lottie viola henrietta estella beulah callie delia iva louisa mayme estelle marion bettie luella inez lela allie 
winifred celia birdie harriett mable myra tillie essie bertie lora rena rhoda abbie eunice lenora adelaide lucinda minerva
bernice cordelia marian adeline marguerite cecelia rosetta verna cecilia elva ophelia adele polly lucile rosalie 
aidan alasdair alec ally alyssa amos andre angelina angelo annabel annabelle antonia antonio ariana ariel arlene audrey
barney barnaby becca bethany blair brad brandi brandy brenna bret brianna brittney brooke bryce byron caitlin cameron
camille candice carla carmen carole carrie carter casey cassie cecil celeste chase christa christian
christie christy clare clarissa claudia clay clint colleen connie conor constance corinne cory courtney craig darlene
darren darryl daryl dean deirdre delores desiree devon dianne dolores dominique donovan doreen doug drew dwight eden edmund
eileen elaine elise eliza elsa elton emerson ernie estelle esther ethan eve evelyn faye felicia felicity 
fergus gail gavin gemma genevieve geoffrey georgina geraldine gerard gilbert gina gladys glenda gwen
gwendolyn hank hattie hayden hector henrietta hubert imani ingrid ira isabel jackie jaclyn jaime
jamal jamie janelle janette janine jared jarrod jasmine jayne jeanne jeannie jed jenna jeremiah jermaine jerome jillian jo
joanna joann jocelyn jodi jodie jody johnathan jolene josh josie judah judd julian juliana juliet julius justine kaitlyn
kara karla kaitlin kasey kathy katy kay keira keisha kelley kelli kelsey kendall kendra kendrick kenny kerry kieran kim
kirk kristi kristina kristine kristy kyla kyra lacey lamar latoya laurence laurie leigh leila lena lenny les leticia
levi liza logan lonnie lorena louie louise luella lynda lynette lynne mabel mack mackenzie maddison madeleine madeline
malik mandy marcy margie margot marina marissa marlene marlon martha marty maryann mathew maura mavis maxwell
mckenzie melinda mercedes merle mervyn mick micah miles millicent miriam misty mitch mona monique morris moses muhammad
nadia nadine naomi natasha ned neville nikki nina nolan norma odessa ollie owen pamela pat patsy patti patty percy petra
phil philippa phillip polly priscilla ralph randolph raquel reece reggie reuben rhonda riley roberta robyn rochelle roderick
rodrigo roger roland ronald ronnie rory rosa rosalind rosanna rosanne roxanne rufus russ ryan sabrina sadie sasha 
selena shari sharon shawna shayla shelly sheri sherman sherri sherry shirley sidney silas simon sonia sonya spencer stacey
stacy stan stella stuart sue susanna suzanne tabitha tanya tasha tatiana taylor teri terri terry tess tessa
theo tiffany timmy tobias toni tonya tracey travis trent trisha troy trudy tyra ursula velma verity vernon vicki vicky
vince viola vivienne wade wallace wanda warren wendell wilbur wilfred winifred winston yolanda yvette zac zach zack zara
`;

export const englishSurnames = `
scott cooper bell barnes coleman perry alexander butler griffin nichols dunn perkins hudson gardner stephens payne pierce
matthews arnold willis watkins carroll duncan cunningham bradley andrews elliott sims lawson franklin vasquez wheeler chapman
montgomery richards williamson johnston mccoy howell morrison garza harvey burton fuller lynch gilbert garrett welch larson
frazier burke hanson moreno bowman fowler brewer hoffman carlson pearson fleming byrd davidson walters curtis neal caldwell
jennings barnett horton shelton barrett sutton gregory mckinney chambers fletcher watts bates rhodes newman haynes mcdaniel
vaughn parks dawson santiago norris steele curry barker chandler lyons ramsey wolfe mullins benson bowen cummings hines
baldwin griffith hubbard reeves stevenson burgess thornton mcgee garner robbins newton ingram reese strickland townsend
goodwin walton hampton patton swanson goodman maldonado erickson hodges conner adkins webster malone hammond maxwell floyd
osborne mccarthy lindsey estrada gibbs stokes saunders colon alvarado greer padilla schwartz mcbride pratt briggs parsons
mclaughlin pittman mccormick holloway brock abbott huff clayton massey carson bowers roberson barton harrington boone
mathis singleton wilkins hogan collier phelps mcguire allison wilkerson atkins clarke turner parker carpenter armstrong
hawkins hopkins stanley douglas norton patrick marsh hughes jarvis rowe hewitt sykes bradshaw lowe dodd gilmore whitehead
blackburn bolton holden pickering atkinson ashton barlow birch booth bowden brennan brookes burgess cartwright connolly
cullen curran daly devlin dillon donnelly doherty dolan donovan dougherty drummond duffy dunne egan farrell finch finnegan
flanagan flynn foley gilchrist gleeson goddard goodall grady hale halliday hanlon harding hargreaves harkness heath
hennessy hickey higgins hobbs hodgson holloway hooper hutchinson innes irwin jeffries joyce kane keane kearney keating keegan
kelleher kemp kenny kerr kirby kirk lacey lamb leach leigh leonard lockwood lomax lowry lucas lynch macleod maguire maher
malley maloney mahoney mcallister mcauley mccabe mccallum mccann mcclure mcconnell mccullough mcdermott mcewan mcgowan mcgrath
mcintosh mcintyre mckay mckenna mclellan mcleod mcmahon mcmillan mcnally mcnamara mcneil mcneill mcpherson mcqueen melville
mercer milne moffat mooney moran moriarty mulligan mullen munro nash naylor nolan nugent oakley obyrne oconnell odonnell
ogrady ohara okeefe oleary oreilly orourke osullivan otoole oldham parry paterson paton peacock pearce pemberton pike
poole preston prescott proctor quigley rafferty redmond regan reilly riddle ritchie robson roche rooney rutherford
salisbury savage scully shannon sheehan sheppard sheridan slater spence stafford stephenson sweeney tait tanner teague
thorne tierney tobin tracey tully tyrrell upton vance vaughan vickers waddell wade wardle waterhouse watt weir whelan
whitaker whitehouse whitfield whittaker wilde wilkinson willoughby winstanley wolfe woodward wyatt yates yeoman
`;
