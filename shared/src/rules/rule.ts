/** What a rule is. A rule asks for facts and says what they mean; it computes nothing itself. */
import type { ClassFacts, ProfileFacts, StructureFacts } from '../analysis/index.ts';
import type { Finding, Severity, Target } from './finding.ts';

/** What a rule's check returns; code, slug and severity are added by the registry. */
export interface Report {
  readonly target: Target;
  readonly numbers: Readonly<Record<string, number>>;
  readonly message: string;
}

interface RuleHead {
  /** Stable: QS and three digits. */
  readonly code: string;
  /** What a person types; reads as "allow <slug>". */
  readonly slug: string;
  readonly scope: 'file' | 'column' | 'row' | 'cell';
  readonly severity: Severity;
  /** One sentence, as in the catalogue. */
  readonly summary: string;
  readonly since: string;
}

/** `needs` says which facts must be known; structural rules are published before the classes are counted. */
export type Rule = RuleHead &
  (
    | { readonly needs: 'structure'; check(facts: StructureFacts): Iterable<Report> }
    | { readonly needs: 'profile'; check(facts: ProfileFacts): Iterable<Report> }
    | { readonly needs: 'classes'; check(facts: ClassFacts): Iterable<Report> }
  );

export type { Finding };
