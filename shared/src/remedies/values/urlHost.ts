/**
 * Web addresses to their hosts, or to the domains under which these are registered. Without a list of public suffixes: a domain
 * is the last two parts of the host, or three where the last is a country and the one before a usual sort, as in
 * `example.co.uk`. For hosts under other suffixes, as in `name.github.io`, that is the suffix, which reveals less.
 */
import * as z from 'zod/mini';
import { t, wordsIn } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

const address =
  /^(?:[a-z][a-z\d+.-]{0,20}:)?(?:\/\/)?(?:[^/?#@]{0,256}@)?([\p{L}\p{N}.-]{1,253})(?::\d{0,5})?(?:[/?#]|$)/iu;
const usualSorts = new Set(wordsIn('ac, co, com, edu, go, gob, gov, ltd, mil, ne, net, nhs, nom, or, org, plc, sch'));
const numeric = /^[\d.]+$/;

export const urlHost = remedyOf({
  name: 'url-host',
  sort: 'coarser',
  remains: 'The site, in small letters; with `to: domain` the domain under which it is registered.',
  notWhen: 'Sites are people’s own: remove the column.',
  parameters: z.strictObject({ to: z.enum(['host', 'domain']) }),
  example: [{ to: 'domain' }, 'https://a.example.co.uk/b?c', 'example.co.uk'],
  offers: ({ kind }) => (kind === 'url' ? [{ to: 'host' as const }, { to: 'domain' as const }] : []),
  title: (column, { to }) =>
    to === 'host' ? t`Keep only the sites of ${column}` : t`Keep only the domains of ${column}`,
  treat:
    ({ to }) =>
    (value) => {
      const host = hostOf(value);
      return host === undefined || to === 'host' ? host : domainOf(host);
    },
});

function hostOf(value: string): string | undefined {
  const host = address
    .exec(value.trim())?.[1]
    .toLowerCase()
    .replace(/^www\.(?=.*\.)/, '')
    .replace(/\.$/, '');
  return host?.includes('.') && !/^[.-]|\.\./.test(host) ? host : undefined;
}

/** An address in numbers is under no domain. */
function domainOf(host: string): string | undefined {
  if (numeric.test(host)) return undefined;
  const parts = host.split('.');
  const last = parts[parts.length - 1];
  const kept = last.length === 2 && usualSorts.has(parts[parts.length - 2]) ? 3 : 2;
  return parts.slice(-kept).join('.');
}
