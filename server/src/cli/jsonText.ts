/** JSON for people and programs: one member a line, but lists and objects of plain values on a line of their own. */

/** DEL, C1 controls and characters that change the direction of text, which JSON need not escape but a terminal may obey. */
const active = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

export function jsonText(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${written(value, '\n').replace(active, escaped)}\n`;
}

function written(value: unknown, lineStart: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const [open, close] = isList ? '[]' : '{}';
  if (members.length === 0) return `${open}${close}`;
  const isFlat = members.every(([, member]) => typeof member !== 'object' || member === null);
  const inner = `${lineStart}  `;
  const parts = members.map(([name, member]) => {
    const text = written(member, inner);
    return isList ? text : `${JSON.stringify(name)}: ${text}`;
  });
  if (!isFlat) return `${open}${inner}${parts.join(`,${inner}`)}${lineStart}${close}`;
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}
