/** Files on disk as tables: what the language server and the command line may use of this folder. */
export { baselineAt, baselineIfReadable, baselineNumbers, pathInBaseline } from './baselineFiles.ts';
export { type ByteInput, bytesAsInput, changed, openFile } from './byteInput.ts';
export {
  configPath,
  nearestConfig,
  type ReadText,
  readConfigFile,
  realPath,
  textOnDisk,
  topFolder,
} from './configFiles.ts';
export { DatabaseFiles } from './databaseFiles.ts';
export { decodedText, isDecodable } from './decodedText.ts';
export { delimiterHint } from './delimiterHint.ts';
export { Draft } from './draft.ts';
export { asFileProblem, FileProblem, unwritable } from './fileProblem.ts';
export { contentState, fileState } from './fileState.ts';
export {
  HierarchyFiles,
  hierarchyFinder,
  isHierarchyFile,
  nameFrom,
  readHierarchyFile,
} from './hierarchyFiles.ts';
export { beginAsRecords, holdsRecords, isJsonName, mayBeAnyJson, withoutGz } from './jsonFiles.ts';
export { lineAndColumn, placesIn } from './lineAndColumn.ts';
export { LineIndex } from './lineIndex.ts';
export { release, watchOver } from './liveDrafts.ts';
export { type Output, putAll } from './output.ts';
export { beginsAsText, holdsStatistics, PopulationFiles, populationFileOf } from './populationFiles.ts';
export { type Position, positionsIn } from './positionAt.ts';
export {
  type FileReadingOptions,
  type ReadingProgress,
  readTableFile,
  readTableFrom,
  requireRoom,
  type TableFile,
} from './readTableFile.ts';
export { isFile } from './regularFile.ts';
export { requireFewColumns } from './requireFewColumns.ts';
export { encodingIn, isBroken, nearestSchema, readingOfSchema, readSchemaFile } from './schemaFiles.ts';
export { LARGEST_TEXT, readSideFile } from './sideFile.ts';
export { loadSideReader } from './sideRecords.ts';
export { Transcoder } from './transcoder.ts';
export { VerifiedInput } from './verifiedInput.ts';
export { type LeavesOut, nothingLeftOut, type Walked, walk } from './walk.ts';
export { type FileFormat, whatItIs } from './whatItIs.ts';
export { fromWindows1252 } from './windows1252.ts';
export { type Content, writeWhole } from './writeWhole.ts';
