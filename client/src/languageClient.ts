/** The connection to the language server: how it is started, for which documents, and what it may show by itself. */
import { join } from 'node:path';
import { type ClientOptions, hoverCommands } from '@quasi/shared/protocol';
import { type ExtensionContext, extensions, type LogOutputChannel, l10n, workspace } from 'vscode';
import {
  CloseAction,
  type ConfigurationParams,
  type ConfigurationRequest,
  type ErrorHandler,
  LanguageClient,
  RevealOutputChannelOn,
  TransportKind,
} from 'vscode-languageclient/node';
import { otherJsonLeftAlone } from './otherJson.ts';
import type { PausedFiles } from './pausedFiles.ts';
import { documentSelector } from './selector.ts';

/** `whenGone`: the server has ended so often that it is not started again. */
export function createLanguageClient(
  context: ExtensionContext,
  outputChannel: LogOutputChannel,
  paused: PausedFiles,
  whenGone: () => void,
): LanguageClient {
  const server = { module: join(context.extensionPath, 'dist/quasi.mjs'), args: ['lsp'], transport: TransportKind.ipc };
  const debuggedServer = { ...server, options: { execArgv: ['--nolazy', '--inspect=6019'] } };
  let handler: ErrorHandler;
  // The first argument is also the section in which `trace.server` is looked for.
  const client: LanguageClient = new LanguageClient(
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
      middleware: {
        ...otherJsonLeftAlone(),
        workspace: { configuration: (...asked) => settingsWhereNotPaused(client, paused, ...asked) },
      },
      errorHandler: {
        error: (...happened) => handler.error(...happened),
        async closed() {
          const result = await handler.closed();
          if (result.action === CloseAction.DoNotRestart) whenGone();
          return { ...result, handled: true };
        },
      },
    },
  );
  handler = client.createDefaultErrorHandler();
  return client;
}

/** The settings that the server asks for; of a file that is paused, that Quasi is off. */
async function settingsWhereNotPaused(
  client: LanguageClient,
  paused: PausedFiles,
  params: ConfigurationParams,
  ...[token, next]: [Parameters<ConfigurationRequest.HandlerSignature>[1], ConfigurationRequest.HandlerSignature]
): Promise<unknown[]> {
  const settings = await next(params, token);
  if (!Array.isArray(settings)) return [];
  return params.items.map(({ scopeUri, section }, i) => {
    const uri = scopeUri && client.protocol2CodeConverter.asUri(scopeUri).toString();
    return uri && section === 'quasi' && paused.has(uri) ? { ...settings[i], enable: false } : settings[i];
  });
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
