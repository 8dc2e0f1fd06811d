import type { Resource } from '#domain/resource/defineResource.ts';
import { labyrinthSetting } from './labyrinthSetting.ts';

/** Every kind of record that lives in the table `records`. A new kind is added to this list and nowhere else. */
export const RECORD_KINDS: readonly Resource[] = [labyrinthSetting];
