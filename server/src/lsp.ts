/**
 * The language server: which methods it has, what their parameters look like, and who answers them. It greets by itself; what answers
 * is loaded when something is first asked for.
 */

import {
  applyRecipeRequest,
  checkFileRequest,
  columnCardRequest,
  columnsRequest,
  declareNoiseRequest,
  declareRolesRequest,
  detailsRequest,
  editHierarchyRequest,
  heatRequest,
  judgeRecordRequest,
  previewRequest,
  protectRequest,
  pseudonymKeyRequest,
  reachRequest,
  recordFormRequest,
  remediesRequest,
  reviewRequest,
  safeCopyRequest,
  saveRecipeRequest,
  setPopulationRequest,
  splitRequest,
  writeStatisticsRequest,
} from '@quasi/shared/protocol';
import { speak } from '@quasi/shared/words';
import {
  CancellationToken,
  createConnection,
  type InitializeParams,
  ProposedFeatures,
} from 'vscode-languageserver/node';
import { textsOf } from './abilities.ts';
import { complainOf, outliveFailures } from './edge/failures.ts';
import { gateOf } from './edge/gate.ts';
import * as takes from './edge/parameters.ts';
import { anything, type Shape } from './edge/shape.ts';
import { toAnswer } from './edge/toAnswer.ts';
import { type Greeting, greetingOf, initialize, initialized } from './handlers/initialize.ts';
import { rememberKey } from './pseudonymKey.ts';
import { type Handlers, type Service, serviceFor } from './service.ts';
import type { Session } from './session.ts';

/** One that is asked, or one that is told; each hears of parameters of its shape only. */
interface Method {
  readonly name: string;
  readonly shape: Shape<unknown>;
  readonly serverIn: (handlers: Handlers) => Serve<unknown>;
}

type Serve<P> = (session: Session, params: P, token: CancellationToken) => unknown;

function on<P>(name: string, shape: Shape<P>, serverIn: (handlers: Handlers) => Serve<P>): Method {
  // Only what has the shape gets there.
  return { name, shape, serverIn: serverIn as Method['serverIn'] };
}

const requests: readonly Method[] = [
  on('textDocument/hover', takes.atPosition, ({ hover }) => hover),
  on('textDocument/codeAction', takes.inMenu, ({ codeActions }) => codeActions),
  on('codeAction/resolve', takes.entry, ({ codeActionResolve }) => codeActionResolve),
  on('textDocument/codeLens', takes.inDocument, ({ codeLens }) => codeLens),
  on('textDocument/inlayHint', takes.inRange, ({ inlayHints }) => inlayHints),
  on('textDocument/definition', takes.atPosition, ({ definition }) => definition),
  on('textDocument/completion', takes.atPosition, ({ completion }) => completion),
  on('workspace/executeCommand', takes.command, ({ executeCommand }) => executeCommand),
  on(checkFileRequest, takes.checkedFile, ({ checkFile }) => checkFile),
  on(columnsRequest, takes.document, ({ columns }) => columns),
  on(columnCardRequest, takes.column, ({ columnCard }) => columnCard),
  on(reviewRequest, takes.document, ({ review }) => review),
  on(declareRolesRequest, takes.rolesToDeclare, ({ declareRoles }) => declareRoles),
  on(heatRequest, takes.lines, ({ heat }) => heat),
  on(setPopulationRequest, takes.population, ({ setPopulation }) => setPopulation),
  on(remediesRequest, takes.column, ({ remedies }) => remedies),
  on(reachRequest, takes.document, ({ reach }) => reach),
  on(detailsRequest, takes.chosen, ({ details }) => details),
  on(previewRequest, takes.chosen, ({ preview }) => preview),
  on(safeCopyRequest, takes.chosenToWrite, ({ safeCopy }) => safeCopy),
  on(editHierarchyRequest, takes.column, ({ editHierarchy }) => editHierarchy),
  on(saveRecipeRequest, takes.recipeToSave, ({ saveRecipe }) => saveRecipe),
  on(applyRecipeRequest, takes.recipe, ({ applyRecipe }) => applyRecipe),
  on(protectRequest, takes.document, ({ protect }) => protect),
  on(splitRequest, takes.chosenToWrite, ({ split }) => split),
  on(declareNoiseRequest, takes.noiseToDeclare, ({ declareNoise }) => declareNoise),
  on(writeStatisticsRequest, takes.statistics, ({ writeStatistics }) => writeStatistics),
  on(recordFormRequest, takes.recordTable, ({ recordForm }) => recordForm),
  on(judgeRecordRequest, takes.record, ({ judgeRecord }) => judgeRecord),
  on(
    pseudonymKeyRequest,
    takes.key,
    () =>
      (_, { key }) =>
        rememberKey(key),
  ),
];

