/** The configurations of data files: the nearest counts, what is open in the editor beats the disk, and what has not changed is not read again. */
import { existsSync } from 'node:fs';
import { folderOf, joined, type LoadedConfig, noConfig, pathBelow } from '@quasi/shared/config';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { fileState, nearestConfig, readConfigFile, textOnDisk, topFolder } from '../files/index.ts';
import { uriOf } from './configFile.ts';
import { OpenTexts } from './openTexts.ts';

export class Configs {
  readonly open = new OpenTexts();
  /** The folders of the workspace. */
  folders: readonly string[] = [];
  readonly #read = new Map<string, { readonly config: LoadedConfig; readonly states: readonly string[] }>();

  /** What the nearest configuration says of a data file; the same object as long as nothing it was read from changes. */
  for(file: string): LoadedConfig {
    const path = this.#nearest(file);
    return path === undefined ? noConfig : this.read(path);
  }

  /** Where something about a data file is to be written: the nearest configuration, else a new one. */
  placeFor(file: string): string {
    return this.#nearest(file) ?? joined(this.#folderAround(file) ?? folderOf(file), 'quasi.json');
  }

  read(path: string): LoadedConfig {
    const top = this.topOf(path);
    const key = `${path}\n${top}`;
    const known = this.#read.get(key);
    if (known?.config.paths.every((each, i) => this.#stateOf(each) === known.states[i])) return known.config;
    const config = readConfigFile(path, top, (each) => this.#textOf(each));
    this.#read.set(key, { config, states: config.paths.map((each) => this.#stateOf(each)) });
    return config;
  }

  /** What a configuration would say if its text were another. */
  readAs(path: string, text: string): LoadedConfig {
    return readConfigFile(path, this.topOf(path), (each) => (each === path ? text : this.#textOf(each)));
  }

  isThere(path: string): boolean {
    return this.open.get(path) !== undefined || existsSync(path);
  }

  /** Of the file as it is open, else as it is on disk. */
  documentOf(path: string): TextDocument {
    return this.open.get(path)?.document ?? TextDocument.create(uriOf(path), 'jsonc', 0, this.#textOf(path) ?? '');
  }

  /** As an editor shows it, so without byte order mark. */
  #textOf(path: string): string | undefined {
    return this.open.get(path)?.document.getText() ?? textOnDisk(path)?.replace(/^\uFEFF/, '');
  }

  #nearest(file: string): string | undefined {
    return nearestConfig(file, this.topOf(file), (path) => this.isThere(path));
  }

  /** The folder in which a search for what is said of a file ends. */
  topOf(file: string): string {
    return this.#folderAround(file) ?? topFolder(file, folderOf(file));
  }

  /** The innermost folder of the workspace that holds the file. */
  #folderAround(file: string): string | undefined {
    const around = this.folders.filter((folder) => pathBelow(folder, file) !== undefined);
    return around.sort((a, b) => b.length - a.length)[0];
  }

  /** Differs if the text may. */
  #stateOf(path: string): string {
    const open = this.open.get(path);
    return open ? `open ${open.state}` : (fileState(path) ?? 'not to be read');
  }
}
