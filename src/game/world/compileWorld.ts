import { blankOf, numbersOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { additionalImage } from '#domain/resources/additionalImage.ts';
import { character } from '#domain/resources/character.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { item } from '#domain/resources/item.ts';
import { isOpenAtFirst, labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { MAGIC_SETS, magicSet } from '#domain/resources/magic/magicSet.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { authorComment } from '#domain/resources/outline/authorComment.ts';
import { signboard } from '#domain/resources/signboard.ts';
import { spell } from '#domain/resources/spell.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { treasureTrap } from '#domain/resources/treasureTrap.ts';
import { hasFloors, labyrinthByFloor } from '#domain/scenario/labyrinthRanges.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { magicContent } from '#game/rules/autoMagic/magicContent.ts';
import { compileRules } from '#game/rules/compileRules.ts';
import { bitsOf } from '#game/state/bits.ts';
import { adventurers } from './adventurers.ts';
import { compileFloor } from './compileFloor.ts';
import type { Labyrinth, Records, World } from './World.ts';

/** Compiles the world of a validated document. */
export function compileWorld(document: Pick<ScenarioDocument, 'floors' | 'records'>): World {
  const kinds = new Map(
    Object.entries(document.records).map(([name, rows = []]) => [
      name,
      new Map(rows.map(({ number, data }) => [number, data])),
    ]),
  );
  const written = <R extends Resource>({ name }: R): Records<R> => (kinds.get(name) ?? new Map()) as Records<R>;
  const read = <R extends Resource>(resource: R, number: number): RecordOf<R> =>
    written(resource).get(number) ?? blankOf(resource, number);
  const whole = <R extends Resource>(resource: R): Records<R> =>
    new Map(numbersOf(resource).map((number) => [number, read(resource, number)]));
  const rules = compileRules(read);
  const spells = whole(spell);
  const items = written(item);
  const characters = written(character);
  const labyrinths = labyrinthsOf(written(labyrinthSetting), written(labyrinthFlag));
  const ranges = [...labyrinths.values()].map(({ number, setting }) => ({ number, range: setting.map_hierarchy }));
  return {
    rules,
    floors: new Map(document.floors.map((floor) => [floor.number, compileFloor(floor)])),
    labyrinths,
    labyrinthOf: labyrinthByFloor(ranges),
    messages: written(labyrinthMessage),
    signboards: written(signboard),
    comments: written(authorComment),
    items,
    monsters: written(monster),
    tables: written(encounterSetting),
    chests: written(treasureChest),
    traps: whole(treasureTrap),
    specialItems: written(treasureSpecialItem),
    magicSets: new Map(
      MAGIC_SETS.filter((set) => read(magicSet, set).enabled).map((set) => [set, magicContent(set, read)]),
    ),
    npcs: written(npc),
    images: written(additionalImage),
    characters,
    spells,
    beginning: {
      ...adventurers({ rules, spells, items }, [...characters.values()]),
      flags: bitsOf([...written(eventFlag)].flatMap(([number, { initial_flag }]) => (initial_flag ? [number] : []))),
      labyrinths: bitsOf(
        [...labyrinths.values()].flatMap(({ number, flag }) => (isOpenAtFirst(number, flag) ? [number] : [])),
      ),
    },
  };
}

function labyrinthsOf(
  settings: Records<typeof labyrinthSetting>,
  flags: Records<typeof labyrinthFlag>,
): ReadonlyMap<number, Labyrinth> {
  const ranged = [...settings].filter(([, { map_hierarchy }]) => hasFloors(map_hierarchy));
  return new Map(
    ranged.map(([number, setting]) => {
      const { map: floor, x, y } = setting.labyrinth_entrance;
      const flag = flags.get(number) ?? blankOf(labyrinthFlag, number);
      return [number, { number, setting, flag, entrance: { floor, x, y } }];
    }),
  );
}
