/** Columns that options leave open are those that `quasi.json` declares, or else those that show what they are: sensitive ones, the subject, the weight. */
import { type ProfileFacts, subjectAmong } from '@quasi/shared/analysis';
import { declarationOf, patternOf, type Role, type Settings } from '@quasi/shared/config';
import type { FileRequest } from './otherFiles.ts';

/** The user of `--user` is the subject of rows, whatever else is declared; `row`: every row is about another person. */
export function withUser(settings: Settings, user: string | undefined): Settings {
  return user === undefined ? settings : withOnly(settings, 'subject', user === 'row' ? undefined : user);
}

/** The column of `--weights` holds the weights, and no other, whatever is declared: their sum may be the population. */
export function withWeights(settings: Settings, weights: string | undefined): Settings {
  return weights === undefined ? settings : withOnly(settings, 'weight', weights);
}

/** `name`: the only column with this role; none if undefined. */
function withOnly(settings: Settings, role: 'subject' | 'weight', name: string | undefined): Settings {
  const columns = settings.columns.map((column) =>
    column.role === role ? { ...column, role: 'insensitive' as const } : column,
  );
  return { ...settings, columns: name === undefined ? columns : [...columns, { name: patternOf(name), role }] };
}

/** Declares the columns insensitive that look like subjects. */
export function withoutSubjects(settings: Settings, { table, roles }: ProfileFacts): Settings {
  const subjects = table.columns.filter((_, i) => roles[i].role === 'subject');
  const declared = subjects.map(({ name }) => ({ name: patternOf(name), role: 'insensitive' as const }));
  return { ...settings, columns: [...settings.columns, ...declared] };
}

/** A weight counts only if it is declared: a sum of other numbers would be taken for people. */
export function withDeclaredColumns(request: FileRequest, { table, roles, settings }: ProfileFacts): FileRequest {
  const declared = (role: Role) =>
    table.columns.filter(({ name }) => declarationOf(settings, name).role === role).map(({ name }) => name);
  const subject = subjectAmong(roles);
  const [weight] = declared('weight');
  return {
    ...request,
    sensitive: request.sensitive.length > 0 ? request.sensitive : declared('sensitive'),
    user: request.user ?? (subject === undefined ? undefined : table.columns[subject].name),
    weights: request.weights ?? weight,
  };
}
