/** What of a schema stands at a place of a text: a field, else a table. */
import type { Field, FilePlace, Resource, Schema } from '@quasi/shared/schema';

interface PlaceInSchema {
  readonly resource: Resource;
  readonly field: Field | undefined;
  /** The name of the field, else the beginning of the table. */
  readonly place: FilePlace;
}

export function placeInSchema({ resources }: Schema, path: string, offset: number): PlaceInSchema | undefined {
  for (const resource of resources) {
    const field = resource.fields.find(({ place }) => isIn(place, path, offset));
    if (field) return { resource, field, place: field.namePlace };
  }
  const resource = resources.find(({ place }) => isIn(place, path, offset));
  return resource && { resource, field: undefined, place: { path, offset, length: 0 } };
}

export function isIn(place: FilePlace, path: string, offset: number): boolean {
  return place.path === path && place.offset <= offset && offset <= place.offset + place.length;
}
