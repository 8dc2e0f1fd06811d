import type { Place } from '#domain/map/eventLinks.ts';
import type { RecordOf, Resource } from '#domain/resource/defineResource.ts';
import type { additionalImage } from '#domain/resources/additionalImage.ts';
import type { character } from '#domain/resources/character.ts';
import type { encounterSetting } from '#domain/resources/encounterSetting.ts';
import type { item } from '#domain/resources/item.ts';
import type { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import type { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import type { monster } from '#domain/resources/monster.ts';
import type { npc } from '#domain/resources/npc.ts';
import type { authorComment } from '#domain/resources/outline/authorComment.ts';
import type { signboard } from '#domain/resources/signboard.ts';
import type { spell } from '#domain/resources/spell.ts';
import type { treasureChest } from '#domain/resources/treasureChest.ts';
import type { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import type { treasureTrap } from '#domain/resources/treasureTrap.ts';
import type { MagicContent } from '#game/rules/autoMagic/magicContent.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import type { Beginning } from '#game/state/newGame.ts';
import type { Floor } from './compileFloor.ts';

/** The written records of a kind, keyed by number. */
export type Records<R extends Resource> = ReadonlyMap<number, RecordOf<R>>;

/** A labyrinth that spans floors. */
export interface Labyrinth {
  readonly number: number;
  readonly setting: LabyrinthSetting;
  readonly flag: RecordOf<typeof labyrinthFlag>;
  readonly entrance: Place;
}

/**
 * Everything of a scenario that play needs. It is immutable: a changed scenario is another world, in which a game continues with its state.
 */
export interface World {
  readonly rules: Rules;
  readonly floors: ReadonlyMap<number, Floor>;
  readonly labyrinths: ReadonlyMap<number, Labyrinth>;
  /** The labyrinth of each floor, keyed by floor. */
  readonly labyrinthOf: ReadonlyMap<number, number>;
  readonly messages: Records<typeof labyrinthMessage>;
  /** Keyed by `signboardNumber`. */
  readonly signboards: Records<typeof signboard>;
  /** The comments of the author; the last page contains the credits. */
  readonly comments: Records<typeof authorComment>;
  readonly items: Records<typeof item>;
  readonly monsters: Records<typeof monster>;
  readonly tables: Records<typeof encounterSetting>;
  readonly chests: Records<typeof treasureChest>;
  /** All 27. */
  readonly traps: Records<typeof treasureTrap>;
  readonly specialItems: Records<typeof treasureSpecialItem>;
  /** The enabled sets of automatic magic. */
  readonly magicSets: ReadonlyMap<number, MagicContent>;
  readonly npcs: Records<typeof npc>;
  /** The author's own pictures. */
  readonly images: Records<typeof additionalImage>;
  readonly characters: Records<typeof character>;
  /** All 79. */
  readonly spells: Records<typeof spell>;
  readonly beginning: Beginning;
}
