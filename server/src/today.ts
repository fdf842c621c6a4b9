/** Days as ISO dates, by the calendar here. */

export function today(): string {
  return isoDay(new Date());
}

export function inOneYear(): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() + 1);
  return isoDay(day);
}

function isoDay(day: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}
