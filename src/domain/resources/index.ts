import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { additionalImage } from './additionalImage.ts';
import { character } from './character.ts';
import { encounterSetting } from './encounterSetting.ts';
import { eventFlag } from './eventFlag.ts';
import { floorMap } from './floorMap.ts';
import { item } from './item.ts';
import { labyrinthFlag } from './labyrinthFlag.ts';
import { labyrinthMessage } from './labyrinthMessage.ts';
import { labyrinthSetting } from './labyrinthSetting.ts';
import { magicChestLevel } from './magic/magicChestLevel.ts';
import { magicEffect } from './magic/magicEffect.ts';
import { magicPowerGroup } from './magic/magicPowerGroup.ts';
import { magicRow } from './magic/magicRow.ts';
import { magicSet } from './magic/magicSet.ts';
import { monster } from './monster.ts';
import { npc } from './npc.ts';
import { authorComment } from './outline/authorComment.ts';
import { searchItem } from './outline/searchItem.ts';
import { titleAuthorName } from './outline/titleAuthorName.ts';
import { battleSystemTreasureChest } from './rules/battleSystemTreasureChest.ts';
import { directAttackSetting } from './rules/directAttackSetting.ts';
import { experiencePoint } from './rules/experiencePoint.ts';
import { fortifiedCitySetting } from './rules/fortifiedCitySetting.ts';
import { magicEffectRule } from './rules/magicEffectRule.ts';
import { messageItem } from './rules/messageItem.ts';
import { npcMagicRelated } from './rules/npcMagicRelated.ts';
import { raceOccupation } from './rules/raceOccupation.ts';
import { raceOccupationSetting } from './rules/raceOccupationSetting.ts';
import { rememberAndSummonSpell } from './rules/rememberAndSummonSpell.ts';
import { signboard } from './signboard.ts';
import { spell } from './spell.ts';
import { playTest } from './tests/playTest.ts';
import { testSetUp } from './tests/testSetUp.ts';
import { treasureChest } from './treasureChest.ts';
import { treasureSpecialItem } from './treasureSpecialItem.ts';
import { treasureTrap } from './treasureTrap.ts';

/** The ten pages of the rules of a game, in the order of their tabs. */
export const RULE_KINDS: readonly Resource[] = [
  battleSystemTreasureChest,
  directAttackSetting,
  experiencePoint,
  fortifiedCitySetting,
  rememberAndSummonSpell,
  magicEffectRule,
  messageItem,
  npcMagicRelated,
  raceOccupation,
  raceOccupationSetting,
];

/** Every kind in the table `records`; its names and numbers are in `RECORD_KINDS` (catalogs/recordKinds.ts). */
export const RESOURCES: readonly Resource[] = [
  labyrinthSetting,
  labyrinthMessage,
  signboard,
  item,
  monster,
  encounterSetting,
  labyrinthFlag,
  eventFlag,
  treasureChest,
  treasureTrap,
  treasureSpecialItem,
  npc,
  additionalImage,
  character,
  spell,
  magicSet,
  magicRow,
  magicPowerGroup,
  magicEffect,
  magicChestLevel,
  ...RULE_KINDS,
  titleAuthorName,
  authorComment,
  searchItem,
  testSetUp,
  playTest,
];

/** All kinds of content: the records and the settings of floors. Code about leaves of a scenario covers these. */
export const CONTENT_KINDS: readonly Resource[] = [floorMap, ...RESOURCES];

/** Returns the definition of a kind; undefined for kinds outside the table `records`. */
export const resourceOf = (kind: RecordKindName): Resource | undefined => RESOURCES.find(({ name }) => name === kind);
