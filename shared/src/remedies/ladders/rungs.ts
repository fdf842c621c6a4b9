/** The treatments that lead a column of each kind from fine to coarse, before it is known which of them join anything. */
import type { ValueKind } from '../../roles/index.ts';
import type { ColumnLookedAt } from '../lookAt.ts';
import type { ColumnToTreat, Treatment } from '../remedy.ts';
import { ageBands } from '../values/ageBands.ts';
import { bands } from '../values/bands.ts';
import { coarserDate } from '../values/coarserDate.ts';
import { coarserTime } from '../values/coarserTime.ts';
import { coordinateDecimals } from '../values/coordinateDecimals.ts';
import { cutAtSeparators, partsToKeep } from '../values/cutAtSeparators.ts';
import { emailDomain } from '../values/emailDomain.ts';
import { ipNetwork } from '../values/ipNetwork.ts';
import { keepPrefix, prefixLengths } from '../values/keepPrefix.ts';
import { mergeRare, merges } from '../values/mergeRare.ts';
import { phoneCountry } from '../values/phoneCountry.ts';
import { postcodePrefix } from '../values/postcodePrefix.ts';
import { urlHost } from '../values/urlHost.ts';

/** The table of privacy.md, E. A name says nothing by halves. */
const rungsOfKind: Readonly<Record<ValueKind, (column: ColumnLookedAt) => Treatment[]>> = {
  date: (column) => coarserDate.offers(column),
  time: (column) => coarserTime.offers(column),
  age: (column) => orMerged(ageBands.offers(column), column),
  postcode: (column) => postcodePrefix.offers(column),
  coordinate: (column) => coordinateDecimals.offers(column),
  number: (column) => orMerged(bands.offers(column), column),
  category: merged,
  code: (column) => {
    const cuts = partsToKeep(column.values);
    return cuts.some((parts) => parts > 0) ? cuts.map((parts) => cutAtSeparators.with({ parts })) : prefixes(column);
  },
  text: prefixes,
  name: () => [],
  email: (column) => emailDomain.offers(column),
  phone: (column) => phoneCountry.offers(column),
  ip: (column) => ipNetwork.offers(column),
  url: (column) => urlHost.offers(column),
};

export function rungsFor(column: ColumnLookedAt): Treatment[] {
  return rungsOfKind[column.kind](column);
}

function prefixes({ lengths }: ColumnLookedAt): Treatment[] {
  return prefixLengths(lengths).map((characters) => keepPrefix.with({ characters }));
}

/** Ages and numbers that are written as bands already. */
function orMerged(offers: Treatment[], column: ColumnToTreat): Treatment[] {
  return offers.length > 0 ? offers : merged(column);
}

function merged(column: ColumnToTreat): Treatment[] {
  return merges(column).map((parameters) => mergeRare.with(parameters));
}
