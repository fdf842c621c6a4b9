/** IP addresses of either version, in one column as logs have them. */
import ipaddr from 'ipaddr.js';
import { byForm } from '../../byForm.ts';
import { longestPhrase, phrasesOf } from '../../header.ts';
import type { ColumnSample } from '../../sample.ts';

const fourNumbers = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d{1,5})?$/;
const colonsAndDigits = /^[\da-f]{0,4}:[\da-f:.]{3,43}$/i;

function isIpAddress(value: string): boolean {
  if (value.length < 6 || value.length > 45) return false;
  if (fourNumbers.test(value)) return ipaddr.IPv4.isValidFourPartDecimal(value.split(':', 1)[0]);
  return colonsAndDigits.test(value) && ipaddr.IPv6.isValid(value);
}

const header = [
  ...['ip', 'ip address', 'ip addr', 'ipv', 'remote addr', 'remote address', 'client ip', 'source ip'],
  ...['host ip', 'src ip', 'dst ip', 'dest ip', 'ip src', 'x forwarded for', 'IP-Adresse', 'adresse ip'],
  ...['dirección ip', 'ipアドレス', 'ip地址', 'ip位址'],
];
const named = phrasesOf(header);

/** Four small numbers are more often versions or object identifiers. */
const LARGE_PART = 64;
const LEAST_WITH_LARGE_PART = 0.3;

function areNoVersions(column: ColumnSample): boolean {
  if (longestPhrase(column.header, named) !== undefined) return true;
  const large = column.probe.filter((value) =>
    value.split(/[.:]/).some((part) => Number(part) >= LARGE_PART || /[a-f]/i.test(part)),
  );
  return large.length >= LEAST_WITH_LARGE_PART * column.probe.length;
}

export const ipAddress = byForm({
  id: 'ip-address',
  label: 'IP addresses',
  kind: 'ip',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'O',
  header,
  not: [
    ...['version', 'firmware', 'release', 'build', 'revision', 'subnet', 'netmask', 'oid', 'gateway'],
    ...['Versionsnummer', '版本', 'バージョン'],
  ],
  proof: 'form',
  matches: isIpAddress,
  fits: areNoVersions,
});
