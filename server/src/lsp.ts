/** The language server: which methods it has, what their parameters look like, and who answers them. */

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
import { complainOf, outliveFailures, toAnswer } from './edge/failures.ts';
import { gateOf } from './edge/gate.ts';
import * as takes from './edge/parameters.ts';
import { anything, type Shape } from './edge/shape.ts';
import { applyRecipe } from './handlers/applyRecipe.ts';
import { checkFile } from './handlers/checkFile.ts';
import { codeActions } from './handlers/codeAction.ts';
import { codeActionResolve } from './handlers/codeActionResolve.ts';
import { codeLens } from './handlers/codeLens.ts';
import { columnCard } from './handlers/columnCard.ts';
import { columns } from './handlers/columns.ts';
import { completion } from './handlers/completion.ts';
import { declareNoise } from './handlers/declareNoise.ts';
import { definition } from './handlers/definition.ts';
import { details } from './handlers/details.ts';
import { editHierarchy } from './handlers/editHierarchy.ts';
import { executeCommand } from './handlers/executeCommand.ts';
import { heat } from './handlers/heat.ts';
import { hover } from './handlers/hover.ts';
import { initialize, initialized } from './handlers/initialize.ts';
import { inlayHints } from './handlers/inlayHint.ts';
import { judgeRecord, recordForm } from './handlers/judgeRecord.ts';
import { preview } from './handlers/preview.ts';
import { protect } from './handlers/protect.ts';
import { reach } from './handlers/reach.ts';
import { remedies } from './handlers/remedies.ts';
import { declareRoles, review } from './handlers/review.ts';
import { safeCopy } from './handlers/safeCopy.ts';
import { saveRecipe } from './handlers/saveRecipe.ts';
import { setPopulation } from './handlers/setPopulation.ts';
import { split } from './handlers/split.ts';
import { didChange, didClose, didOpen, didSave } from './handlers/textDocument.ts';
import { didChangeConfiguration, didChangeWatchedFiles, foldersOf } from './handlers/workspace.ts';
import { writeStatistics } from './handlers/writeStatistics.ts';
import { rememberKey } from './pseudonymKey.ts';
import { Session } from './session.ts';

/** One that is asked, or one that is told; each hears of parameters of its shape only. */
interface Method {
  readonly name: string;
  readonly shape: Shape<unknown>;
  readonly serve: (session: Session, params: unknown, token: CancellationToken) => unknown;
}

function on<P>(
  name: string,
  shape: Shape<P>,
  serve: (session: Session, params: P, token: CancellationToken) => unknown,
): Method {
  // Only what has the shape gets here.
  return { name, shape, serve: serve as Method['serve'] };
}

const requests: readonly Method[] = [
  on('textDocument/hover', takes.atPosition, hover),
  on('textDocument/codeAction', takes.inMenu, codeActions),
  on('codeAction/resolve', takes.entry, codeActionResolve),
  on('textDocument/codeLens', takes.inDocument, codeLens),
  on('textDocument/inlayHint', takes.inRange, inlayHints),
  on('textDocument/definition', takes.atPosition, definition),
  on('textDocument/completion', takes.atPosition, completion),
  on('workspace/executeCommand', takes.command, executeCommand),
  on(checkFileRequest, takes.checkedFile, checkFile),
  on(columnsRequest, takes.document, columns),
  on(columnCardRequest, takes.column, columnCard),
  on(reviewRequest, takes.document, review),
  on(declareRolesRequest, takes.rolesToDeclare, declareRoles),
  on(heatRequest, takes.lines, heat),
  on(setPopulationRequest, takes.population, setPopulation),
  on(remediesRequest, takes.column, remedies),
  on(reachRequest, takes.document, reach),
  on(detailsRequest, takes.chosen, details),
  on(previewRequest, takes.chosen, preview),
  on(safeCopyRequest, takes.chosenToWrite, safeCopy),
  on(editHierarchyRequest, takes.column, editHierarchy),
  on(saveRecipeRequest, takes.recipeToSave, saveRecipe),
  on(applyRecipeRequest, takes.recipe, applyRecipe),
  on(protectRequest, takes.document, protect),
  on(splitRequest, takes.chosenToWrite, split),
  on(declareNoiseRequest, takes.noiseToDeclare, declareNoise),
  on(writeStatisticsRequest, takes.statistics, writeStatistics),
  on(recordFormRequest, takes.recordTable, recordForm),
  on(judgeRecordRequest, takes.record, judgeRecord),
  on(pseudonymKeyRequest, takes.key, (_, { key }) => rememberKey(key)),
];

const notifications: readonly Method[] = [
  on('initialized', anything, initialized),
  on('workspace/didChangeConfiguration', takes.settings, didChangeConfiguration),
  on('workspace/didChangeWatchedFiles', anything, didChangeWatchedFiles),
  on('textDocument/didOpen', takes.opened, didOpen),
  on('textDocument/didChange', takes.changed, didChange),
  on('textDocument/didSave', takes.inDocument, didSave),
  on('textDocument/didClose', takes.inDocument, didClose),
];

/** What the library that we use answers by itself, or hands on in its own way. */
const ofLibrary: ReadonlyMap<string, Shape<unknown>> = new Map<string, Shape<unknown>>([
  ['initialize', takes.initializeParams],
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
  let session: Session;
  connection.onInitialize((params: InitializeParams) => {
    speak(textsOf(params));
    session = new Session(connection, params);
    session.configs.folders = foldersOf(params);
    return initialize(session);
  });
  for (const { name, serve } of requests) {
    connection.onRequest(name, async (params: unknown, token: CancellationToken) => {
      try {
        return await serve(session, params, token);
      } catch (error) {
        throw toAnswer(name, error);
      }
    });
  }
  for (const { name, serve } of notifications) {
    connection.onNotification(name, async (params: unknown) => {
      try {
        await serve(session, params, CancellationToken.None);
      } catch (error) {
        complainOf(name, error);
      }
    });
  }
  connection.onRequest(gate.refusing, gate.refuse);
  connection.onShutdown(() => session.stop());
  connection.listen();
}
