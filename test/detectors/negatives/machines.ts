/** What machines write: versions, times, paths, codes, patterns. */
import { among, between, digits, letters, type Negatives, oneOf, text, two, upTo } from './negative.ts';

const HEX = '0123456789abcdef';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export const machines: Negatives = {
  version: { names: ['version', 'app_version', 'x'], value: (r) => `${upTo(r, 12)}.${upTo(r, 30)}.${upTo(r, 99)}` },
  'four-part version': {
    names: ['build_version', 'Version', 'firmware', 'fw_version', 'driver_release'],
    value: (r) => `${between(r, 1, 12)}.${upTo(r, 9)}.${upTo(r, 250)}.${upTo(r, 250)}`,
  },
  'epoch seconds': {
    names: ['timestamp', 'created', 'ts', 'x'],
    value: (r) => String(1_600_000_000 + Number(digits(r, 8))),
    mayBe: ['time-stamp', 'event-date'],
  },
  'epoch milliseconds': {
    names: ['timestamp_ms', 'epoch', 'x'],
    value: (r) => `${1_600_000_000 + Number(digits(r, 8))}${digits(r, 3)}`,
    mayBe: ['time-stamp', 'event-date'],
  },
  'minutes in a row': {
    names: ['ts', 'x'],
    value: (_, row) => new Date(1.6e12 + row * 3.6e6).toISOString().replace(/\D/g, '').slice(0, 12),
    mayBe: ['time-stamp', 'event-date'],
  },
  port: { names: ['port', 'x'], value: (r) => String(between(r, 1024, 65_535)) },
  'client port': { names: ['client_port', 'user_port'], value: (r) => String(between(r, 1024, 65_535)) },
  'file size': { names: ['size_bytes', 'length'], value: (r) => digits(r, 7) },
  'file path': { names: ['path', 'file'], value: (r) => `/var/log/${letters(r, 5).toLowerCase()}/${digits(r, 4)}.log` },
  'file name': { names: ['filename', 'attachment', 'x'], value: (r) => `report_${digits(r, 4)}.pdf` },
  'git commit': { names: ['commit', 'sha'], value: (r) => text(r, HEX, 40), mayBe: ['hash'] },
  'short hash': { names: ['rev', 'short_sha', 'x'], value: (r) => text(r, HEX, 7) },
  'hash of a file': { names: ['checksum', 'etag', 'file_md5'], value: (r) => text(r, HEX, 32), mayBe: ['hash'] },
  'hex colour': { names: ['color_code', 'x'], value: (r) => `#${text(r, HEX.toUpperCase(), 6)}` },
  base64: { names: ['payload', 'data', 'x'], value: (r) => `${text(r, BASE64, 42)}==` },
  cron: {
    names: ['cron', 'schedule', 'x'],
    value: (r) => `${upTo(r, 60)} ${upTo(r, 24)} * * ${oneOf(r, ['*', '1', '1-5', '0'])}`,
  },
  pattern: { names: ['regex', 'pattern', 'x'], value: (r) => `^[A-Z]{${upTo(r, 9)}}\\d+(?:\\.${upTo(r, 99)})?$` },
  'media type': {
    names: ['mime', 'content_type', 'x'],
    value: among('text/html, image/png, application/json, audio/mpeg, video/mp4, text/csv'),
  },
  'status code': { names: ['status', 'http_status', 'response_code'], value: among('200, 301, 404, 500, 403, 204') },
  method: { names: ['method', 'operation', 'action'], value: among('GET, POST, PUT, DELETE, insert, update, select') },
  'state of a machine': {
    names: ['state', 'status', 'estado', 'Zustand'],
    value: among('running, stopped, pending, failed, idle'),
  },
  'log level': { names: ['level', 'severity', 'x'], value: among('INFO, WARN, ERROR, DEBUG, FATAL') },
  endpoint: {
    names: ['endpoint', 'route', 'x'],
    value: (r) => `/v1/${oneOf(r, ['users', 'orders', 'items'])}/${upTo(r, 900)}`,
  },
  'package of software': {
    names: ['package', 'dependency', 'module'],
    value: (r) => `@${oneOf(r, ['types', 'babel', 'scope'])}/${text(r, 'abcdefgh', 6)}`,
  },
  'package with version': {
    names: ['package', 'x'],
    value: (r) => `${text(r, 'abcdefgh', 6)}@${upTo(r, 9)}.${upTo(r, 9)}.0`,
  },
  'region of a cloud': {
    names: ['region', 'aws_region', 'zone'],
    value: among('us-east-1, eu-central-1, ap-south-1, us-west-2, eu-west-3'),
  },
  'programming language': {
    names: ['language', 'programming_language', 'lang'],
    value: among('Python, Java, JavaScript, Rust, Go, C++, TypeScript'),
  },
  'stored procedure': {
    names: ['stored_procedure', 'proc', 'function_name'],
    value: (r) => `sp_${oneOf(r, ['get', 'set', 'drop'])}_${text(r, 'abcdefgh', 6)}`,
  },
  'device model': {
    names: ['device', 'device_model', 'model', 'phone_model'],
    value: among('iPhone 12, Pixel 7, Galaxy S21, SM-G991B, Redmi 9, Nokia 3310'),
  },
  'memory address': { names: ['address', 'memory_address', 'pointer'], value: (r) => `0x${text(r, HEX, 8)}` },
  'cell of a spreadsheet': { names: ['cell', 'cell_ref'], value: (r) => `${letters(r, 1)}${upTo(r, 99)}` },
  'ratio of shapes': {
    names: ['aspect_ratio', 'resolution', 'x'],
    value: (r) => `${between(r, 300, 4000)}x${between(r, 300, 4000)}`,
  },
  'orientation of pages': { names: ['orientation', 'layout'], value: among('portrait, landscape') },
  'time zone': { names: ['timezone', 'tz', 'x'], value: among('Europe/Berlin, America/New_York, Asia/Tokyo, UTC') },
  duration: {
    names: ['duration', 'elapsed', 'lap'],
    value: (r) => `${two(between(r, 0, 23))}:${two(between(r, 0, 59))}:${two(between(r, 0, 59))}`,
    mayBe: ['time-of-day'],
  },
};
