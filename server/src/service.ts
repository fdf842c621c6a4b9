/** What answers once something is asked: the session and its handlers, loaded then. To be started and ended again costs next to nothing. */
import type { Greeting } from './handlers/initialize.ts';
import type { Session } from './session.ts';

export type Handlers = typeof import('./handlers/index.ts');

export interface Service {
  readonly session: Session;
  readonly handlers: Handlers;
}

export async function serviceFor(greeting: Greeting): Promise<Service> {
  const [handlers, { Session }] = await Promise.all([import('./handlers/index.ts'), import('./session.ts')]);
  return { session: new Session(greeting), handlers };
}
