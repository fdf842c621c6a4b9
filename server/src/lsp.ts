/** The language server: connects each method of the protocol to its handler. */

import {
  type ApplyRecipeParams,
  applyRecipeRequest,
  type CheckFileParams,
  type ColumnCardParams,
  type ColumnsParams,
  checkFileRequest,
  columnCardRequest,
  columnsRequest,
  type DeclareNoiseParams,
  type DetailsParams,
  declareNoiseRequest,
  detailsRequest,
  type EditHierarchyParams,
  editHierarchyRequest,
  type HeatParams,
  heatRequest,
  type JudgeRecordParams,
  judgeRecordRequest,
  type PreviewParams,
  type ProtectParams,
  type PseudonymKeyParams,
  previewRequest,
  protectRequest,
  pseudonymKeyRequest,
  type ReachParams,
  type RecordFormParams,
  type RemediesParams,
  reachRequest,
  recordFormRequest,
  remediesRequest,
  type SafeCopyParams,
  type SaveRecipeParams,
  type SetPopulationParams,
  type SplitParams,
  safeCopyRequest,
  saveRecipeRequest,
  setPopulationRequest,
  splitRequest,
  type WriteStatisticsParams,
  writeStatisticsRequest,
} from '@quasi/shared/protocol';
import { speak } from '@quasi/shared/words';
import { createConnection, type InitializeParams, ProposedFeatures } from 'vscode-languageserver/node';
import { textsOf } from './abilities.ts';
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
import { safeCopy } from './handlers/safeCopy.ts';
import { saveRecipe } from './handlers/saveRecipe.ts';
import { setPopulation } from './handlers/setPopulation.ts';
import { split } from './handlers/split.ts';
import { didChange, didClose, didOpen, didSave } from './handlers/textDocument.ts';
import { didChangeConfiguration, didChangeWatchedFiles, foldersOf } from './handlers/workspace.ts';
import { writeStatistics } from './handlers/writeStatistics.ts';
import { rememberKey } from './pseudonymKey.ts';
import { Session } from './session.ts';

export function startServer(): void {
  const connection = createConnection(ProposedFeatures.all);
  let session: Session;
  connection.onInitialize((params: InitializeParams) => {
    speak(textsOf(params));
    session = new Session(connection, params);
    session.configs.folders = foldersOf(params);
    return initialize(session);
  });
  connection.onInitialized(() => initialized(session));
  connection.onDidChangeConfiguration((params) => didChangeConfiguration(session, params));
  connection.onDidChangeWatchedFiles(() => didChangeWatchedFiles(session));
  connection.onDidOpenTextDocument((params) => didOpen(session, params));
  connection.onDidChangeTextDocument((params) => didChange(session, params));
  connection.onDidSaveTextDocument((params) => didSave(session, params));
  connection.onDidCloseTextDocument((params) => didClose(session, params));
  connection.onHover((params) => hover(session, params));
  connection.onCodeAction((params) => codeActions(session, params));
  connection.onCodeActionResolve((action) => codeActionResolve(session, action));
  connection.onCodeLens((params) => codeLens(session, params));
  connection.languages.inlayHint.on((params) => inlayHints(session, params));
  connection.onDefinition((params) => definition(session, params));
  connection.onCompletion((params) => completion(session, params));
  connection.onExecuteCommand((params) => executeCommand(session, params));
  connection.onRequest(checkFileRequest, (params: CheckFileParams, token) =>
    checkFile(session, params, token, connection.window.attachWorkDoneProgress(params.workDoneToken)),
  );
  connection.onRequest(columnsRequest, (params: ColumnsParams) => columns(session, params));
  connection.onRequest(columnCardRequest, (params: ColumnCardParams) => columnCard(session, params));
  connection.onRequest(heatRequest, (params: HeatParams, token) => heat(session, params, token));
  connection.onRequest(setPopulationRequest, (params: SetPopulationParams) => setPopulation(session, params));
  connection.onRequest(remediesRequest, (params: RemediesParams) => remedies(session, params));
  connection.onRequest(reachRequest, (params: ReachParams) => reach(session, params));
  connection.onRequest(detailsRequest, (params: DetailsParams) => details(session, params));
  connection.onRequest(previewRequest, (params: PreviewParams) => preview(session, params));
  connection.onRequest(safeCopyRequest, (params: SafeCopyParams) => safeCopy(session, params));
  connection.onRequest(editHierarchyRequest, (params: EditHierarchyParams) => editHierarchy(session, params));
  connection.onRequest(saveRecipeRequest, (params: SaveRecipeParams) => saveRecipe(session, params));
  connection.onRequest(applyRecipeRequest, (params: ApplyRecipeParams) => applyRecipe(session, params));
  connection.onRequest(protectRequest, (params: ProtectParams) => protect(session, params));
  connection.onRequest(splitRequest, (params: SplitParams) => split(session, params));
  connection.onRequest(declareNoiseRequest, (params: DeclareNoiseParams) => declareNoise(session, params));
  connection.onRequest(writeStatisticsRequest, (params: WriteStatisticsParams) => writeStatistics(session, params));
  connection.onRequest(recordFormRequest, (params: RecordFormParams) => recordForm(session, params));
  connection.onRequest(judgeRecordRequest, (params: JudgeRecordParams) => judgeRecord(session, params));
  connection.onRequest(pseudonymKeyRequest, ({ key }: PseudonymKeyParams) => rememberKey(key));
  connection.onShutdown(() => session.stop());
  connection.listen();
}
