/** IP addresses of either version, in one column as logs have them. */
import ipaddr from 'ipaddr.js';
import { byForm } from '../../byForm.ts';
import { longestPhrase, phrasesOf } from '../../header.ts';
import { isDocumentationAddress } from '../../reserved.ts';
import type { ColumnSample } from '../../sample.ts';

const fourNumbers = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d{1,5})?$/;
const colonsAndDigits = /^[\da-f]{0,4}:[\da-f:.]{3,43}$/i;

/** `203.0.113.9(Berlin)`, `203.0.113.9 [proxy]`: logs say where it is. */
const remark = /\s?[([（][^)\]）]{1,60}[)\]）]$/;

function isIpAddress(written: string): boolean {
  const value = written.replace(remark, '');
  if (value.length < 6 || value.length > 45) return false;
  if (fourNumbers.test(value)) return ipaddr.IPv4.isValidFourPartDecimal(value.split(':', 1)[0]);
  return colonsAndDigits.test(value) && ipaddr.IPv6.isValid(value);
}

/** Private networks, the machine itself, and links without a router (RFC 1918, 4193, 6598). */
const internal =
  /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd][\da-f]{2}:|fe80:)/i;

function isInternal(value: string): boolean {
  return internal.test(value);
}

const header = `
  ip, ip address, ip addr, ipv, remote addr, remote address, client ip, source ip, host ip, src ip, dst ip, dest ip,
  ip src, x forwarded for, IP-Adresse, adresse ip, indirizzo ip, endereço ip, ip adres, adres ip, ip adress, ip адрес,
  ip adresi, last ip, login ip, ip주소, 来自IP, 来源IP, 登录IP, 访问IP, 客户端IP, 接続元IP, IP origen, IP de origen, IP source,
  IP-источник, 아이피, dirección ip, ipアドレス, ip地址, ip位址
`;
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

/** Of machines, by what the header calls them. */
const machines = `
  server, host, node, pod, cluster, gateway, router, switch, dst, dest, destination, vm, instance, container, service,
  endpoint, upstream, dns, subnet, netmask, Rechner, serveur, servidor, 服务器, サーバー
`;
const namesMachines = phrasesOf(machines);
const MOST_INTERNAL = 0.5;

/** Addresses that no line of a person has, inside a network or of machines. */
function areOfMachines(column: ColumnSample): boolean {
  if (longestPhrase(column.header, namesMachines) !== undefined) return true;
  const internal = column.probe.filter(isInternal).length;
  return internal > MOST_INTERNAL * column.probe.length;
}

const spec = {
  kind: 'ip',
  role: 'identifier',
  safeHarbor: 'O',
  header,
  not: 'version, firmware, release, build, revision, subnet, netmask, oid, gateway, Versionsnummer, 版本, バージョン',
  proof: 'form',
  matches: isIpAddress,
  isReserved: isDocumentationAddress,
} as const;

export const ipAddress = byForm({
  ...spec,
  id: 'ip-address',
  label: 'IP addresses',
  fits: (column) => areNoVersions(column) && !areOfMachines(column),
});

export const machineAddress = byForm({
  ...spec,
  id: 'machine-address',
  label: 'IP addresses of machines',
  isPseudonym: true,
  fits: (column) => areNoVersions(column) && areOfMachines(column),
});
