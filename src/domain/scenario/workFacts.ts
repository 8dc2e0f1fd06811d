// The facts that readers see of a work before they download it: the author's texts, and counts.
import { SIDES } from '#domain/map/cell.ts';
import { planeValues } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { type RecordOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { additionalImage } from '#domain/resources/additionalImage.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { type AuthorComment, authorComment, isShown } from '#domain/resources/outline/authorComment.ts';
import { type SearchItem, searchItem } from '#domain/resources/outline/searchItem.ts';
import {
  COVER,
  SUBTITLE_FIELDS,
  type Subtitle,
  type TitleAuthorName,
  titleAuthorName,
} from '#domain/resources/outline/titleAuthorName.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { hasFloors } from './labyrinthRanges.ts';
import { recordAt, recordsIn } from './recordsIn.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';
import { type Standpoint, type WorkView, workViews } from './workViews.ts';
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
  /** The file of the cover that the author has drawn; '' for one seen from within. */
  readonly cover_image: string;
  /** Pages of comments that are shown in at least one language. */
  readonly pages: readonly (AuthorComment & { readonly number: number })[];
}

const SAVE_POINT = 2001;
const ENDINGS = [2201];

/** Returns the facts of a scenario for its readers, and its pictures. */
export function factsOf(content: ScenarioContent): {
  readonly facts: WorkFacts;
  readonly views: readonly WorkView[];
} {
  const drawn = content.floors.flatMap(({ number, settings, grid }) => {
    if (grid === null) return [];
    const { name_ja, name_en, labyrinth_size, wall, floor, ceiling } = readStored(floorMap, number, settings);
    const shown = { name_ja, name_en, labyrinth_size, wall, floor, ceiling };
    return [{ number, ...shown, grid: unpackGrid(fromBase64(grid)) }];
  });
  const events = drawn.flatMap(({ grid }) => [...planeValues(grid, 'event_id')]);
  const labyrinths = [...recordsIn(content, labyrinthSetting).values()].filter(({ map_hierarchy }) =>
    hasFloors(map_hierarchy),
  );
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
        labyrinths: labyrinths.length,
        save_points: events.filter((id) => id === SAVE_POINT).length,
        endings: events.filter((id) => ENDINGS.includes(id)).length,
      },
      texts: writtenTexts(content),
      cover_image: beside.cover_kind === COVER.picture ? beside.cover_image : '',
      pages: pages.filter((page) => isShown(page, 'ja') || isShown(page, 'en')),
    },
    views: workViews(drawn, [...coverPlace(beside), ...labyrinths.map(entranceOf)]),
  };
}

function coverPlace({ cover_kind, cover_place: { facing, ...place } }: TitleAuthorName): Standpoint[] {
  const side = SIDES[facing];
  return cover_kind === COVER.place && side ? [{ ...place, facing: side }] : [];
}

const entranceOf = ({ labyrinth_entrance: { map, x, y } }: LabyrinthSetting): Standpoint => ({ floor: map, x, y });

/** Returns the subtitle fields of a record that may have other fields. */
export const subtitleOf = (record: Subtitle): Subtitle =>
  Object.fromEntries(SUBTITLE_FIELDS.map((field) => [field, record[field]])) as unknown as Subtitle;

const oneOf = <R extends Resource>(content: ScenarioContent, resource: R): RecordOf<R> =>
  recordAt(content, resource, 1);
