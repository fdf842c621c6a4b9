/** What of a schema stands at a place of a text: a field, else a table. */
import type { FilePlace, Schema } from '@quasi/shared/schema';

/** `place`: the name of the field, else the beginning of the table. */
export function placeInSchema({ resources }: Schema, path: string, offset: number) {
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
