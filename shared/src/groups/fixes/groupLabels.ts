/** What groups that were put together are called: `0–4` and `5–9` are `0–9`, `North` and `East` are `North / East`. */

const band =
  /^\D{0,8}(?<from>\d{1,9})(?:\s{0,2}(?<sign>[-–~]|to|bis|à|a)\s{0,2}(?<to>\d{1,9}))?(?<open>\s?\+)?\D{0,8}$/;
const LONGEST = 80;

/** By which groups are ordered; undefined where a group is no number and no band of numbers. */
export function numberIn(text: string): number | undefined {
  const from = band.exec(text.trim())?.groups?.['from'];
  return from === undefined ? undefined : Number(from);
}

/** `members`: what they are called; a group that others took in has none. */
export function labelOf(members: readonly string[]): string {
  if (members.length <= 1) return members[0] ?? '';
  const bands = members.map((text) => band.exec(text.trim())?.groups);
  if (bands.every((each) => each !== undefined)) {
    const sorted = bands.toSorted((a, b) => Number(a['from']) - Number(b['from']));
    const last = sorted[sorted.length - 1];
    if (last['open']) return `${sorted[0]['from']}+`;
    const sign = sorted.find((each) => each['sign'])?.['sign'] ?? '-';
    const between = /\w|à/.test(sign) ? ` ${sign} ` : sign;
    return `${sorted[0]['from']}${between}${last['to'] ?? last['from']}`;
  }
  const all = members.join(' / ');
  return all.length <= LONGEST ? all : `${members[0]} / … (${members.length})`;
}
