/** How the names of medicines begin, and how they end: as the World Health Organization builds names of substances. */

export const substanceBegins = `
  medicat, medicac, medicaz, medicam, medikam, medikat, medicij, антибиот, antibiot, antidepr, antithyr, antihypert,
  metformin, warfarin, thyroxin, insulin, statin, anticoag, antikoag, corticost, cortison, лекарств, препарат,
  ketamin, methadon, levothyr, paracetam, ibuprof, acetamin
`;

export const substanceEnds = `
  glinide, glitazone, gliptin, gliflozin, glitide, formin, vastatin, sartan, dipine, zepam, zolam, oxetine,
  triptyline, cillin, mycin, floxacin, cycline, zumab, ximab, limumab, tinib, parin, xaban, prazole, conazole, setron,
  barbital, thiazide, lukast, coxib, codone, morphone, peridone, olanzapine, propamide, butamide, azamide, hexamide,
  glipizide, glyburide
`;
