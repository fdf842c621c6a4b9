/** Files on disk as tables: what the language server and the command line may use of this folder. */
export { type ByteInput, bytesAsInput, openFile } from './byteInput.ts';
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
export { filesBelow, isDataFile } from './dataFiles.ts';
export { decodedText, isDecodable } from './decodedText.ts';
export { delimiterHint } from './delimiterHint.ts';
export { asFileProblem, FileProblem } from './fileProblem.ts';
export { fileState } from './fileState.ts';
export { FileText } from './fileText.ts';
export {
  type HierarchiesOnDisk,
  HierarchyFiles,
  hierarchyFinder,
  isHierarchyFile,
  nameFrom,
  readHierarchyFile,
} from './hierarchyFiles.ts';
export { lineAndColumn, placesIn } from './lineAndColumn.ts';
export { LineIndex } from './lineIndex.ts';
export { holdsStatistics, PopulationFiles, populationFileOf } from './populationFiles.ts';
export { type Position, positionAt } from './positionAt.ts';
export {
  type FileReadingOptions,
  type ReadingProgress,
  readTableFile,
  readTableFrom,
  type TableFile,
} from './readTableFile.ts';
export { replaceFile } from './replaceFile.ts';
export { encodingIn, isBroken, isFile, nearestSchema, readingOfSchema, readSchemaFile } from './schemaFiles.ts';
