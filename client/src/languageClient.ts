/** The connection to the language server: how it is started, for which documents, and what it may show by itself. */
import { join } from 'node:path';
import { type ClientOptions, hoverCommands } from '@quasi/shared/protocol';
import { type ExtensionContext, extensions, type LogOutputChannel, l10n, workspace } from 'vscode';
import { LanguageClient, RevealOutputChannelOn, TransportKind } from 'vscode-languageclient/node';
import { documentSelector } from './selector.ts';

export function createLanguageClient(context: ExtensionContext, outputChannel: LogOutputChannel): LanguageClient {
  const server = { module: join(context.extensionPath, 'dist/quasi.mjs'), args: ['lsp'], transport: TransportKind.ipc };
  const debuggedServer = { ...server, options: { execArgv: ['--nolazy', '--inspect=6019'] } };
  // The first argument is also the section in which `trace.server` is looked for.
  return new LanguageClient(
    'quasi',
    'Quasi',
    { run: server, debug: debuggedServer },
    {
      documentSelector,
      initializationOptions: {
        checksConfigBySchema: checksJson(),
        checksYamlBySchema: checksYaml(),
        hasCommands: true,
        texts: l10n.bundle,
      } satisfies ClientOptions,
      outputChannel,
      // Names from a file stand in hovers, where each mark that could begin a link is escaped; only these commands are run at all.
      markdown: { isTrusted: { enabledCommands: Object.values(hoverCommands) } },
      synchronize: { configurationSection: 'quasi' },
      // Errors are in the log and in the status item; nothing opens by itself.
      revealOutputChannelOn: RevealOutputChannelOn.Never,
    },
  );
}

/** YAML is checked by an extension that may be there. */
function checksYaml(): boolean {
  const isThere = extensions.getExtension('redhat.vscode-yaml') !== undefined;
  return isThere && workspace.getConfiguration('yaml').get('validate', true);
}

/** VS Code checks JSON by an extension of its own, which can be turned off. */
function checksJson(): boolean {
  const isThere = extensions.getExtension('vscode.json-language-features') !== undefined;
  return isThere && workspace.getConfiguration('json').get('validate.enable', true);
}
