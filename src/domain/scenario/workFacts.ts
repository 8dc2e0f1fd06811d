// The facts that readers see of a work before they download it: the author's texts, and counts.
import { planeValues } from '#domain/map/floorGrid.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { readersGrid } from '#domain/map/readersGrid.ts';
import { type RecordOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { additionalImage } from '#domain/resources/additionalImage.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { type AuthorComment, authorComment, isShown } from '#domain/resources/outline/authorComment.ts';
import { type SearchItem, searchItem } from '#domain/resources/outline/searchItem.ts';
import { SUBTITLE_FIELDS, type Subtitle, titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { fromBase64, toBase64 } from '#domain/text/base64.ts';
import { hasFloors } from './labyrinthRanges.ts';
import { recordAt, recordsIn } from './recordsIn.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';
import { type WrittenTexts, writtenTexts } from './writtenTexts.ts';

/** The kinds that are counted for readers, in order. */
export const COUNTED_KINDS = [
  'monster',
  'item',
  'npc',
  'treasure_chest',
  'labyrinth_message',
  'additional_image',
] as const;
const COUNTED: readonly Resource[] = [monster, item, npc, treasureChest, labyrinthMessage, additionalImage];

export interface WorkFacts extends Subtitle {
  readonly title_ja: string;
  readonly title_en: string;
  readonly author_name: string;
  readonly comment_ja: string;
  readonly comment_en: string;
  readonly search_items: SearchItem;
  readonly counts: Readonly<
    Record<'floors' | 'labyrinths' | 'save_points' | 'endings' | (typeof COUNTED_KINDS)[number], number>
  >;
  /** The number of texts in each language; null for a release from before they were counted. */
  readonly texts: WrittenTexts | null;
  /** Pages of comments that are shown in at least one language. */
  readonly pages: readonly (AuthorComment & { readonly number: number })[];
}

/** A drawn floor as shown to readers. */
export interface WorkFloor {
  readonly number: number;
  readonly name_ja: string;
  readonly name_en: string;
  readonly labyrinth_size: number;
  /** Packed, as base64: only its walls and doors (see `readersGrid`). */
  readonly grid: string;
}

const SAVE_POINT = 2001;
const ENDINGS = [2201];

/** Returns the facts of a scenario for its readers, and its drawn floors. */
export function factsOf(content: ScenarioContent): {
  readonly facts: WorkFacts;
  readonly floors: readonly WorkFloor[];
} {
  const drawn = content.floors.flatMap(({ number, settings, grid }) => {
    if (grid === null) return [];
    const { name_ja, name_en, labyrinth_size } = readStored(floorMap, number, settings);
    return [{ number, name_ja, name_en, labyrinth_size, grid: unpackGrid(fromBase64(grid)) }];
  });
  const events = drawn.flatMap(({ grid }) => [...planeValues(grid, 'event_id')]);
  const labyrinths = recordsIn(content, labyrinthSetting).values();
  const counts = Object.fromEntries(COUNTED.map((resource) => [resource.name, recordsIn(content, resource).size]));
  const beside = oneOf(content, titleAuthorName);
  const { comment_ja, comment_en } = beside;
  const { title_ja, title_en, author_name } = content.scenario;
  const pages = Array.from({ length: authorComment.numbers.last }, (_, at) => ({
    number: at + 1,
    ...recordAt(content, authorComment, at + 1),
  }));
  return {
    facts: {
      title_ja,
      title_en,
      author_name,
      comment_ja,
      comment_en,
      ...subtitleOf(beside),
      search_items: oneOf(content, searchItem),
      counts: {
        ...(counts as Record<(typeof COUNTED_KINDS)[number], number>),
        floors: drawn.length,
        labyrinths: [...labyrinths].filter(({ map_hierarchy }) => hasFloors(map_hierarchy)).length,
        save_points: events.filter((id) => id === SAVE_POINT).length,
        endings: events.filter((id) => ENDINGS.includes(id)).length,
      },
      texts: writtenTexts(content),
      pages: pages.filter((page) => isShown(page, 'ja') || isShown(page, 'en')),
    },
    floors: drawn.map(({ grid, ...floor }) => ({ ...floor, grid: toBase64(packGrid(readersGrid(grid))) })),
  };
}

/** Returns the subtitle fields of a record that may have other fields. */
export const subtitleOf = (record: Subtitle): Subtitle =>
  Object.fromEntries(SUBTITLE_FIELDS.map((field) => [field, record[field]])) as unknown as Subtitle;

const oneOf = <R extends Resource>(content: ScenarioContent, resource: R): RecordOf<R> =>
  recordAt(content, resource, 1);
