/** QS605: columns that a schema has and the data lack, or the reverse; and what the data hold against what the schema says of a column. */
import { releasedOf } from '../../analysis/index.ts';
import { formatCount, formatCountOf, nameList, shownName } from '../../explain/index.ts';
import { type FieldContradiction, unstatedColumns } from '../../schema/index.ts';
import { t } from '../../words/index.ts';
import { MOST_COLUMNS, markedText, reportFirst } from '../marked.ts';
import type { DescribedTable, Rule, SchemaReport } from '../rule.ts';

export const schemaMismatch: Rule = {
  code: 'QS605',
  slug: 'schema-mismatch',
  scope: 'column',
  severity: 'warning',
  needs: 'structure',
  summary: 'The schema has columns that the data lack, or the data have columns that the schema lacks.',
  since: '0.2.0',
  *check({ table, statedColumns }) {
    if (!statedColumns || statedColumns.mayHaveOthers) return;
    const extra = unstatedColumns(statedColumns.names, table).map((column) => table.columns[column]);
    yield* reportFirst(
      extra,
      extra.length,
      MOST_COLUMNS,
      ({ name, index }) => ({
        target: { kind: 'column', column: index },
        numbers: {},
        message: t`The schema has no field for ${shownName(name)}, so it says nothing of what this column is. Add a field for it, or take the column out.`,
      }),
      (reported) => ({
        target: { kind: 'file' },
        numbers: { columns: extra.length },
        message: t`The schema has no field for ${formatCountOf(extra.length, t`column`, t`columns`)}; ${markedText(reported)}.`,
      }),
    );
  },
  checkDescribed,
};

function* checkDescribed({ resource, facts, comparison }: DescribedTable): Iterable<SchemaReport> {
  const { missing, missingIsWrong, isOutOfOrder, contradictions } = comparison;
  const report = (place: Pick<SchemaReport, 'path' | 'offset' | 'length'>, message: string) => {
    const { path, offset, length } = place;
    return { path, offset, length, message, isSchema: false, numbers: {} };
  };
  if (missingIsWrong) {
    const there = nameList(facts.table.columns.map(({ name }) => name));
    for (const { name, namePlace } of missing) {
      const message = t`The data have no column ${shownName(name)}, so what the schema says of it has no effect. They have ${there}. Correct the name, or take the field out.`;
      yield { ...report(namePlace, message), column: name };
    }
  }
  if (isOutOfOrder) {
    const message = t`The columns of the data stand in another order than the fields, which asks for theirs unless "fieldsMatch" says otherwise. Put the fields in the order of the columns.`;
    yield report(headOf(resource.place), message);
  }
  const population = resource.quasi.said['quasi:population'];
  const released = releasedOf(facts);
  if (population !== undefined && population < released.count) {
    const stated = resource.quasi.trees.get('quasi:population');
    const count = formatCount(released.count);
    const message = released.arePeople
      ? t`The data are about more people than the population is said to have: ${count}. Correct the number.`
      : t`The data have more rows than the population is said to have people: ${count}. Correct the number.`;
    if (stated) yield report({ path: stated.path, ...stated.value }, message);
  }
  for (const each of contradictions) {
    const { field, cells } = each;
    const place = each.what === 'type' && field.type ? field.type : field.namePlace;
    const message = contradictionText(each, resource.missingValues !== undefined);
    yield { ...report(place, message), column: field.name, numbers: { cells } };
  }
}

/** Of a whole table only its beginning is marked. */
function headOf<P extends { readonly length: number }>(place: P): P {
  return { ...place, length: Math.min(1, place.length) };
}

function contradictionText({ field, what, cells }: FieldContradiction, missingAreStated: boolean): string {
  const some = formatCountOf(cells, t`cell`, t`cells`);
  const name = shownName(field.name);
  switch (what) {
    case 'type':
      return t`In ${some} of ${name} the data have another form than the type "${shownName(field.type?.value ?? '')}" says. Correct the type, or the data.`;
    case 'values':
      return t`In ${some} of ${name} the data hold a value that the schema does not list. Add it, or correct the data.`;
    case 'required': {
      const message = t`In ${some} of ${name} the data have no value, though the schema requires one. Correct one of the two.`;
      if (missingAreStated) return message;
      return `${message} ${t`Texts such as NA count as no value, unless the schema states "missingValues" (in CSVW "null").`}`;
    }
    case 'unique':
      return t`In ${some} of ${name} the data repeat a value, though the schema says that each row has its own. Correct one of the two.`;
  }
}
