/** QS605: columns that a schema has and the data lack, or the reverse; and values that contradict the schema. */
import { releasedOf } from '../../analysis/index.ts';
import { formatCount, formatCountOf, nameList, shortName } from '../../explain/index.ts';
import { type FieldContradiction, unstatedColumns } from '../../schema/index.ts';
import { t } from '../../words/index.ts';
import { type FindingText, findingText } from '../findingText.ts';
import type { DescribedTable, Rule, SchemaReport } from '../rule.ts';

export const schemaMismatch: Rule = {
  code: 'QS605',
  slug: 'schema-mismatch',
  scope: 'column',
  severity: 'warning',
  needs: 'structure',
  summary: 'The schema has columns that the data lack, or the data have columns that the schema lacks.',
  since: '0.2.0',
  together: ({ count, names }) =>
    findingText(
      t`Schema and data disagree on ${count} columns: ${names}`,
      t`Fix: correct one of the two, or remove what does not belong there.`,
    ),
  *check({ table, statedColumns }) {
    if (!statedColumns || statedColumns.mayHaveOthers) return;
    const extra = unstatedColumns(statedColumns.names, table).map((column) => table.columns[column]);
    for (const { name, index } of extra) {
      yield {
        target: { kind: 'column', column: index },
        numbers: {},
        ...findingText(
          t`The schema has no field for ${shortName(name)}`,
          t`So nothing is stated about this column. Fix: add a field for it, or remove the column.`,
        ),
      };
    }
  },
  checkDescribed,
};

function* checkDescribed({ resource, facts, comparison }: DescribedTable): Iterable<SchemaReport> {
  const { missing, missingIsWrong, isOutOfOrder, contradictions } = comparison;
  const report = (place: Pick<SchemaReport, 'path' | 'offset' | 'length'>, said: FindingText) => {
    const { path, offset, length } = place;
    return { path, offset, length, ...said, isSchema: false, numbers: {} };
  };
  if (missingIsWrong) {
    const there = nameList(facts.table.columns.map(({ name }) => name));
    for (const { name, namePlace } of missing) {
      const said = findingText(
        t`The data have no column ${shortName(name)}`,
        t`So this field has no effect. The columns are ${there}. Fix: correct the name, or remove the field.`,
      );
      yield { ...report(namePlace, said), column: name };
    }
  }
  if (isOutOfOrder) {
    const said = findingText(
      t`Columns and fields are in a different order`,
      t`A schema fixes the order unless "fieldsMatch" says otherwise. Fix: put the fields in the order of the columns.`,
    );
    yield report(headOf(resource.place), said);
  }
  const population = resource.quasi.said['quasi:population'];
  const released = releasedOf(facts);
  if (population !== undefined && population < released.count) {
    const stated = resource.quasi.trees.get('quasi:population');
    const count = formatCount(released.count);
    const headline = released.arePeople
      ? t`The data are about ${count} people, more than the stated population`
      : t`The data have ${count} rows, more than the stated population`;
    if (stated)
      yield report({ path: stated.path, ...stated.value }, findingText(headline, t`Fix: correct the number.`));
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

function contradictionText({ field, what, cells }: FieldContradiction, missingAreStated: boolean): FindingText {
  const some = formatCountOf(cells, t`cell`, t`cells`);
  const name = shortName(field.name);
  const correct = t`Fix: correct one of the two.`;
  switch (what) {
    case 'type':
      return findingText(
        t`${some} of ${name} do not fit the type "${shortName(field.type?.value ?? '')}"`,
        t`Fix: correct the type or the data.`,
      );
    case 'values':
      return findingText(
        t`${some} of ${name} hold values that the schema does not list`,
        t`Fix: add them, or correct the data.`,
      );
    case 'required':
      return findingText(
        t`${some} of ${name} have no value, but the schema requires one`,
        correct,
        ...(missingAreStated
          ? []
          : [t`Texts like NA count as no value unless the schema states "missingValues" (CSVW: "null").`]),
      );
    case 'unique':
      return findingText(t`${some} of ${name} repeat a value, but the schema says values are unique`, correct);
  }
}
