/** What the tables of a schema are called where one of them is to be chosen: by their names, else by their files, each differently. */
import { nameOf } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import type { Resource } from '@quasi/shared/schema';
import { t } from '@quasi/shared/words';

export function tableLabels(resources: readonly Pick<Resource, 'name' | 'title' | 'files'>[]): string[] {
  const own = resources.map(({ name, title, files: [file] }) =>
    shownName(name || title || (file ? nameOf(file.value) : '')),
  );
  return own.map((label, i) => {
    if (label === '') return t`Table ${i + 1}`;
    return own.indexOf(label) === own.lastIndexOf(label) ? label : t`${label} (table ${i + 1})`;
  });
}
