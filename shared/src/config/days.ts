/** Days as text, `2026-12-31`: so written, they compare as they follow each other. */

/** Whether the calendar has this day. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
