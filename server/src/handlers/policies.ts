/** `quasi/policies` and `quasi/setPolicy`: what a file can be asked to satisfy, and what somebody chose, written into the configuration that counts. */
import { policyWords, withPolicy, withTarget } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import type { ColumnsParams, Policies, SetPolicyParams } from '@quasi/shared/protocol';
import { t, translated } from '@quasi/shared/words';
import type { ConfigChange } from '../config/configChange.ts';
import { state, statementThatCounts } from '../config/statement.ts';
import { fileOf, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';

export async function policies(session: Session, { uri }: ColumnsParams): Promise<Policies | null> {
  const isChecked = session.checkedFiles.has(uri) || session.viewOf(uri) !== undefined;
  const settings = session.watch(uri)?.document.settings ?? (isChecked ? await session.settingsOf(uri) : undefined);
  if (!settings) return null;
  const file = fileOf(uri, unsaved());
  const known = Object.keys(session.configs.for(file).policies);
  return {
    policies: known.map((name) => ({
      name: shownName(name),
      asks: Object.hasOwn(policyWords, name)
        ? translated(policyWords[name as keyof typeof policyWords])
        : t`A policy of your own, from quasi.json.`,
      isInForce: settings.policy.name === name,
    })),
    k: settings.k,
  };
}

export async function setPolicy(session: Session, { uri, ...aim }: SetPolicyParams): Promise<void> {
  const file = fileOf(uri, unsaved());
  const change = 'policy' in aim ? namePolicy(session, file, aim.policy) : setTarget(session, file, aim.k);
  if (change) return state(session, t`Set policy`, change);
  throw refusal(t`An entry further down in quasi.json states another policy or k for this file. Change it there.`);
}

function namePolicy(session: Session, file: string, name: string): ConfigChange | undefined {
  const { policies } = session.configs.for(file);
  if (!Object.hasOwn(policies, name)) throw refusal(t`There is no policy of this name.`);
  const { k } = policies[name];
  return statementThatCounts(
    session,
    file,
    (text, glob) => withPolicy(text, glob, name, k),
    (settings) => settings.policy.name === name && (k === undefined || settings.k === k),
  );
}

function setTarget(session: Session, file: string, k: number): ConfigChange | undefined {
  if (!Number.isSafeInteger(k) || k < 1) throw refusal(t`k is a whole number above 0.`);
  return statementThatCounts(
    session,
    file,
    (text, glob) => withTarget(text, glob, k),
    (settings) => settings.k === k,
  );
}

const unsaved = () => t`Save the document first: a policy is stated in quasi.json, beside files on this machine.`;
