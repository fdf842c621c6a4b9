/** The shapes of the parameters that the server takes: all that any handler looks at, and no more, so that no client is refused for what does not matter. */
import type {
  AddConnectionParams,
  ApplyRecipeParams,
  CheckFileParams,
  CheckTableParams,
  CheckWorkspaceParams,
  ChosenRemedy,
  ColumnCardParams,
  ColumnsParams,
  ConnectionsParams,
  DeclareNoiseParams,
  DeclareRolesParams,
  EditHierarchyParams,
  FixIdentifiersParams,
  HeatParams,
  JudgeRecordParams,
  PlaceInText,
  PreviewParams,
  PseudonymKeyParams,
  RecordFormParams,
  RemediesParams,
  RenewParams,
  ReportParams,
  SafeCopyParams,
  SaveRecipeParams,
  SetPolicyParams,
  SetPopulationParams,
  WhatIfParams,
  WhatIfRemedyParams,
  WriteStatisticsParams,
} from '@quasi/shared/protocol';
import {
  anything,
  either,
  fields,
  flag,
  goal,
  ifThere,
  listOf,
  number,
  optional,
  recordOf,
  type Shape,
  such,
  text,
  wholeBelow,
} from './shape.ts';

const position = fields({ line: number, character: number });
export const range: Shape<PlaceInText> = fields({ start: position, end: position });
const textDocument = fields({ uri: text });
const folders = listOf(fields({ uri: text }));
const someObject = optional(recordOf(anything));

/** Their contents are read with care; here they only need to be there. */
export const initializeParams = fields({
  capabilities: fields({
    workspace: optional(fields({ workspaceEdit: optional(fields({ resourceOperations: optional(listOf(text)) })) })),
    textDocument: optional(
      fields({
        codeAction: optional(fields({ resolveSupport: optional(fields({ properties: listOf(text) })) })),
      }),
    ),
    window: someObject,
  }),
  rootUri: optional(text),
  workspaceFolders: optional(folders),
});

export const inDocument = fields({ textDocument });
export const atPosition = fields({ textDocument, position });
export const inRange = fields({ textDocument, range });
export const opened = fields({ textDocument: fields({ uri: text, languageId: text, version: number, text }) });
export const changed = fields({
  textDocument: fields({ uri: text, version: number }),
  contentChanges: listOf(fields({ range: optional(range), text })),
});
export const foldersChanged = fields({ event: fields({ added: folders, removed: folders }) });
export const settings = fields({ settings: anything });
export const command = fields({ command: text, arguments: optional(listOf(anything)) });
export const trace = fields({ value: text });

const diagnostic = fields({
  range,
  message: text,
  source: optional(text),
  code: optional(either(text, number)),
});
export const inMenu = fields({
  textDocument,
  range,
  context: fields({ diagnostics: listOf(diagnostic), only: optional(listOf(text)) }),
});
/** Its data are looked at where it is known what they are about. */
export const entry = fields({ title: text, data: anything });

export const progressToken = fields({ token: either(text, number) });
export const document: Shape<ColumnsParams> = fields({ uri: text });
/** A word that is no more than that in a policy of a page. */
const nonce = such(text, (word) => /^\w{16,64}$/.test(word));
const levels = listOf(wholeBelow(1000));
const triedOut = { uri: text, k: goal, removes: flag };
export const whatIf = fields<WhatIfParams>({ ...triedOut, levels: ifThere(levels) });
export const whatIfRemedy = fields<WhatIfRemedyParams>({ ...triedOut, levels });
export const column: Shape<ColumnCardParams & EditHierarchyParams & RemediesParams> = fields({
  uri: text,
  column: number,
});
/** Which roles there are is looked at where they are written. */
export const rolesToDeclare = fields({
  uri: text,
  roles: listOf(fields({ position: number, name: text, role: text })),
}) as Shape<DeclareRolesParams>;
export const lines: Shape<HeatParams> = fields({ uri: text, ranges: listOf(range) });
export const checkedFile = fields<CheckFileParams>({
  uri: text,
  workDoneToken: optional(either(text, number)),
});
export const reported = fields<ReportParams>({
  uri: text,
  part: optional(text),
  workDoneToken: optional(either(text, number)),
  script: ifThere(fields({ address: text, nonce })),
});
export const configs = fields<ConnectionsParams>({ configs: listOf(text) });
export const connectionToAdd = fields<AddConnectionParams>({ uri: text, name: text, address: text });
export const checkedTable = fields<CheckTableParams>({
  uri: text,
  address: text,
  workDoneToken: optional(either(text, number)),
});
export const identifiersToFix = fields<FixIdentifiersParams>({ uri: text, columns: listOf(number) });
export const checkedWorkspace = fields<CheckWorkspaceParams>({
  uris: listOf(text),
  workDoneToken: optional(either(text, number)),
});
export const population: Shape<SetPopulationParams> = fields({ uri: text, population: number });
export const policy: Shape<SetPolicyParams> = either(
  fields({ uri: text, policy: text }),
  fields({ uri: text, k: number }),
);
export const key: Shape<PseudonymKeyParams> = fields({ key: text });

/** What an entry of the menu, or a remedy of a list, was made from: its `need` is looked at by the sort of entry that it is of. */
export const entryData = fields({ maker: text, uri: text, version: number, reading: number, need: anything });
const chosenRemedy = fields<ChosenRemedy>({
  title: text,
  uri: text,
  isLarge: flag,
  needsKey: flag,
  data: entryData,
  fitsRecipe: optional(flag),
  isNoise: optional(flag),
  isSplit: optional(flag),
});
export const chosen = fields({ chosen: chosenRemedy });
/** Of any other form the one that fits is shown. */
export const previewed = fields({ chosen: chosenRemedy, form: optional(text) }) as Shape<PreviewParams>;
export const renewed: Shape<RenewParams> = fields({ chosen: chosenRemedy, names: listOf(text) });
export const noiseToDeclare: Shape<DeclareNoiseParams> = fields({ chosen: chosenRemedy, mayHoldValues: flag });
export const chosenToWrite: Shape<SafeCopyParams> = fields({ chosen: chosenRemedy, overwrites: flag });
export const recipeToSave = fields<SaveRecipeParams>({
  uri: text,
  chosen: optional(chosenRemedy),
  overwrites: flag,
});
export const recipe: Shape<ApplyRecipeParams> = fields({ uri: text, recipe: fields({ uri: text, text }) });
export const statistics = fields<WriteStatisticsParams>({
  uri: text,
  below: optional(number),
  pairs: flag,
  tree: flag,
  overwrites: flag,
});
export const recordTable = fields<RecordFormParams>({ uri: text, table: optional(text) });
export const record = fields<JudgeRecordParams>({
  uri: text,
  table: optional(text),
  values: listOf(text),
});
