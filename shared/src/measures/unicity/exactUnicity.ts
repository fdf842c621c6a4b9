/** Unicity for one and two known points, over all of them (de Montjoye et al. 2013, 2015). */
import type { UserPoints } from './userPoints.ts';

/** Over users: somebody knows some points of a user, all choices of them equally likely, all points of a user who has fewer. */
export interface Unicity {
  /** How often no other user has these points. */
  readonly unique: number;
  /** How often the user is found by choosing among those who have them: the mean of 1 / users who do. */
  readonly risk: number;
}

/** Of users who have points; undefined if none has. */
export function unicityOfOne({ users, starts, points, ownerStarts }: UserPoints): Unicity | undefined {
  const mean = new MeanOfUsers();
  for (let user = 0; user < users; user++) {
    let alone = 0;
    let risk = 0;
    for (let i = starts[user]; i < starts[user + 1]; i++) {
      const owners = ownerStarts[points[i] + 1] - ownerStarts[points[i]];
      if (owners === 1) alone++;
      risk += 1 / owners;
    }
    mean.add(alone, risk, starts[user + 1] - starts[user]);
  }
  return mean.result();
}

/** Each step goes through so much. */
const workPerStep = 100_000;

/**
 * The same for two. A user is compared with all who share two points, pair by pair; where that takes more than `mostWork` steps nothing
 * comes of it. Yields users done.
 */
export function* unicityOfTwo(of: UserPoints, mostWork: number): Generator<number, Unicity | undefined> {
  const { users, starts, points, ownerStarts, owners } = of;
  const mean = new MeanOfUsers();
  // Of the user at hand: other user → the places of the points they share, ascending.
  const shared = new Map<number, number[]>();
  let work = 0;
  let lastStep = 0;
  for (let user = 0; user < users; user++) {
    const [from, to] = [starts[user], starts[user + 1]];
    const own = to - from;
    if (own === 0) continue;
    if (own === 1) {
      const others = ownerStarts[points[from] + 1] - ownerStarts[points[from]];
      mean.add(others === 1 ? 1 : 0, 1 / others, 1);
      continue;
    }
    work += (own * own) / 2;
    if (work > mostWork) return undefined;
    shared.clear();
    for (let place = 0; place < own; place++) {
      const point = points[from + place];
      for (let i = ownerStarts[point]; i < ownerStarts[point + 1]; i++) {
        if (owners[i] === user) continue;
        const places = shared.get(owners[i]);
        if (places === undefined) shared.set(owners[i], [place]);
        else places.push(place);
        work++;
      }
    }
    const sharedBy: number[][][] = Array.from({ length: own }, () => []);
    for (const places of shared.values()) {
      if (places.length < 2) continue;
      work += (places.length * places.length) / 2;
      for (const place of places) sharedBy[place].push(places);
    }
    if (work > mostWork) return undefined;
    const others = new Uint32Array(own);
    let alone = 0;
    let risk = 0;
    for (let first = 0; first < own; first++) {
      others.fill(0);
      for (const places of sharedBy[first]) for (let i = places.length - 1; places[i] > first; i--) others[places[i]]++;
      for (let second = first + 1; second < own; second++) {
        if (others[second] === 0) alone++;
        risk += 1 / (others[second] + 1);
      }
      if (work - lastStep > workPerStep) {
        lastStep += own;
        yield user;
      }
    }
    lastStep = work;
    mean.add(alone, risk, (own * (own - 1)) / 2);
  }
  return mean.result();
}

/** The mean over users of their own means over choices. */
class MeanOfUsers {
  #users = 0;
  #unique = 0;
  #risk = 0;

  add(alone: number, risk: number, choices: number): void {
    if (choices === 0) return;
    this.#users++;
    this.#unique += alone / choices;
    this.#risk += risk / choices;
  }

  result(): Unicity | undefined {
    return this.#users === 0 ? undefined : { unique: this.#unique / this.#users, risk: this.#risk / this.#users };
  }
}
