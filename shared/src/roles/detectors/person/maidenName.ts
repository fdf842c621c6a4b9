/** Names before marriage, and names people had before. */
import { isSurname } from '../../names/index.ts';
import { byName } from './byName.ts';

export const maidenName = byName({
  id: 'maiden-name',
  label: 'maiden names',
  header: `
    maiden, maiden name, birth name, former name, previous name, mother's maiden name, name at birth, former surname,
    Geburtsname, Mädchenname, früherer Name, nom de jeune fille, nom de naissance, apellido de soltera,
    cognome da nubile, nome de solteira, nome de nascimento, meisjesnaam, geboortenaam, nazwisko rodowe,
    nazwisko panieńskie, flicknamn, födelsenamn, pikenavn, pigenavn, tyttönimi, rodné příjmení, rodné jméno,
    dívčí příjmení, девичья фамилия, прежняя фамилия, kızlık soyadı, kızlık adı, 旧姓, 曾用名, 구성명
  `,
  alone: ['née'],
  vague: [],
  isCommon: isSurname,
});
