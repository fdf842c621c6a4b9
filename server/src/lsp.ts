/**
 * The language server: which methods it has, what their parameters look like, and who answers them. It greets by itself; what answers
 * is loaded when something is first asked for.
 */

import {
  acceptBaselineRequest,
  addConnectionRequest,
  applyRecipeRequest,
  cardAtRequest,
  checkFileRequest,
  checkTableRequest,
  checkWorkspaceRequest,
  columnCardRequest,
  columnsRequest,
  connectionsRequest,
  declareNoiseRequest,
  declareRolesRequest,
  detailsRequest,
  editHierarchyRequest,
  fixIdentifiersRequest,
  heatRequest,
  identifiersRequest,
  judgeRecordRequest,
  notAboutPeopleRequest,
  openConfigRequest,
  policiesRequest,
  previewRequest,
  protectRequest,
  pseudonymKeyRequest,
  reachRequest,
  recordFormRequest,
  remediesRequest,
  renewRequest,
  reportRequest,
  reviewRequest,
  safeCopyRequest,
  saveRecipeRequest,
  setPolicyRequest,
  setPopulationRequest,
  splitRequest,
  tableTextRequest,
  whatIfRemedyRequest,
  whatIfRequest,
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
import type { Session } from './session.ts';

/** A request or a notification; each gets parameters of its own shape only. */
interface Method {
  readonly name: string;
  readonly shape: Shape<unknown>;
  readonly handler: keyof Handlers;
}

type Serve<P> = (session: Session, params: P, token: CancellationToken) => unknown;

/** The handlers that take parameters of this shape. */
type ServerOf<P> = { [Name in keyof Handlers]: Handlers[Name] extends Serve<P> ? Name : never }[keyof Handlers];

function on<P>(name: string, shape: Shape<P>, handler: ServerOf<NoInfer<P>>): Method {
  return { name, shape, handler };
}

const requests: readonly Method[] = [
  on('textDocument/hover', takes.atPosition, 'hover'),
  on('textDocument/codeAction', takes.inMenu, 'codeActions'),
  on('codeAction/resolve', takes.entry, 'codeActionResolve'),
  on('textDocument/codeLens', takes.inDocument, 'codeLens'),
  on('textDocument/inlayHint', takes.inRange, 'inlayHints'),
  on('textDocument/definition', takes.atPosition, 'definition'),
  on('textDocument/completion', takes.atPosition, 'completion'),
  on('workspace/executeCommand', takes.command, 'executeCommand'),
  on(checkFileRequest, takes.checkedFile, 'checkFile'),
  on(checkWorkspaceRequest, takes.checkedWorkspace, 'checkWorkspace'),
  on(connectionsRequest, takes.configs, 'connections'),
  on(addConnectionRequest, takes.connectionToAdd, 'addConnection'),
  on(checkTableRequest, takes.checkedTable, 'checkTable'),
  on(tableTextRequest, takes.document, 'tableText'),
  on(columnsRequest, takes.document, 'columns'),
  on(cardAtRequest, takes.atPosition, 'cardAt'),
  on(columnCardRequest, takes.column, 'columnCard'),
  on(reviewRequest, takes.document, 'review'),
  on(declareRolesRequest, takes.rolesToDeclare, 'declareRoles'),
  on(heatRequest, takes.lines, 'heat'),
  on(policiesRequest, takes.document, 'policies'),
  on(setPolicyRequest, takes.policy, 'setPolicy'),
  on(openConfigRequest, takes.document, 'openConfig'),
  on(reportRequest, takes.reported, 'report'),
  on(whatIfRequest, takes.whatIf, 'whatIf'),
  on(whatIfRemedyRequest, takes.whatIfRemedy, 'whatIfRemedy'),
  on(setPopulationRequest, takes.population, 'setPopulation'),
  on(remediesRequest, takes.column, 'remedies'),
  on(reachRequest, takes.document, 'reach'),
  on(identifiersRequest, takes.document, 'identifiers'),
  on(fixIdentifiersRequest, takes.identifiersToFix, 'fixIdentifiers'),
  on(notAboutPeopleRequest, takes.document, 'notAboutPeople'),
  on(acceptBaselineRequest, takes.document, 'acceptBaseline'),
  on(detailsRequest, takes.chosen, 'details'),
  on(previewRequest, takes.previewed, 'preview'),
  on(renewRequest, takes.renewed, 'renew'),
  on(safeCopyRequest, takes.chosenToWrite, 'safeCopy'),
  on(editHierarchyRequest, takes.column, 'editHierarchy'),
  on(saveRecipeRequest, takes.recipeToSave, 'saveRecipe'),
  on(applyRecipeRequest, takes.recipe, 'applyRecipe'),
  on(protectRequest, takes.document, 'protect'),
  on(splitRequest, takes.chosenToWrite, 'split'),
  on(declareNoiseRequest, takes.noiseToDeclare, 'declareNoise'),
  on(writeStatisticsRequest, takes.statistics, 'writeStatistics'),
  on(recordFormRequest, takes.recordTable, 'recordForm'),
  on(judgeRecordRequest, takes.record, 'judgeRecord'),
  on(pseudonymKeyRequest, takes.key, 'pseudonymKey'),
];

const notifications: readonly Method[] = [
  on('workspace/didChangeConfiguration', takes.settings, 'didChangeConfiguration'),
  on('workspace/didChangeWatchedFiles', anything, 'didChangeWatchedFiles'),
  on('textDocument/didOpen', takes.opened, 'didOpen'),
  on('textDocument/didChange', takes.changed, 'didChange'),
  on('textDocument/didSave', takes.inDocument, 'didSave'),
  on('textDocument/didClose', takes.inDocument, 'didClose'),
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
  /** Requests that wait for it go on in the order in which they came, as messages have to be heard. */
  const inService = () => (service ??= serviceFor(greeting));
  const serve = async ({ handler }: Method, params: unknown, token: CancellationToken) => {
    const { session, handlers } = await inService();
    // Only what has the shape gets there.
    return await (handlers[handler] as Serve<unknown>)(session, params, token);
  };
  for (const method of requests) {
    connection.onRequest(method.name, (params: unknown, token: CancellationToken) =>
      serve(method, params, token).catch((error: unknown) => {
        throw toAnswer(method.name, error);
      }),
    );
  }
  for (const method of notifications) {
    connection.onNotification(method.name, async (params: unknown) => {
      await serve(method, params, CancellationToken.None).catch((error: unknown) => complainOf(method.name, error));
    });
  }
  connection.onRequest(gate.refusing, gate.refuse);
  connection.onShutdown(async () => (await service)?.session.stop());
  connection.listen();
}

/** What answers once something is asked: the session and its handlers, loaded then. To be started and ended again costs next to nothing. */
type Handlers = typeof import('./handlers/index.ts');

interface Service {
  readonly session: Session;
  readonly handlers: Handlers;
}

async function serviceFor(greeting: Greeting): Promise<Service> {
  const [handlers, { Session }] = await Promise.all([import('./handlers/index.ts'), import('./session.ts')]);
  return { session: new Session(greeting), handlers };
}
