/**
 * What a message has to pass before any handler hears of it: the order in which a server is begun and ended, the methods that there are,
 * and the shape of their parameters. A request that does not pass is answered by why not; a notification is passed over, and the log says so.
 */
import {
  ErrorCodes,
  type Message,
  type MessageStrategy,
  type NotificationMessage,
  type RequestMessage,
  ResponseError,
} from 'vscode-languageserver/node';
import { complain } from './failures.ts';
import type { Shape } from './shape.ts';

interface Gate extends MessageStrategy {
  /** The method that requests which do not pass are handed on as, and what answers it. */
  readonly refusing: string;
  refuse(refused: Refused): ResponseError<void>;
}

interface Refused {
  readonly code: number;
  readonly message: string;
}

/** Nothing that any method asks for goes deeper. */
const MOST_LEVELS = 200;

/** `shapes`: of all methods that there are, by their names. */
export function gateOf(shapes: ReadonlyMap<string, Shape<unknown>>): Gate {
  let stage: 'waiting' | 'serving' | 'ended' = 'waiting';

  function refusalOf({ method, params }: RequestMessage | NotificationMessage): Refused | undefined {
    if (method === 'exit') return undefined;
    if (stage === 'ended') return invalid('The server has been shut down.');
    const isFirst = method === 'initialize';
    if (stage === 'waiting' && !isFirst) {
      return { code: ErrorCodes.ServerNotInitialized, message: 'The server has not been initialized.' };
    }
    if (stage === 'serving' && isFirst) return invalid('The server has been initialized already.');
    const shape = shapes.get(method);
    if (!shape) return { code: ErrorCodes.MethodNotFound, message: 'There is no such method.' };
    // By position: no method has parameters without names.
    const place = Array.isArray(params) || isDeeperThan(MOST_LEVELS, params) ? '' : shape(params);
    if (place === undefined) return undefined;
    const which = place === '' ? 'The parameters' : `The parameter ${place}`;
    return {
      code: ErrorCodes.InvalidParams,
      message: `${which} of ${method} cannot be taken: another type is needed.`,
    };
  }

  return {
    refusing: 'quasi/refused',
    refuse: ({ code, message }) => new ResponseError(code, message),
    handleMessage(message, next) {
      if (isAnswer(message)) return next(message);
      if (!isCall(message)) {
        complain('A message was passed over that is neither a request nor an answer.');
        return;
      }
      const refused = refusalOf(message);
      if (!refused) {
        if (message.method === 'initialize') stage = 'serving';
        if (message.method === 'shutdown') stage = 'ended';
        return next(message);
      }
      if ('id' in message) return next({ ...message, method: this.refusing, params: refused } as Message);
      if (refused.code !== ErrorCodes.MethodNotFound) complain(`A notification was passed over. ${refused.message}`);
    },
  };
}

function invalid(message: string): Refused {
  return { code: ErrorCodes.InvalidRequest, message };
}

function isCall(message: unknown): message is RequestMessage | NotificationMessage {
  const { method, id } = (message ?? {}) as Partial<RequestMessage>;
  return typeof method === 'string' && (id === undefined || isId(id));
}

/** Of the client, to what the server asked. */
function isAnswer(message: unknown): boolean {
  const { method, id, result, error } = (message ?? {}) as Record<string, unknown>;
  return method === undefined && isId(id) && (result !== undefined || (typeof error === 'object' && error !== null));
}

const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number';

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each));
}
