/** Whether people live in a town or in the country: the words are the same under any header, be it `address` or `milieu`. */
import { byHeader } from '../../byHeader.ts';
import { byVocabulary } from '../../byVocabulary.ts';
import type { Detector, DetectorHead } from '../../detector.ts';
import { inTurn } from '../../inTurn.ts';
import { wordsIn } from '../../words/index.ts';

const values = `
  urban, rural, suburban, semi-urban, semiurban, semi urban, peri-urban, periurban, metropolitan, non-metro, nonmetro,
  urban area, rural area, inner city, large city, small town, city centre, countryside, remote, städtisch, ländlich,
  vorstädtisch, großstadt, kleinstadt, mittelstadt, landgemeinde, stadt, land, dorf, urbain, périurbain, grande ville,
  petite ville, urbano, urbana, periurbano, suburbano, rurale, stedelijk, landelijk, stad, platteland, dorp, miasto,
  wieś, miejski, wiejski, tätort, landsbygd, glesbygd, město, vesnice, městský, venkovský, venkov, город, село,
  городской, сельский, городская, сельская, деревня, kent, kır, kentsel, kırsal, şehir, köy, 都市, 都市部, 農村, 郊外, 城市, 农村,
  城镇, 乡村, 城鎮, 鄉村, 도시, 농촌, 읍면, 동부, 읍면부
`;

/** Short for them, where the header speaks of a place. */
const initialsOf = new Set(wordsIn('u, r, s, c'));
const places = 'address, addr, residence, area, zone, milieu, zona, residencia, setting, urban';

export function livesIn(head: DetectorHead): Detector {
  const words = byVocabulary({ ...head, header: '', vocabulary: values, isTelling: true });
  const letters = byHeader({
    ...head,
    header: '',
    alone: places,
    fits: ({ probe, distinct }) =>
      distinct >= 2 && distinct <= 3 && probe.every((value) => initialsOf.has(value.toLowerCase())),
  });
  return inTurn(words, letters);
}
