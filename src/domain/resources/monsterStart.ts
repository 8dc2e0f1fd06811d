import { MONSTER_BODIES } from '#domain/catalogs/monsterBodies.ts';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import type { Brought } from '#domain/resource/defineResource.ts';
import { MATCH, matchRank } from '#domain/text/matchRank.ts';
import { searchKey } from '#domain/text/searchKey.ts';

/** The values of a monster that its level and its picture give it in the editor. */
interface Begun {
  readonly name_ja: string;
  readonly name_en: string;
  readonly level: number;
  readonly hp: { count: number; sides: number; plus: number };
  readonly ac: number;
  readonly attacks: { rolls: number; sides: number; attacks: number }[];
  readonly experience: number;
  readonly image: number;
  readonly unconfirmed_image: number;
  readonly graphic_category: number;
}
type Line = Pick<Begun, 'hp' | 'ac' | 'attacks' | 'experience'>;
type Look = Pick<Begun, 'image' | 'unconfirmed_image' | 'graphic_category'>;

/** Returns what a monster of a level begins with (docs/domain.md, "Monsters begun in the editor"); `attacks` with the first slot replaced. */
function startingLine({ level, attacks }: Pick<Begun, 'level' | 'attacks'>): Line {
  const blow = { rolls: 1, sides: 4 + 2 * Math.min(4, Math.floor(level / 2)), attacks: 1 + Math.floor(level / 8) };
  return {
    hp: { count: Math.max(1, level), sides: 8, plus: 0 },
    ac: Math.max(-10, 9 - Math.floor((2 * level) / 3)),
    attacks: attacks.with(0, blow),
    experience: 50 * Math.max(1, level) * (level + 5),
  };
}

const lookOf = (image: number): Look => ({
  image,
  unconfirmed_image: image,
  graphic_category: MONSTER_GRAPHICS[image]?.category ?? 0,
});

/** Returns the picture of a new monster: of the body that its name speaks of, or else one of a body of its number. */
function startingPicture({ name_ja, name_en }: Begun, number: number): number {
  const names = [name_ja, name_en].filter((name) => name !== '').map(searchKey);
  const named = Object.entries(MONSTER_BODIES).find(([, { name }]) =>
    Object.values(name).some((body) => (matchRank(names, searchKey(body)) ?? MATCH.apart) <= MATCH.word),
  )?.[0];
  const bodies = Object.keys(MONSTER_BODIES);
  const body = named ?? bodies[number % bodies.length];
  return MONSTER_GRAPHICS.find((graphic) => graphic.body === body)?.code ?? 0;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const LINE = ['hp', 'ac', 'attacks', 'experience'] as const;
const hasLine = (monster: Begun): boolean => {
  const line = startingLine(monster);
  return LINE.every((field) => isSame(monster[field], line[field]));
};

/**
 * Returns what an author's edit of a monster brings: a new one begins with the line of its level and a picture, the line follows the level
 * until one of its values is changed, and a picture brings its silhouette and its category unless they were chosen. Where the last of the
 * author's own values is cleared again, all of it goes.
 */
export function monsterBrings<Values extends Begun>({ before, after, number, blank }: Brought<Values>): Partial<Begun> {
  if (isSame(before, blank)) {
    if (isSame(after, blank)) return {};
    const image = after.image === blank.image ? startingPicture(after, number) : after.image;
    return { ...startingLine(after), ...lookOf(image) };
  }
  if (isCleared(before, after, blank)) return blank;
  const { image, unconfirmed_image, graphic_category } = lookOf(before.image);
  const look = lookOf(after.image);
  const isOtherPicture = after.image !== image;
  return {
    ...(after.level !== before.level && hasLine(before) && startingLine(after)),
    ...(isOtherPicture &&
      before.unconfirmed_image === unconfirmed_image && { unconfirmed_image: look.unconfirmed_image }),
    ...(isOtherPicture && before.graphic_category === graphic_category && { graphic_category: look.graphic_category }),
  };
}

/** Whether an edit only clears values, and leaves nothing but what the monster began with. */
function isCleared<Values extends Begun>(before: Values, after: Values, blank: Values): boolean {
  const [begun, look] = [startingLine(before), lookOf(before.image)];
  const fields = Object.keys(blank) as (keyof Values)[];
  return fields.every((field) => {
    if (isSame(after[field], blank[field])) return true;
    const given = { ...begun, ...look }[field as keyof (Line & Look)];
    return isSame(after[field], before[field]) && given !== undefined && isSame(after[field], given);
  });
}
