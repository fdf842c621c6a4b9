/** Which users have which points: a point is what stands in the known columns of a record, and is counted once a user. */

export interface UserPoints {
  readonly users: number;
  /** The points of user u are `points[starts[u]]` to `points[starts[u + 1]]`, ascending. */
  readonly starts: Uint32Array;
  readonly points: Uint32Array;
  /** The users of point p are `owners[ownerStarts[p]]` to `owners[ownerStarts[p + 1]]`, ascending. */
  readonly ownerStarts: Uint32Array;
  readonly owners: Uint32Array;
}

const rowsPerStep = 16_384;

/** `pointOfRow` and `userOfRow` are any numbers below their limits; rows that are not `known` say nothing. Yields rows done. */
export function* userPoints(
  pointOfRow: Uint32Array,
  pointLimit: number,
  userOfRow: Uint32Array,
  userLimit: number,
  known: Uint8Array,
): Generator<number, UserPoints> {
  const byPoint = yield* rowsGrouped(pointOfRow, pointLimit, known);
  const pairs = new Uint32Array(byPoint.rows.length);
  const ownerStarts = new Uint32Array(pointLimit + 1);
  const lastPoint = new Uint32Array(userLimit).fill(0xffffffff);
  const starts = new Uint32Array(userLimit + 1);
  let kept = 0;
  for (let point = 0; point < pointLimit; point++) {
    const from = kept;
    for (let i = byPoint.starts[point]; i < byPoint.starts[point + 1]; i++) {
      const user = userOfRow[byPoint.rows[i]];
      if (lastPoint[user] === point) continue;
      lastPoint[user] = point;
      starts[user + 1]++;
      pairs[kept++] = user;
    }
    pairs.subarray(from, kept).sort();
    ownerStarts[point + 1] = kept;
    if (point % rowsPerStep === 0) yield pointOfRow.length;
  }
  const owners = pairs.subarray(0, kept);
  return { ...compacted(starts, owners, ownerStarts), ownerStarts, owners };
}

/** The points of each user, by going through the points in turn. */
function compacted(
  starts: Uint32Array,
  owners: Uint32Array,
  ownerStarts: Uint32Array,
): Pick<UserPoints, 'users' | 'starts' | 'points'> {
  for (let user = 1; user < starts.length; user++) starts[user] += starts[user - 1];
  const next = starts.slice();
  const points = new Uint32Array(owners.length);
  for (let point = 0; point + 1 < ownerStarts.length; point++) {
    for (let i = ownerStarts[point]; i < ownerStarts[point + 1]; i++) points[next[owners[i]]++] = point;
  }
  return { users: starts.length - 1, starts, points };
}

function* rowsGrouped(
  groupOf: Uint32Array,
  limit: number,
  known: Uint8Array,
): Generator<number, { readonly starts: Uint32Array; readonly rows: Uint32Array }> {
  const starts = new Uint32Array(limit + 1);
  for (let row = 0; row < groupOf.length; row++) {
    if (known[row] === 1) starts[groupOf[row] + 1]++;
    if (row % rowsPerStep === 0) yield row;
  }
  for (let group = 1; group <= limit; group++) starts[group] += starts[group - 1];
  const next = starts.slice();
  const rows = new Uint32Array(starts[limit]);
  for (let row = 0; row < groupOf.length; row++) {
    if (known[row] === 1) rows[next[groupOf[row]]++] = row;
    if (row % rowsPerStep === 0) yield row;
  }
  return { starts, rows };
}
