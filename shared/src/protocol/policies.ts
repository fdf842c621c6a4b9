/** What a file must satisfy: the policies there are, and which one holds. */

/** Client → server: the policies that can be chosen for an open document; null if nothing is known of it. */
export const policiesRequest = 'quasi/policies';
export interface Policies {
  readonly policies: readonly PolicyChoice[];
  /** The k in force. */
  readonly k: number;
}
export interface PolicyChoice {
  readonly name: string;
  /** What it asks for, in a sentence. */
  readonly asks: string;
  readonly isInForce: boolean;
}

/** Client → server: writes a policy, or another k beside it, into the configuration that counts for a document. */
export const setPolicyRequest = 'quasi/setPolicy';
export type SetPolicyParams = { readonly uri: string } & ({ readonly policy: string } | { readonly k: number });
