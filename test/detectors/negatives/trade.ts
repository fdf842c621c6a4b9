/** Numbers and names of the trade: goods, papers, parcels, prices. */
import { among, between, digits, letters, type Negatives, oneOf, text, upTo } from './negative.ts';

const products = among(
  'Desk Lamp, Office Chair, Blue Mug, Garden Hose, Wool Scarf, Steel Bolt, Oak Table, Paper Tray, Travel Pillow',
);
const furniture = among(
  'Billy Bookcase, Ingrid Chair, Lars Lamp, Emma Duvet, Victoria Sponge, Oscar Sofa, Charlotte Russe, Sofia Cushion',
);

export const trade: Negatives = {
  'invoice number': { names: ['invoice_no', 'Rechnungsnummer', 'facture', 'x'], value: (r) => `2024-${digits(r, 6)}` },
  'invoice digits': { names: ['invoice_number', 'invoiceId', 'Rechnung Nr'], value: (r) => digits(r, 9) },
  'order number': {
    names: ['order_no', 'Bestellnummer', 'order_id'],
    value: (r) => `${between(r, 100, 999)}-${digits(r, 7)}-${digits(r, 7)}`,
  },
  sku: {
    names: ['sku', 'article_no', 'Artikelnummer', 'x'],
    value: (r) => `${letters(r, 3)}-${digits(r, 4)}-${letters(r, 1)}`,
  },
  'product id': { names: ['product_id', 'ProductKey', 'item_id', 'asset_id'], value: (r) => digits(r, 8) },
  'part number': {
    names: ['part_number', 'item', 'x'],
    value: (r) => `${digits(r, 3)}-${digits(r, 4)}-${digits(r, 2)}`,
  },
  'part of plain digits and a check digit': {
    names: ['part', 'mpn', 'x'],
    value: (r) => `${digits(r, 5)}-${digits(r, 1)}`,
  },
  'catalogue number': { names: ['catalog', 'Katalognr', 'x'], value: (r) => `${digits(r, 3)}-${digits(r, 4)}` },
  'tracking number': {
    names: ['tracking_number', 'shipment', 'Sendungsnummer'],
    value: (r) => `1Z${letters(r, 3)}${digits(r, 12)}`,
  },
  'sixteen digits': { names: ['x', 'tracking', 'parcel_no'], value: (r) => digits(r, 16) },
  'fifteen digits': { names: ['x', 'pallet', 'container'], value: (r) => `3${digits(r, 14)}` },
  isbn: { names: ['isbn', 'x'], value: (r) => `978-${digits(r, 1)}-${digits(r, 3)}-${digits(r, 5)}-${digits(r, 1)}` },
  issn: { names: ['issn', 'x'], value: (r) => `${digits(r, 4)}-${digits(r, 3)}${text(r, '0123456789X', 1)}` },
  ean: { names: ['ean', 'barcode', 'gtin', 'x'], value: (r) => `40${digits(r, 11)}` },
  upc: { names: ['upc', 'upc_code', 'x'], value: (r) => `0${digits(r, 11)}` },
  'customs tariff code': {
    names: ['hs_code', 'tariff', 'Zolltarifnummer', 'x'],
    value: (r) => `${between(r, 10, 97)}${digits(r, 2)}.${digits(r, 2)}`,
  },
  'dangerous goods': { names: ['un_number', 'UN No', 'hazmat', 'x'], value: (r) => `UN${between(r, 1000, 3550)}` },
  coupon: {
    names: ['coupon_code', 'promo', 'Gutschein', 'x'],
    value: (r) => oneOf(r, ['SAVE', 'SUMMER', 'VIP', 'HELLO']) + digits(r, 2) + letters(r, 2),
  },
  'licence key': {
    names: ['license_key', 'product_key', 'x'],
    value: (r) => Array.from({ length: 5 }, () => text(r, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5)).join('-'),
    mayBe: ['secret'],
  },
  batch: { names: ['batch', 'lot_no', 'Charge'], value: (r) => `L${digits(r, 5)}${letters(r, 1)}` },
  'bin of a warehouse': {
    names: ['bin', 'shelf', 'Lagerplatz', 'x'],
    value: (r) => `${letters(r, 1)}${digits(r, 2)}-${digits(r, 2)}`,
  },
  'product name': {
    names: ['name', 'product_name', 'item_name'],
    value: (r, row) => `${products(r, row)} ${upTo(r, 40)}`,
  },
  'product named like a person': { names: ['product', 'product_name', 'item', 'Artikel', 'name'], value: furniture },
  brand: {
    names: ['brand', 'manufacturer', 'Marke', 'marque'],
    value: among('Ralph Lauren, Calvin Klein, Hugo Boss, Paul Smith, Tommy Hilfiger, Jack Daniels, Estee Lauder'),
  },
  price: { names: ['price', 'Preis', 'unit_cost'], value: (r) => `${upTo(r, 900)}.${digits(r, 2)}` },
  discount: { names: ['discount', 'Rabatt', 'tax_rate'], value: (r) => `0.${digits(r, 2)}` },
  quantity: { names: ['quantity', 'Anzahl', 'count', 'x'], value: (r) => upTo(r, 60) },
  'condition of goods': {
    names: ['condition', 'item_condition', 'Zustand'],
    value: among('new, used, refurbished, like new, damaged'),
  },
  'where goods are made': {
    names: ['made_in', 'country_of_manufacture', 'origin'],
    value: among('China, Vietnam, Germany, Mexico, Italy, India'),
    mayBe: ['country'],
  },
  'way of shipping': {
    names: ['ship_mode', 'mail_type', 'carrier'],
    value: among('MAIL, RAIL, AIR, SHIP, TRUCK, FOB'),
  },
  'department of a shop': { names: ['department', 'section', 'x'], value: among('Men, Women, Kids, Home, Sale') },
  'size of clothes': { names: ['size', 'Größe', 'x'], value: among('S, M, L, XL, XXL, XS') },
  'weight of goods': {
    names: ['shipping_weight', 'gross_weight_kg', 'item_weight', 'package_height'],
    value: (r) => `${upTo(r, 90)}.${digits(r, 1)}`,
  },
  'picture of goods': {
    names: ['product_image', 'item_photo', 'logo_url'],
    value: (r) => `https://cdn.example.com/img/${digits(r, 7)}.jpg`,
    mayBe: ['record-url', 'url'],
  },
};
