/** Surnames by their endings, which in many languages only surnames have. Folded. */

/** The whole of a word, with so many letters before the ending that short other words are none. */
const latin =
  /^[a-z]{2,}(?:[b-df-hj-np-tv-z]sson|asson|dottir|[oeiy](?:w|n)?sk[ia]|(?:ec|ic|yc)k[ia]|[oe]wicz|czyk|czak|enko|chuk|ovich|evich|ovic|evic|shvili|adze|idze|oglu|opoulos|opoulou|akis|idis|iadis|escu|eanu|auskas|[ae]vicius|qvist|quist|[hkl]onen|t?tinen|[kt]anen|ainen|[kmv]inen|[lt]unen|(?:[klmnprst]|[cd])ova|[klmnprst]ov|[cdnst]eva|[cdnsty]ev)$/;
const cyrillic =
  /^\p{Script=Cyrillic}{2,}(?:[вджзклмнпрстхцч]ов|[вджзклмнпрстхцч]ова|[аеилнртьч]ев|[аеилнртьч]ева|[внлкмрстхшщп]ин|[внлкмрстхшщп]ина|скии|ская|цкии|цкая|енко|чук|щук|юк|ович|евич|дзе|швили|янц|ян|ых)$/u;
/** A Russian name of the father: with it a name is one of a person. */
const patronymic = /^\p{Script=Cyrillic}{2,}(?:[ое]вич|[ое]вна|ична|ильич|[ії]вна|иович)$/u;

/** `word`, folded, ends as surnames do. */
export function endsAsSurname(word: string): boolean {
  return word.length >= 5 && (latin.test(word) || cyrillic.test(word));
}

/** `Ивановна`, folded: the name of the father. */
export function isPatronymic(word: string): boolean {
  return word.length >= 6 && patronymic.test(word);
}
