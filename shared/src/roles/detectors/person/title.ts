/** Forms of address and degrees, before or after a name: they reveal sex, marriage or learning. */
import { byVocabulary } from '../../byVocabulary.ts';
import { events, wordsIn } from '../../words/index.ts';

const titles = [
  `
    mr, mrs, ms, miss, master, mstr, mx, dr, prof, professor, rev, sir, madam, lord, lady, dame, hon, capt, sgt, herr, frau, fräulein, m,
    mme, mlle, monsieur, madame, mademoiselle, sr, sra, srta, don, doña, jr, jd, md, phd, mba, rn, esq, dds, ph.d,
    m.d, dr. med, prof. dr
  `,
  'bc, ing, mgr, mudr, judr, phdr, rndr, mvdr, paeddr, thdr, ing. arch, doc, csc, dis, mga, mgr. inż, inż, dr inż, dr hab, prof. dr hab, lek, lek. med, dipl.-ing, dipl.-kfm, mag, mmag, dott, dott.ssa, avv, rag, geom, arch, drs, ir, mw, dhr, dhr. mr, eng, dra, sr. dr, arq, inga, mtro, mtra, д.м.н, к.м.н, к.т.н, д.т.н, uzm. dr, op. dr, doç. dr, prof. dr, av, bey, hanım, b.sc, m.sc, b.a, m.a, ba, bsc, msc, ing. phd, mgr. phd',
  '様, さん, 先生, 先生/女士, 女士, 小姐, 博士, 教授',
];

export const title = byVocabulary({
  id: 'title',
  label: 'forms of address',
  kind: 'category',
  role: 'quasi-identifier',
  header: events.titles,
  vocabulary: wordsIn(titles).flatMap((word) => [word, `${word}.`]),
  isTelling: true,
});
