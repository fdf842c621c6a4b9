/** JSON for people and programs: one member a line, but lists and objects of plain values on a line of their own. */

/**
 * What JSON need not escape, but a terminal may obey or hide: DEL, C1 controls, direction controls, zero-width characters, tags; and `##[error]`,
 * which platforms of CI take for a command.
 */
const active =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]|#(?=#\w*\[)/g;

export function jsonText(value: unknown): string {
  return `${inertJson(written(value, '\n'))}\n`;
}

/** The same JSON, where no text acts as a command where it is shown. */
export function inertJson(json: string): string {
  return json.replace(active, (character) =>
    Array.from({ length: character.length }, (_, i) => unitAsEscape(character.charCodeAt(i))).join(''),
  );
}

function unitAsEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
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
