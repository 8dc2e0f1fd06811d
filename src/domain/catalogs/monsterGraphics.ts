import type { Option } from '#domain/resource/field.ts';
import { MONSTER_BODIES, type MonsterBodyName } from './monsterBodies.ts';
import { MONSTER_COLOURS, type MonsterColour, PALETTES } from './monsterColours.ts';
import { MONSTER_FEATURES } from './monsterFeatures.ts';

/** Graphics of one group, which share a sheet `public/monsters/group-N.png` of ten columns (docs/domain.md, "Catalogs"). */
export const GRAPHICS_PER_GROUP = 100;
const PER_BODY = 10;
const FEATURES = 5;

/** One of the pictures of monsters; its code is its number and its label is what a picker searches. */
export interface MonsterGraphic extends Option {
  readonly group: number;
  /** Codes of the monster family and of the category of graphics that it was drawn for. */
  readonly family: number;
  readonly category: number;
  readonly body: MonsterBodyName;
  /** The index of its feature among the five of the body. */
  readonly feature: number;
  /** Whether it is the second build of that feature. */
  readonly isSecond: boolean;
  readonly colour: MonsterColour;
}

function graphicsOf(name: MonsterBodyName): MonsterGraphic[] {
  const body = MONSTER_BODIES[name];
  const kind = { body: name, family: body.family, category: body.category };
  return body.palettes.flatMap((palette, build) =>
    body.features.map((featureName, feature) => {
      const code = body.code * PER_BODY + build * FEATURES + feature;
      const colour = PALETTES[palette][feature] ?? PALETTES[palette][0];
      const [trait, hue] = [MONSTER_FEATURES[featureName], MONSTER_COLOURS[colour]];
      const label = {
        ja: `${trait.ja}${body.name.ja}・${hue.ja}`,
        en: `${body.name.en}, ${trait.en}, ${hue.en}`,
      };
      return {
        code,
        label,
        group: Math.floor(code / GRAPHICS_PER_GROUP),
        ...kind,
        feature,
        isSecond: build > 0,
        colour,
      };
    }),
  );
}

/** The 480 graphics in the order of their numbers. A number keeps its meaning once it has landed. */
// Object.keys loses the type of the names.
export const MONSTER_GRAPHICS: readonly MonsterGraphic[] = Object.keys(MONSTER_BODIES)
  .flatMap((name) => graphicsOf(name as MonsterBodyName))
  .toSorted((a, b) => a.code - b.code);

/** Returns the default look of a monster: the graphic with its number, in its own colours. */
export const defaultLook = (number: number) => ({
  image: number,
  unconfirmed_image: number,
  graphic_category: MONSTER_GRAPHICS[number]?.category ?? 0,
  color_filter: { red: 255, green: 255, blue: 255 },
});
