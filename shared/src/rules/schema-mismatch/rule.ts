/** QS605: columns that a schema has and the data lack, or the reverse; and what the data hold against what the schema says of a column. */
import { releasedOf } from '../../analysis/index.ts';
import { formatCount, formatCountOf, nameList, shortName } from '../../explain/index.ts';
import { type FieldContradiction, unstatedColumns } from '../../schema/index.ts';
import { t } from '../../words/index.ts';
import type { DescribedTable, Rule, SchemaReport } from '../rule.ts';
import { type Told, told } from '../told.ts';

export const schemaMismatch: Rule = {
  code: 'QS605',
  slug: 'schema-mismatch',
  scope: 'column',
  severity: 'warning',
  needs: 'structure',
  summary: 'The schema has columns that the data lack, or the data have columns that the schema lacks.',
  since: '0.2.0',
  together: ({ count, names }) =>
    told(
      t`Schema and data contradict each other in ${count} columns: ${names}.`,
      t`Correct one of the two, or take out what does not belong there.`,
    ),
  *check({ table, statedColumns }) {
    if (!statedColumns || statedColumns.mayHaveOthers) return;
    const extra = unstatedColumns(statedColumns.names, table).map((column) => table.columns[column]);
    for (const { name, index } of extra) {
      yield {
        target: { kind: 'column', column: index },
        numbers: {},
        ...told(
          t`The schema has no field for ${shortName(name)}, so it says nothing of what this column is.`,
          t`Add a field for it, or take the column out.`,
        ),
      };
    }
  },
  checkDescribed,
};

function* checkDescribed({ resource, facts, comparison }: DescribedTable): Iterable<SchemaReport> {
  const { missing, missingIsWrong, isOutOfOrder, contradictions } = comparison;
  const report = (place: Pick<SchemaReport, 'path' | 'offset' | 'length'>, said: Told) => {
    const { path, offset, length } = place;
    return { path, offset, length, ...said, isSchema: false, numbers: {} };
  };
  if (missingIsWrong) {
    const there = nameList(facts.table.columns.map(({ name }) => name));
    for (const { name, namePlace } of missing) {
      const said = told(
        t`The data have no column ${shortName(name)}, so what the schema says of it has no effect.`,
        t`They have ${there}. Correct the name, or take the field out.`,
      );
      yield { ...report(namePlace, said), column: name };
    }
  }
  if (isOutOfOrder) {
    const said = told(
      t`The columns of the data stand in another order than the fields.`,
      t`A schema asks for the order of its fields unless "fieldsMatch" says otherwise. Put the fields in the order of the columns.`,
    );
    yield report(headOf(resource.place), said);
  }
  const population = resource.quasi.said['quasi:population'];
  const released = releasedOf(facts);
  if (population !== undefined && population < released.count) {
    const stated = resource.quasi.trees.get('quasi:population');
    const count = formatCount(released.count);
    const headline = released.arePeople
      ? t`The data are about more people than the population is said to have: ${count}.`
      : t`The data have more rows than the population is said to have people: ${count}.`;
    if (stated) yield report({ path: stated.path, ...stated.value }, told(headline, t`Correct the number.`));
  }
  for (const each of contradictions) {
    const { field, cells } = each;
    const place = each.what === 'type' && field.type ? field.type : field.namePlace;
    const said = contradictionText(each, resource.missingValues !== undefined);
    yield { ...report(place, said), column: field.name, numbers: { cells } };
  }
}

/** Of a whole table only its beginning is marked. */
function headOf<P extends { readonly length: number }>(place: P): P {
  return { ...place, length: Math.min(1, place.length) };
}

function contradictionText({ field, what, cells }: FieldContradiction, missingAreStated: boolean): Told {
  const some = formatCountOf(cells, t`cell`, t`cells`);
  const name = shortName(field.name);
  const correct = t`Correct one of the two.`;
  switch (what) {
    case 'type':
      return told(
        t`In ${some} of ${name} the data have another form than the type "${shortName(field.type?.value ?? '')}" says.`,
        t`Correct the type, or the data.`,
      );
    case 'values':
      return told(
        t`In ${some} of ${name} the data hold a value that the schema does not list.`,
        t`Add it, or correct the data.`,
      );
    case 'required':
      return told(
        t`In ${some} of ${name} the data have no value, though the schema requires one.`,
        correct,
        ...(missingAreStated
          ? []
          : [t`Texts such as NA count as no value, unless the schema states "missingValues" (in CSVW "null").`]),
      );
    case 'unique':
      return told(
        t`In ${some} of ${name} the data repeat a value, though the schema says that each row has its own.`,
        correct,
      );
  }
}