const notifications: readonly Method[] = [
  on('workspace/didChangeConfiguration', takes.settings, ({ didChangeConfiguration }) => didChangeConfiguration),
  on('workspace/didChangeWatchedFiles', anything, ({ didChangeWatchedFiles }) => didChangeWatchedFiles),
  on('textDocument/didOpen', takes.opened, ({ didOpen }) => didOpen),
  on('textDocument/didChange', takes.changed, ({ didChange }) => didChange),
  on('textDocument/didSave', takes.inDocument, ({ didSave }) => didSave),
  on('textDocument/didClose', takes.inDocument, ({ didClose }) => didClose),
];

/** What the library that we use answers by itself, or hands on in its own way. */
const ofLibrary: ReadonlyMap<string, Shape<unknown>> = new Map<string, Shape<unknown>>([
  ['initialize', takes.initializeParams],
  ['initialized', anything],
  ['shutdown', anything],
  ['exit', anything],
  ['$/cancelRequest', anything],
  ['$/progress', takes.progressToken],
  ['$/setTrace', takes.trace],
  ['window/workDoneProgress/cancel', takes.progressToken],
  ['workspace/didChangeWorkspaceFolders', takes.foldersChanged],
]);

export function startServer(): void {
  outliveFailures();
  const own = [...requests, ...notifications].map(({ name, shape }) => [name, shape] as const);
  const gate = gateOf(new Map([...ofLibrary, ...own]));
  const connection = createConnection(ProposedFeatures.all, { messageStrategy: gate });
  let greeting: Greeting;
  connection.onInitialize((params: InitializeParams) => {
    speak(textsOf(params));
    greeting = greetingOf(connection, params);
    return initialize(greeting);
  });
  connection.onInitialized(async () => {
    try {
      await initialized(greeting, async (event) => {
        const { session, handlers } = await inService();
        await handlers.didChangeWorkspaceFolders(session, event);
      });
    } catch (error) {
      complainOf('initialized', error);
    }
  });
  let service: Promise<Service> | undefined;
  /** Whoever waits for it goes on in the order in which they came, as messages have to be heard. */
  const inService = () => (service ??= serviceFor(greeting));
  for (const { name, serverIn } of requests) {
    connection.onRequest(name, async (params: unknown, token: CancellationToken) => {
      try {
        const { session, handlers } = await inService();
        return await serverIn(handlers)(session, params, token);
      } catch (error) {
        throw toAnswer(name, error);
      }
    });
  }
  const hear = async ({ name, serverIn }: Method, params: unknown) => {
    try {
      const { session, handlers } = await inService();
      await serverIn(handlers)(session, params, CancellationToken.None);
    } catch (error) {
      complainOf(name, error);
    }
  };
  for (const method of notifications) {
    connection.onNotification(method.name, (params: unknown) => hear(method, params));
  }
  connection.onRequest(gate.refusing, gate.refuse);
  connection.onShutdown(async () => (await service)?.session.stop());
  connection.listen();
}
