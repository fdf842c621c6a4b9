/** "k and Policy…": a list of policies and a k of one's own; what is chosen is written into quasi.json. */
import {
  type ColumnsParams,
  type Policies,
  policiesRequest,
  type SetPolicyParams,
  setPolicyRequest,
} from '@quasi/shared/protocol';
import { l10n, type QuickPickItem, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { inert } from './inertText.ts';
import { showInformation } from './messages.ts';

interface Choice extends QuickPickItem {
  /** Undefined for a k of one's own. */
  readonly policy: string | undefined;
}

export async function choosePolicy(client: LanguageClient, uri: string): Promise<void> {
  const found = await client.sendRequest<Policies | null>(policiesRequest, { uri } satisfies ColumnsParams);
  if (!found) {
    void showInformation(l10n.t('Quasi is still looking at this file. Try again.'));
    return;
  }
  const chosen = await window.showQuickPick(choices(found), {
    title: l10n.t('What the file must satisfy, written to quasi.json'),
    matchOnDetail: true,
  });
  if (!chosen) return;
  const { policy } = chosen;
  const aim = policy === undefined ? await ownTarget(found.k) : { policy };
  if (aim) await client.sendRequest(setPolicyRequest, { uri, ...aim } satisfies SetPolicyParams);
}

function choices({ policies, k }: Policies): Choice[] {
  const named = policies.map(({ name, asks, isInForce }) => ({
    label: inert(name),
    detail: inert(asks),
    ...(isInForce && { description: l10n.t('in force') }),
    policy: name,
  }));
  const own = {
    label: l10n.t('Another k…'),
    description: l10n.t('now {0}', k.toLocaleString('en')),
    policy: undefined,
  };
  return [...named, own];
}

async function ownTarget(k: number): Promise<{ readonly k: number } | undefined> {
  const typed = await window.showInputBox({
    title: l10n.t('Another k'),
    prompt: l10n.t('How many rows must share the values of each row, the row itself included?'),
    value: String(k),
    validateInput: (text) => (isTarget(text) ? undefined : l10n.t('Type a whole number above 0, for example 5.')),
  });
  return typed === undefined ? undefined : { k: Number(typed.trim()) };
}

function isTarget(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text.trim());
}
