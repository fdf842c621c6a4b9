/** The form of values of a declared type, if the type determines it, and whether a value has this form. */
import type { ValueKind } from '../config/index.ts';

/** Each in the plain form of Table Schema and XML Schema; no pattern here goes back over what it has read. */
const forms = {
  integer: /^[+-]?\d+$/,
  number: /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|NaN|[+-]?INF)$/i,
  boolean: /^(?:true|false|0|1)$/i,
  /** In CSVW without a format. */
  numberOrShare: /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[%‰]?|NaN|[+-]?INF)$/i,
  date: /^-?\d{4,6}-(?:0\d|1[0-2])-[0-3]\d(?:Z|[+-]\d\d:\d\d)?$/,
  datetime: /^-?\d{4,6}-(?:0\d|1[0-2])-[0-3]\d[T ][0-2]\d:[0-5]\d:[0-6]\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/,
  time: /^[0-2]\d:[0-5]\d:[0-6]\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/,
  year: /^-?\d{4,6}$/,
  yearmonth: /^-?\d{4,6}-(?:0\d|1[0-2])$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  geopoint: /^\s*[+-]?\d+(?:\.\d*)?\s*,\s*[+-]?\d+(?:\.\d*)?\s*$/,
} as const;

/** `any` where the type says nothing of the form, or states a format of its own. */
export type ValueForm = keyof typeof forms | 'any';

/** Formats of texts that describe their form. */
const textForms = new Map<string | undefined, ValueForm>([
  ['email', 'email'],
  ['uri', 'uri'],
  ['uuid', 'uuid'],
]);

export function formOfText(format: string | undefined): ValueForm {
  return textForms.get(format) ?? 'any';
}

export function hasForm(value: string, form: ValueForm): boolean {
  return form === 'any' || forms[form].test(value);
}

/** Only where the type leaves no doubt: a declared number may be an age or a postcode, which detection knows better. */
export const kindOfForm: Readonly<Partial<Record<ValueForm, ValueKind>>> = {
  date: 'date',
  datetime: 'date',
  year: 'date',
  yearmonth: 'date',
  time: 'time',
  email: 'email',
  uri: 'url',
  geopoint: 'coordinate',
};
