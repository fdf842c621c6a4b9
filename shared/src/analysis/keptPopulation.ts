/** The population that a table's rows are taken from: found out when it is asked for, with the file of it if settings name one, and kept until an edit. */
import type { Settings } from '../config/index.ts';
import type { ProfileFacts } from './facts.ts';
import type { PopulationFile } from './populationFile.ts';
import { type KnownPopulation, populationOf } from './populationOf.ts';
import { staged, type Work } from './progress.ts';
import type { World } from './world.ts';

export class KeptPopulation {
  readonly #world: World;
  #file: PopulationFile | undefined;
  #known: KnownPopulation | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  *known(profile: ProfileFacts): Work<KnownPopulation> {
    this.#known ??= yield* this.#by(this.#world.settings, profile);
    return this.#known;
  }

  /** The facts if this size were stated. */
  *ifStated(population: number, profile: ProfileFacts): Work<KnownPopulation> {
    return yield* this.#by({ ...this.#world.settings, population }, profile);
  }

  /** The file that the settings name, if it is what the population is known by. */
  *file(profile: ProfileFacts): Work<PopulationFile | undefined> {
    const { population } = yield* this.known(profile);
    return population?.source === 'file' || population?.source === 'statistics' ? this.#file : undefined;
  }

  /** No file has to be read to know it. */
  get isQuick(): boolean {
    return this.#known !== undefined || this.#world.settings.populationFile === undefined;
  }

  /** The file is looked at again, and read only if it is another by now. */
  forget(): void {
    this.#known = undefined;
    this.#file = undefined;
  }

  *#by(settings: Settings, profile: ProfileFacts): Work<KnownPopulation> {
    const { table, quasiIdentifiers } = profile;
    const { populationFile } = settings;
    if (populationFile !== undefined) this.#file ??= yield* this.#world.readPopulation(populationFile, settings);
    const compared = quasiIdentifiers.map((column) => table.columns[column].name);
    return yield* staged('columns', table.rowCount, populationOf(settings, profile, compared, this.#file));
  }
}
