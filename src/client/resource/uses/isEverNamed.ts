import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { eventsName } from '#domain/map/eventReferences.ts';
import { referencesOf } from '#domain/resource/references.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';

/** Whether records or events can refer to a kind at all; the uses of other kinds are never requested. */
export const isEverNamed = (kind: RecordKindName): boolean =>
  eventsName(kind) || CONTENT_KINDS.some((resource) => referencesOf(resource, kind).length > 0);
