import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { labyrinthSetting } from './labyrinthSetting.ts';

/** Every kind that lives in the table `records`. A new one is added to this list and nowhere else. */
export const RESOURCES: readonly Resource[] = [labyrinthSetting];

/** The definition of a kind; undefined for one that does not live in the table `records`. */
export const resourceOf = (kind: RecordKindName): Resource | undefined => RESOURCES.find(({ name }) => name === kind);
