/** Words of a header that say that a code is of a thing, not of a person: one hash of a file is as good as another. */
export const things = `
  product, item, sku, article, order, invoice, purchase, shipment, parcel, tracking, package, transaction, tx, block,
  batch, lot, asset, part, inventory, listing, category, tag, file, document, content, image, commit, git, repo,
  branch, checksum, digest, etag, integrity, build, version, release, artifact, model, dataset, schema, template, job,
  task, run, node, organization, organisation, company, provider, payer, vendor, supplier, merchant, store, shop,
  Artikel, Produkt, Rechnung, Bestellung, Datei, Prüfsumme, Firma, Lieferant, Filiale, produit, facture, commande,
  fichier, entreprise, fournisseur, magasin, producto, factura, pedido, archivo, empresa, proveedor, tienda, 商品, 製品,
  注文, 請求, ファイル, 产品, 订单, 訂單, 文件, 檔案
`;
