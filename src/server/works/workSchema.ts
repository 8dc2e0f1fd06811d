import * as z from 'zod';
import { PUBLISH_VARIANTS, type PublishVariant } from '#domain/catalogs/scenarioStatuses.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { searchItem } from '#domain/resources/outline/searchItem.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { COUNTED_KINDS, subtitleOf, type WorkFacts } from '#domain/scenario/workFacts.ts';
import { type WorkView, workViews } from '#domain/scenario/workViews.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import type { Release } from '#server/database/models/Release.ts';
import type { Work } from '#server/database/models/Work.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { timeSchema } from '#server/trpc/answer.ts';

/** The part of a URL that identifies a work: its code, or a random text while it has none. */
export const workCodeSchema = z.string().min(1).max(32);

export const variantSchema = z.enum(PUBLISH_VARIANTS.map(({ code }) => code));

/** A picture of a work (see `WorkView`). */
export const workViewSchema = z.strictObject({
  number: z.int(),
  name_ja: z.string(),
  name_en: z.string(),
  labyrinth_size: z.int(),
  ...{ wall: z.int(), floor: z.int(), ceiling: z.int() },
  ...{ x: z.int(), y: z.int(), facing: z.int() },
  grid: z.string(),
});

const countsSchema = z.strictObject(
  Object.fromEntries(
    ['floors', 'labyrinths', 'save_points', 'endings', ...COUNTED_KINDS].map((name) => [name, z.int()]),
  ) as Record<keyof WorkFacts['counts'], z.ZodInt>,
);

/** A work as the catalogue lists it. */
export const workSchema = z.strictObject({
  code: z.string(),
  category: z.enum(['open', 'development']),
  title_ja: z.string(),
  title_en: z.string(),
  author_name: z.string(),
  comment_ja: z.string(),
  comment_en: z.string(),
  search_items: searchItem.schema as unknown as z.ZodType<WorkFacts['search_items']>,
  counts: countsSchema,
  /** The file of the cover that the author has drawn; '' for one seen from within. */
  cover_image: z.string(),
  /** The variants that can be downloaded. */
  variants: z.array(variantSchema),
  /** The newest release: its number (0 for none), the time it was made, and the bytes of the unpacked file. */
  release_number: z.int(),
  released_at: timeSchema,
  size: z.int(),
  downloads: z.int(),
  /** The number of times that readers began it. */
  plays: z.int(),
});

/** The columns of a release for the catalogue: all except the long ones. */
export const SHOWN_OF_RELEASE = ['id', 'number', 'size', 'facts', 'created_at'] as const;

export function presentWork(work: Work, release: Pick<Release, (typeof SHOWN_OF_RELEASE)[number]>) {
  const { title_ja, title_en, author_name, comment_ja, comment_en, search_items, counts, cover_image } =
    factsIn(release);
  return {
    code: work.address,
    category: work.category === 'development' ? ('development' as const) : ('open' as const),
    ...{ title_ja, title_en, author_name, comment_ja, comment_en, search_items, counts, cover_image },
    variants: openVariants(work),
    release_number: release.number,
    released_at: wireTime(release.created_at),
    size: release.size,
    downloads: work.downloads,
    plays: work.plays,
  };
}

const openVariants = (work: Work): PublishVariant[] =>
  PUBLISH_VARIANTS.filter(({ code }) => work[`release_${code}`] !== null).map(({ code }) => code);

/** Reads the facts of a release; one from before they included the subtitle, the texts or the cover has none. */
export const factsIn = ({ facts }: Pick<Release, 'facts'>): WorkFacts => ({
  ...subtitleOf(titleAuthorName.blank),
  texts: null,
  cover_image: '',
  ...JSON.parse(facts),
});

/** Returns the pictures of a release. One from before there were any has whole floors: pictures are made of their walls. */
export function viewsIn({ floors }: Pick<Release, 'floors'>): readonly WorkView[] {
  const stored: readonly (WorkView | WholeFloor)[] = JSON.parse(floors);
  if (stored.every((one) => 'facing' in one)) return stored;
  const bare = { wall: 0, floor: 0, ceiling: 0 };
  const whole = stored
    .slice(0, MOST_FLOORS)
    .map((one) => ({ ...bare, ...one, grid: unpackGrid(fromBase64(one.grid)) }));
  return workViews(whole, []);
}

/** The walls and doors of a floor as older releases have them. */
type WholeFloor = Pick<WorkView, 'number' | 'name_ja' | 'name_en' | 'labyrinth_size' | 'grid'>;
/** Only so many floors of an older release are looked through for each answer. */
const MOST_FLOORS = 3;
