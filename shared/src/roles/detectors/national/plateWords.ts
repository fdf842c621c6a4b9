/** A word for a vehicle and one for what it is registered under, in any order: `truckPlate`, `rejestracja pojazdu`, `placa do carro`. */
import { allOf } from '../../header.ts';

const vehicles = {
  en: 'vehicle, veh, car, auto, truck, lorry, van, motorcycle, motorbike, bike, taxi, cab, trailer',
  de: 'Fahrzeug, Fzg, Kfz, Pkw, Lkw, Wagen, Auto, Motorrad, Anhänger',
  fr: 'véhicule, voiture, auto, moto, camion, vhl',
  es: 'vehículo, coche, carro, auto, moto, camión, automóvil',
  it: 'veicolo, auto, automezzo, autovettura, macchina, moto, mezzo',
  pt: 'veículo, viatura, carro, moto, automóvel',
  nl: 'voertuig, auto, wagen, motor',
  pl: 'pojazd, pojazdu, auto, auta, samochód, samochodu, motocykl',
  sv: 'fordon, bil, fordonets, mc',
  cs: 'vozidlo, vozidla, auto, auta, vůz, vozu',
  ru: 'тс, авто, автомобиль, автомобиля, машина, машины, транспортное средство',
  tr: 'araç, aracı, araba, otomobil, taşıt',
  ja: '車両, 車, 自動車, 自家用車',
  zh: '车辆, 車輛, 机动车, 汽车',
  ko: '차량, 자동차, 차',
};

const marks = {
  en: 'reg, regn, rego, reg no, regno, registration, registration no, plate, plates, number, num, no, tag',
  de: 'Kennzeichen, Kennz, Kz, Zulassung, Nummernschild, amtl Kz',
  fr: 'immat, immatriculation, plaque, immatr',
  es: 'matrícula, placa, placas, patente, dominio, patentamiento',
  it: 'targa, targhe, immatricolazione',
  pt: 'matrícula, placa, placas',
  nl: 'kenteken, nummerplaat, plaat',
  pl: 'rej, rejestracja, rejestracyjny, rejestracyjne, nr rej, tablica',
  sv: 'regnr, reg, registreringsnummer, regnummer, skylt',
  cs: 'spz, rz, značka, reg značka, registrační',
  ru: 'номер, госномер, гос номер, грз, рег знак, г н',
  tr: 'plaka, plakası, plaka no',
  ja: '番号, ナンバー, 登録番号',
  zh: '号牌, 牌号, 牌照, 车牌, 号码',
  ko: '번호, 번호판, 등록번호',
};

export const plateWords = allOf(vehicles, marks);
