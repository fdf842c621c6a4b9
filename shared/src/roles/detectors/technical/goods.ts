/** Goods: products, their kinds, brands and models. */
import { byTopic } from '../../byTopic.ts';
import { Confidence } from '../../detector.ts';

export const goods = byTopic({
  id: 'goods',
  label: 'goods and services',
  kind: 'category',
  role: 'insensitive',
  header: {
    en: 'product, product name, products, product line, product category, product type, product description, item, item name, items, line items, sub category, subcategory, article, sku, brand, make, model, model name, merchandise, dish, menu item, book title, film, movie, song, track name, genre, service type, service name, asset, asset type, device type, equipment, vehicle make, vehicle model, car make, car model, auto make, auto model, color, colour, coupon, coupon code, promo code, discount code, warranty, bundle, variety, cuisine, meal, drink, room type',
    de: 'Produkt, Produktname, Produktgruppe, Artikel, Artikelname, Artikelbezeichnung, Artikelnummer, Warengruppe, Marke, Modell, Gericht, Buchtitel, Farbe, Gerät, Geräteart, Leistungsart, Zimmertyp, Fahrzeugmodell, Hersteller, Gutschein',
    fr: 'produit, produits, article, articles, désignation, marque, modèle, plat, rayon, gamme, couleur, appareil, titre du livre, type de chambre, service demandé',
    es: 'producto, productos, artículo, artículos, marca, modelo, plato, color, referencia producto, equipo dispositivo, título libro, tipo de habitación, línea producto',
    it: 'prodotto, prodotti, articolo, articoli, marca, modello, piatto, colore, apparecchio, titolo libro, tipo camera, reparto merce',
    pt: 'produto, produtos, artigo, item pedido, marca, modelo, prato, cor do produto, aparelho, título livro, tipo de quarto',
    nl: 'product, artikel, artikelnaam, merk, model, gerecht, kleur, apparaat, boektitel, productgroep',
    pl: 'produkt, produkty, towar, artykuł, marka, model, danie, kolor, urządzenie, grupa towarowa, sprzęt',
    sv: 'produkt, artikel, artikelnamn, märke, modell, rätt meny, färg, apparat, varugrupp',
    cs: 'produkt, výrobek, zboží, značka, model, jídlo, barva, zařízení, položka',
    ru: 'товар, товары, продукт, артикул, наименование товара, марка, модель, бренд, блюдо, цвет, устройство, изделие',
    tr: 'ürün, ürün adı, ürünler, marka, model, yemek adı, renk, cihaz, ürün grubu',
    ja: '商品, 商品名, 品名, 製品, 製品名, ブランド, 型番, 機種, 品目, 料理, 色, 書名',
    zh: '商品, 商品名称, 产品, 产品名称, 品牌, 型号, 货品, 菜品, 颜色, 书名, 机型, 品名',
    ko: '상품, 상품명, 제품, 제품명, 품목, 브랜드, 모델, 모델명, 기종, 메뉴, 색상, 도서명',
  },
  not: `
    role model, id, number, skin, eye, hair, price, cost, count, date, people, race, school, owner, user, author,
    maker, customer, device id, serial, 价, 番号, 编号
  `,
  fits: ({ dates }) => dates === undefined,
  sure: Confidence.weakHeader,
});
