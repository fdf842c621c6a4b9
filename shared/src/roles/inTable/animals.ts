/** Whether a table is one of animals, which have a name, a sex and an age as people have. */
import { longestPhrase, phrasesOf } from '../header.ts';
import type { ColumnForm } from '../sample.ts';

const animals = phrasesOf({
  en: 'breed, species, animal id, animal type, pet type, coat colour, coat color, sire, animal',
  de: 'Rasse, Tierart, Tiername, Fellfarbe',
  fr: 'espèce, type d’animal, nom de l’animal',
  es: 'especie, nombre mascota, mascota, animal',
  it: 'specie, nome animale, mantello',
  pt: 'espécie, nome do animal, pelagem, animal',
  nl: 'diersoort, dier, vachtkleur',
  pl: 'gatunek, rasa zwierzęcia, maść, zwierzę',
  sv: 'djurart, djurslag, djur',
  cs: 'plemeno, druh zvířete, zvíře, rasa psa',
  ru: 'порода, вид животного, кличка, окрас',
  tr: 'hayvan türü, ırkı, hayvan',
  ja: '犬種, 猫種, 品種, 動物種, 毛色',
  zh: '品种, 品種, 物种, 毛色, 宠物',
  ko: '품종, 견종, 묘종, 동물',
});

export function tellsOfAnimals(columns: readonly ColumnForm[]): boolean {
  return columns.some(({ header }) => longestPhrase(header, animals) !== undefined);
}
