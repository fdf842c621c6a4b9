/** The surroundings of the name of somebody in a text, in the languages that separate words. */

/** One word or two right before a name. */
export const tellingBefore = `
spoke with|spoke to|spoken with|spoken to|speak to|speak with|talked to|talked with|met with|call with|meeting with|chat with|agreed with|discussed with|checked with
handover to|handed over to|over to|passed to|assigned to|escalated to|referred to|forwarded to|according to|reported by|signed by|seen by|reviewed by|approved by|attended by
visited by|done by|carried out|raised by|requested by|completed by|informed by|written by|rang|phoned|emailed|contacted|informed|told|asked|thanked|per|attn|fao|c/o|cc
call from|email from|message from|visit from|note from|letter from|family of|ask for|asked for|contact|chased|met|texted|briefed|call back|ring|reminded|report to|visit by|visited
laut|rücksprache mit|absprache mit|telefonat mit|gesprochen mit|gespräch mit|abgestimmt mit|geklärt mit|gemeldet von|gemeldet durch|erledigt von|übergabe an|weitergeleitet an
anruf von|nachricht von|information an|info an|übernimmt|unterschrieben von|geprüft von|bearbeitet von|telefoniert mit|termin mit|auskunft von|ausgeführt von|durch den kollegen
selon|parlé avec|parlé à|appel de|vu avec|entretien avec|échange avec|signalé par|reçu par|d après|contacté|transmis à|remis à|accueilli par|signé par|présence de|demande de|réunion avec|appelé|reçus par|servis par
según|hablé con|habló con|hablado con|llamada de|avisado por|atendido por|atendida por|firmado por|consultado con|comentado con|entregado a|avisar a|llamar a|llama|llamó|avisa|avisó|informado a|atendió|acuerdo con|reunión con|hablar con
secondo|parlato con|chiamata di|sentito|sentita|segnalato da|segnalata da|firmato da|inoltrato a|consegnato a|contattato|riferito da|colloquio con|concordato con|assegnato a|parlare con|accolti da
segundo|falei com|falou com|falado com|ligação de|atendido por|atendida por|assinado por|encaminhado a|entregue a|entregue ao|conforme|contato com|combinado com|proposto por|apresentado por|falar com|reunião com|atendeu foi a|atendeu foi o|atendeu foi
volgens|gesproken met|gebeld met|gebeld door|overleg met|namens|doorgegeven aan|gemeld door|getekend door|overgedragen aan|afgesproken met|contact met|besproken met|telefoontje van|uitgevoerd door|afspraak met|actie|geholpen door
według|wg|rozmowa z|rozmawiałem z|rozmawiałam z|kontakt z|zgłosił|zgłosiła|dzwonił|dzwoniła|podpisał|podpisała|przekazano|ustalono z|wizyta u|zadzwonił|zadzwoniła|przyjął|przyjęła|naprawił|naprawiła|polecam
podle|hovor s|mluvil s|mluvila s|volal|volala|nahlásil|nahlásila|předáno|domluveno s|podepsal|podepsala|schůzka s|rozhovor s|informoval|informovala|převzal|převzala
enligt|talat med|pratat med|pratade med|samtal med|samtal från|ringde|möte med|överlämnat till|rapporterat av|kontaktat|signerat av|avstämt med|besök av|kontakt med|utfört av
со слов|по словам|говорил с|говорила с|разговор с|звонил|звонила|позвонил|позвонила|передал|передала|сообщил|сообщила|встреча с|беседа с|принял|приняла|обратился|обратилась|подписал|подписала|связаться с|ответственный|ответственная
arayan|bildiren|görüşülen|ilgilenen|teslim alan|sorumlu|imzalayan|başvuran
`;

/** One word right behind the name of somebody. */
export const tellingBehind = `
said says called calls rang phoned reported reports asked asks wants wanted told mentioned confirmed confirms complained refused declined agreed requested wrote replied offered has had was is will
would needs came went left arrived answered promised thinks feels felt seems settled fixed checked visited signed attended spoke
sagt sagte meldet meldete rief ruft hat hatte war ist wird will wollte bittet bat möchte berichtet berichtete wünscht kommt kam bestätigt fragt fragte antwortete braucht zeigt spielt kann übernimmt erklärt
dit disait appelle demande demandait signale signalait est était a avait veut voulait souhaite confirme indique précise répond explique refuse viendra passera rappelle n'a
dice dijo llama llamó pide pidió solicita informa informó comenta avisa avisó es está estaba ha quiere refiere rechaza necesita confirma responde firma
chiede ha era vuole segnala riferisce conferma richiede rifiuta chiama lamenta propone risponde
disse diz ligou pede pediu solicita informou avisou quer tem estava foi confirma recusa reclamou relatou respondeu propôs votou está
zegt zei belt belde vraagt vroeg meldt meldde heeft had was is wil wilde komt kwam bevestigt klaagt geeft weigert zal regelt stuurt levert
mówi powiedział powiedziała dzwoni dzwonił dzwoniła prosi prosił prosiła zgłasza zgłosił zgłosiła ma był była jest chce potwierdza nie skarży przyszedł przyszła pomaga rozmawia się bez
říká řekl řekla volá volal volala žádá prosí má byl byla je chce potvrdil potvrdila hlásí přišel přišla nahlásil nahlásila si se
säger sade ringde ringer frågar frågade ber bad har hade var är vill ville meddelar bekräftar klagar kommer kom
сказал сказала говорит звонил звонила просит просил просила сообщил сообщила жалуется был была хочет подтвердил подтвердила обратился обратилась пришёл пришла пришел отказался отказалась не
dedi söyledi aradı bildirdi istedi sordu geldi rica ile tarafından iletti görüştü teşekkür adlı için şikayet onayladı reddetti
`;

/** Little words that names of people follow often. */
export const prepositions = `
with by per from to for via and
mit von durch bei an für und
avec par chez et à pour
con por para y a
da dal con per e
com por para pelo pela o a e do da ao
met door aan van voor en bij
z od przez dla i u
od pro u a k
med av från till och för
с от у для и к со
ve ile
`;
