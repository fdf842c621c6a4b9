/** IP addresses to their networks: /24 and /16 of version 4, /48 and /32 of version 6. */
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

const networks = [
  { v4: 24, v6: 48 },
  { v4: 16, v6: 32 },
] as const;

export const ipNetwork = remedyOf({
  name: 'ip-network',
  sort: 'coarser',
  parameters: z.object({
    v4: z.number().check(z.minimum(0), z.maximum(32)),
    v6: z.number().check(z.minimum(0), z.maximum(128)),
  }),
  offers: ({ kind }) => (kind === 'ip' ? networks.map((each) => ({ ...each })) : []),
  title: (column, { v4, v6 }) => t`Keep only the networks of ${column} (/${v4}, or /${v6} of version 6)`,
  treat:
    ({ v4, v6 }) =>
    (value) => {
      const text = value.trim();
      if (!ipaddr.isValid(text)) return undefined;
      const address = ipaddr.parse(text);
      return address.kind() === 'ipv4'
        ? `${ipaddr.IPv4.networkAddressFromCIDR(`${text}/${v4}`)}/${v4}`
        : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${v6}`)}/${v6}`;
    },
});
