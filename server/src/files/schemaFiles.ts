/** Schemas of data files on disk: read with the files they name, and found beside the data. */
import { drain } from '@quasi/shared/analysis';
import { findSchema, loadSchema, type Resource, type Schema, type SchemaFiles } from '@quasi/shared/schema';
import { type ReadText, realPath, textOnDisk } from './configFiles.ts';
import { isDecodable } from './decodedText.ts';
import { isFile, sizeOf } from './regularFile.ts';
import { LARGEST_TEXT, readSideFile } from './sideFile.ts';

/** Reads a schema and the files it names, as far as they lie below the folder `top`. */
export function readSchemaFile(path: string, top: string): Schema {
  return drain(readingOfSchema(path, top, textOnDisk));
}

/** The same in steps that each report how many parts they looked at. */
export function readingOfSchema(path: string, top: string, readText: ReadText): Generator<number, Schema> {
  return loadSchema(path, schemaFiles(top, readText));
}

/** The schema of a data file by convention; `read` is asked only for files that are there; what it does not know is passed over. */
export function nearestSchema(
  file: string,
  top: string,
  read: (path: string) => Schema | undefined,
  isThere: (path: string) => boolean = isFile,
): ReturnType<typeof findSchema> {
  return findSchema(file, top, (path) => (isThere(path) ? read(path) : undefined));
}

/** Something is not known that would be meant to count, so nothing of the schema may. */
export function isBroken({ problems }: Schema): boolean {
  return problems.some(({ isGrave }) => isGrave);
}

/** Other than UTF-8, which is found out anyway, and which many programs write without looking. */
export function encodingIn({ encoding }: Resource): string | undefined {
  const label = encoding && new TextDecoder(encoding.value).encoding;
  return label === 'utf-8' ? undefined : label;
}

function schemaFiles(top: string, read: ReadText): SchemaFiles {
  return { folder: realPath(top), read, realPath, size: sizeOf, isDecodable: isDecodableFile };
}

/** As it is on disk, from where an editor that has it open has read it. */
function isDecodableFile(path: string): boolean {
  try {
    return isDecodable(readSideFile(path, LARGEST_TEXT));
  } catch {
    // A file that was never written comes from a person.
    return true;
  }
}
