/** Codes that are made to be unique: anyone who has them in two tables can join the tables, though the codes name nobody. */
import { byForm, type FormDetector } from '../../byForm.ts';
import type { ColumnSample } from '../../sample.ts';
import { things } from './things.ts';

/** Marks of the body are kept as hashes too, and are more than a pseudonym. */
const bodies = 'fingerprint, thumbprint, retina, iris, voiceprint, faceprint, biometric, Fingerabdruck';

const surrogate = (spec: Pick<FormDetector, 'id' | 'label' | 'header' | 'matches' | 'fits'>) =>
  byForm({
    ...spec,
    kind: 'code',
    role: 'identifier',
    isPseudonym: true,
    safeHarbor: 'R',
    not: [things, bodies],
    proof: 'form',
  });

const uuidForm = /^\{?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\}?$/i;

export const uuid = surrogate({
  id: 'uuid',
  label: 'UUIDs',
  header: 'uuid, guid, universally unique identifier',
  matches: (value) => value.length >= 36 && value.length <= 38 && uuidForm.test(value),
});

const ulidForm = /^[0-7][\dA-HJKMNP-TV-Z]{25}$/;

export const ulid = surrogate({
  id: 'ulid',
  label: 'ULIDs',
  header: ['ulid'],
  matches: (value) => value.length === 26 && ulidForm.test(value) && /[A-Z]/.test(value),
});

/** The first eight digits count the seconds since 1970: of 2007 to 2040. */
const objectIdForm = /^(?:4[6-9a-f]|[5-7][\da-f]|8[0-3])[\da-f]{22}$/i;

export const mongoId = surrogate({
  id: 'mongo-id',
  label: 'MongoDB object ids',
  header: 'object id, oid, mongo id',
  matches: (value) => value.length === 24 && objectIdForm.test(value),
  fits: holdsLetters,
});

const hashForm = /^(?:0x)?(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{128})$/i;

export const hash = surrogate({
  id: 'hash',
  label: 'hashes',
  header: 'hash, hashed, md, sha, pseudonym, Streuwert, empreinte, ハッシュ, 哈希, 雜湊',
  matches: (value) => value.length >= 32 && hashForm.test(value),
  fits: (column) => holdsLetters(column) && hasOneLength(column),
});

/** Of 24 random hexadecimal digits one in 80,000 holds no letter. */
function holdsLetters({ probe }: ColumnSample): boolean {
  return probe.filter((value) => /[a-f]/i.test(value)).length > probe.length / 2;
}

/** Hashes are of one length, perhaps with a mark before some. */
function hasOneLength({ probe }: ColumnSample): boolean {
  const lengths = new Set(probe.filter((value) => hashForm.test(value)).map(({ length }) => length));
  return lengths.size <= 2;
}

/** Long ones are cut, so the signature may be missing. */
const jwtForm = /^eyJ[\w-]{8,}\.eyJ[\w-]+(?:\.[\w-]*)?$/;

export const jwt = surrogate({
  id: 'jwt',
  label: 'JSON web tokens',
  header: 'jwt, json web token, id token',
  matches: (value) => value.startsWith('eyJ') && jwtForm.test(value),
});
