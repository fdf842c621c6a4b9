/**
 * The hover in a schema: on a field the card of its column, where the data are at hand, and the stated counts of it; on the rest of a table
 * the expected risk by its statistics, beside the one counted in the data.
 */
import { columnCard, predictedCard, shownName, toMarkdown } from '@quasi/shared/explain';
import { hasStatistics } from '@quasi/shared/predicting';
import { columnsOfFields, type Field, type Resource, type Schema, statedColumns } from '@quasi/shared/schema';
import { t } from '@quasi/shared/words';
import { type Hover, MarkupKind } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { cardOfFile, columnMarkdown } from '../../cards.ts';
import { caveatsOf } from '../../caveats.ts';
import { uriOf } from '../../config/configFile.ts';
import { isBroken } from '../../files/index.ts';
import type { Session } from '../../session.ts';
import { toRange } from '../../toLsp.ts';
import { changeBesideData, changeSoon, columnWithChange } from '../changeSoon.ts';
import type { DescribedData, KnownData } from './describedData.ts';
import { placeInSchema } from './schemaPlaces.ts';
import type { ExpectedOfTable, SchemaReview } from './schemaReview.ts';

const MILLISECONDS_FOR_SHAPE = 20;

interface HoveredSchema {
  readonly session: Session;
  readonly data: DescribedData;
  readonly review: SchemaReview;
  readonly schema: Schema;
}

export async function schemaHover(
  { session, data, review, schema }: HoveredSchema,
  document: TextDocument,
  path: string,
  offset: number,
): Promise<Hover | null> {
  const at = placeInSchema(schema, path, offset);
  if (!at) return null;
  const { resource, field, place } = at;
  // Where nothing of a schema counts the data are judged without it, so they would contradict it.
  const files = isBroken(schema) ? [] : review.filesOf(schema);
  const file = files.find((each) => each.resource === resource)?.path;
  const known = file === undefined ? undefined : data.known(file);
  const expected = review.expectedOf(resource);
  const texts = field
    ? await fieldTexts(session, known, expected, resource, field)
    : [tableText(resource, expected), fileText(known, file)];
  const markdown = texts.filter((text) => text !== undefined).join('\n\n---\n\n');
  if (markdown === '') return null;
  const range = field && toRange({ start: place.offset, end: place.offset + place.length }, document);
  return { contents: { kind: MarkupKind.Markdown, value: markdown }, ...(range && { range }) };
}

async function fieldTexts(
  session: Session,
  known: KnownData | undefined,
  expected: ExpectedOfTable | undefined,
  resource: Resource,
  field: Field,
): Promise<(string | undefined)[]> {
  const counted = await columnText(known, resource, field);
  return [counted, await statedText(session, expected, known, field.name, counted !== undefined)];
}

async function columnText(known: KnownData | undefined, resource: Resource, field: Field): Promise<string | undefined> {
  const facts = known?.analysis.known.profile;
  if (!facts) return undefined;
  const { analysis, watch } = known;
  const column = columnsOfFields(statedColumns(resource).names, analysis.table)[resource.fields.indexOf(field)];
  if (column === undefined) return undefined;
  if (watch) return await columnMarkdown(watch, analysis, facts, column, MILLISECONDS_FOR_SHAPE);
  return toMarkdown(columnCard({ facts, column, known: analysis.known, rules: [] }));
}

async function statedText(
  session: Session,
  expected: ExpectedOfTable | undefined,
  known: KnownData | undefined,
  name: string,
  isBesideData: boolean,
): Promise<string | undefined> {
  const statistics = expected?.stated.statistics;
  const place = statistics?.columns.findIndex((column) => column.name === name) ?? -1;
  if (!expected || !statistics || place < 0) return undefined;
  const { prediction, facts } = expected;
  // Before there are data the settings of the schema hold.
  const { k } = known?.analysis.settings ?? facts.settings;
  const change = prediction?.columns.includes(place) ? await changeSoon(session, prediction, place, k) : undefined;
  return (isBesideData ? changeBesideData : columnWithChange)(statistics, place, change);
}

/** Prediction and truth, as far as each is known. */
function tableText(resource: Resource, expected: ExpectedOfTable | undefined): string | undefined {
  if (!expected && hasStatistics(resource))
    return t`Quasi is still working out the prediction: point here again in a moment.`;
  if (!expected?.prediction) return undefined;
  const title = shownName(resource.title ?? resource.name ?? t`This table`);
  const { prediction, counted } = expected;
  return toMarkdown(predictedCard(title, prediction, counted, caveatsOf(resource, prediction.statistics)));
}

function fileText(known: KnownData | undefined, file: string | undefined): string | undefined {
  const classes = known?.analysis.known.classes;
  if (!classes || file === undefined) return undefined;
  const { insight, expected, knowledge, scaling } = known.analysis.known;
  return toMarkdown(cardOfFile(uriOf(file), classes, insight, expected, knowledge, scaling));
}
