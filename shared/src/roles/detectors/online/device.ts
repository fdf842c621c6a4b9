/** Columns that distinguish one device from another: a person carries few of them, for years. */
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import { digitsOf, isLuhn } from '../../checkDigits.ts';
import { holdsCodes } from '../../codes.ts';

const macForm = /^(?:[\da-f]{2}([:-]))(?:[\da-f]{2}\1){4}[\da-f]{2}$|^[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}$/i;

export const macAddress = byForm({
  id: 'mac-address',
  label: 'MAC addresses',
  kind: 'code',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'M',
  header: 'mac, mac address, mac addr, bssid, MAC-Adresse, adresse mac, dirección mac, macアドレス, mac地址',
  proof: 'form',
  matches: (value) => (value.length === 17 || value.length === 14) && macForm.test(value),
});

/** Fifteen digits that begin with the number of a body which gives them out; cards of 15 digits begin with 34 or 37. */
const imeiForm = /^(?:01|10|30|33|35|44|45|49|5[0-4]|86|91|9[89])(?:\d{13}|[ -]\d{6}[ -]\d{6}[ -]\d)$/;

export const imei = byForm({
  id: 'imei',
  label: 'IMEI numbers',
  kind: 'code',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'M',
  header: 'imei, imei number, imei no, imei nummer, numéro imei, número imei, imei番号, imei号',
  proof: 'check',
  matches: (value) => value.length >= 15 && value.length <= 18 && imeiForm.test(value),
  check: { passes: (value) => isLuhn(digitsOf(value)), chance: 0.1 },
});

export const deviceId = byHeader({
  id: 'device-id',
  label: 'ids of devices and of browsers',
  kind: 'code',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'M',
  header: `
    browser id, appareil id, device id, device uuid, device identifier, device token, device fingerprint,
    browser fingerprint, canvas fingerprint, cookie, cookie id, visitor id, session id, anonymous id, ga client id,
    udid, idfa, idfv, gaid, aaid, adid, maid, advertising id, advertiser id, ad id, android id, meid, imsi, iccid,
    mac, mac address, push token, Geräte ID, Gerätekennung, Werbe ID, Sitzungs ID, identifiant de l'appareil,
    identifiant appareil, id appareil, identifiant publicitaire, témoin, id dispositivo, id de dispositivo,
    identificador de dispositivo, id de publicidad, id de sesión, 端末id, デバイスid, 広告id, クッキー, 设备id, 设备号, 广告id, 裝置id,
    廣告id
  `,
  not: 'type, accepted, consent, enabled, policy, name',
  fits: (column) => column.distinct >= 2 && column.meanLength >= 4 && holdsCodes(column),
});
