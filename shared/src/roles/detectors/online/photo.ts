/** Pictures of people, as files, addresses or encoded. */
import { byForm } from '../../byForm.ts';

const picture =
  /^(?:data:image\/|\/9j\/|iVBORw0KGgo)|^(?:https?:\/\/|[\w.~%/\\:-]*[/\\])?\S{1,200}\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?)(?:\?\S*)?$|^https?:\/\/\S+$/i;

export const photo = byForm({
  id: 'photo',
  label: 'pictures of people',
  kind: 'url',
  role: 'identifier',
  safeHarbor: 'Q',
  header: `
    Bild, photo, photo url, photo path, photograph, picture, picture url, portrait, headshot, avatar, avatar url,
    selfie, mugshot, face image, face photo, profile picture, profile pic, profile image, profile photo,
    patient photo, passport photo, user image, Foto, Lichtbild, Passbild, Profilbild, photo d'identité,
    photo de profil, portrait, fotografía, foto de perfil, retrato, 顔写真, 写真, 证件照, 照片, 头像, 大頭照, 頭像
  `,
  not: `
    product, item, listing, property, house, room, hotel, vehicle, car, logo, cover, banner, site, map, recipe, dish,
    food, animal, plant, species, Produkt, produit, producto, 商品, 产品
  `,
  proof: 'header',
  matches: (value) => value.length >= 5 && picture.test(value),
});
