/** Words that a company or an institution has in its name, and hardly anybody else. Folded. */
import { foldName, namesOf } from './fold.ts';

export const organisationWords: ReadonlySet<string> = new Set(
  namesOf(`
inc incorporated corp corporation company co ltd limited llc llp plc gmbh ag kg ohg ug ev kgaa sa sas sarl srl spa snc nv bv ab oy oyj as aps asa kft zrt sro doo ltda sl slu sia uab tov
group holding holdings bank bancorp insurance industries international systems technologies solutions services partners brothers bros sons
school academy college university hospital clinic church institute foundation trust association society club charity council ministry
museum library hotel restaurant cafe store shop street avenue road park airport station county city
enterprises energy financial motors pharmaceuticals laboratories resources properties realty brands foods logistics consulting
universitat hochschule schule gymnasium verein stiftung verband klinik krankenhaus bibliothek werke gesellschaft handel bau apotheke stadtwerke sparkasse versicherung
societe compagnie etablissements association fondation universite ecole lycee college hopital clinique banque assurance mairie commune
sociedad compania fundacion asociacion universidad escuela colegio hospital clinica banco seguros ayuntamiento
sociedade companhia fundacao associacao universidade escola clinica seguros prefeitura camara municipio
societa fondazione associazione universita scuola istituto ospedale clinica banca assicurazioni comune
stichting vereniging universiteit hogeschool ziekenhuis gemeente
fundacja stowarzyszenie uniwersytet szkola szpital przychodnia spolka gmina urzad
spolecnost nadace spolek univerzita skola nemocnice urad
stiftelse forening universitet skola sjukhus kommun
sirketi sirket vakif vakfi dernegi universitesi okulu hastanesi belediyesi ticaret sanayi limited
ооо оао зао пао ао ип тоо фонд университет школа больница банк завод компания
`),
);

const signs =
  /株式会社|有限会社|合同会社|合資会社|財団|社団|医療法人|学校法人|大学|病院|銀行|公司|集团|集團|医院|醫院|学校|学院|學院|银行|協会|协会|研究所|주식회사|유한회사|대학교|병원|은행|재단|협회|㈜|\(주\)|\(株\)|（株）/u;
/** `GmbH & Co. KG`, `S.A.`, `s.r.o.`, `Sp. z o.o.` */
const legalForm =
  /\b(?:gmbh|s\.? ?a\.? ?r\.? ?l\.?|s\.a\.|s\.p\.a\.|s\.r\.[lo]\.|z o\.? ?o\.?|e\. ?v\.|a\.s\.|a\/s|& co)\b|(?:s\.a|s\.p\.a|s\.r\.[lo])\.$/i;

/** Whether a text reads as the name of a firm or an institution. */
export function isOrganisation(value: string): boolean {
  if (signs.test(value) || legalForm.test(value)) return true;
  return foldName(value)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => organisationWords.has(word));
}
