/**
 * The least a language server can do: hold the text, apply edits, and say so when asked. What it costs is the price of the
 * protocol itself, against which Quasi's own work is measured.
 */
import { createConnection, ProposedFeatures, TextDocumentSyncKind, TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { acknowledgeRequest } from './acknowledge.ts';

const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
const documents = new TextDocuments(TextDocument);

connection.onInitialize(() => ({ capabilities: { textDocumentSync: TextDocumentSyncKind.Incremental } }));
connection.onRequest(acknowledgeRequest, (uri: string) => documents.get(uri)?.version ?? 0);
documents.listen(connection);
connection.listen();
