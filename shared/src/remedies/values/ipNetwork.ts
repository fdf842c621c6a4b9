/** IP addresses to their networks: /24 and /16 of version 4, /48 and /32 of version 6. */
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { whole } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

const networks = [
  { v4: 24, v6: 48 },
  { v4: 16, v6: 32 },
] as const;
/** Of an address, with its zone. */
const LONGEST = 64;

export const ipNetwork = remedyOf({
  name: 'ip-network',
  sort: 'coarser',
  remains: 'The network, which often reveals the provider and the region.',
  notWhen: 'Networks are of single firms or households, as /24 can be: take /16, or remove the column.',
  parameters: z.strictObject({ v4: whole(0, 32), v6: whole(0, 128) }),
  example: [{ v4: 24, v6: 48 }, '192.0.2.17', '192.0.2.0/24'],
  offers: ({ kind }) => (kind === 'ip' ? networks.map((each) => ({ ...each })) : []),
  title: (column, { v4, v6 }) => t`Keep only the networks of ${column} (/${v4}, or /${v6} of version 6)`,
  treat:
    ({ v4, v6 }) =>
    (value) => {
      const text = value.trim();
      if (text.length > LONGEST) return undefined;
      if (ipaddr.IPv4.isValidFourPartDecimal(text))
        return `${ipaddr.IPv4.networkAddressFromCIDR(`${text}/${v4}`)}/${v4}`;
      if (!ipaddr.IPv6.isValid(text)) return undefined;
      const { parts } = ipaddr.IPv6.parse(text);
      const address = new ipaddr.IPv6(parts).toNormalizedString();
      return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${v6}`)}/${v6}`;
    },
});
