/** The command "Accept Today's Risk as Baseline": from then on only what is worse is shown. */
import { type AcceptBaselineParams, type AcceptBaselineResult, acceptBaselineRequest } from '@quasi/shared/protocol';
import { l10n } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeUri } from './activeTable.ts';
import { showInformation } from './messages.ts';

/** `uri`: from our menu; else the active document is meant. */
export async function acceptBaseline(client: LanguageClient, uri: string | undefined): Promise<void> {
  const meant = uri ?? activeUri(client, l10n.t('Open the data file whose findings are to be accepted.'));
  if (meant === undefined) return;
  const params: AcceptBaselineParams = { uri: meant };
  const { findings } = await client.sendRequest<AcceptBaselineResult>(acceptBaselineRequest, params);
  void showInformation(
    findings === 1
      ? l10n.t('1 finding is accepted. Quasi shows what gets worse from now on.')
      : l10n.t('{0} findings are accepted. Quasi shows what gets worse from now on.', findings.toLocaleString('en')),
  );
}
