import { blankOf, numbersOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { character } from '#domain/resources/character.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { item } from '#domain/resources/item.ts';
import { isOpenAtFirst, labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { spell } from '#domain/resources/spell.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { hasFloors, labyrinthByFloor } from '#domain/scenario/labyrinthRanges.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { compileRules } from '#game/rules/compileRules.ts';
import { adventurers } from '#game/state/adventurers.ts';
import { bitsOf } from '#game/state/bits.ts';
import { compileFloor } from './compileFloor.ts';
import type { Labyrinth, Records, World } from './World.ts';

/** The world of a scenario whose document was read. */
export function compileWorld(document: ScenarioDocument): World {
  const written = <R extends Resource>({ name }: R): Records<R> =>
    new Map((document.records[name] ?? []).map(({ number, data }) => [number, data as RecordOf<R>]));
  const read = <R extends Resource>(resource: R, number: number): RecordOf<R> =>
    (document.records[resource.name]?.find((one) => one.number === number)?.data as RecordOf<R> | undefined) ??
    blankOf(resource, number);
  const rules = compileRules(read);
  const spellsWritten = written(spell);
  const spells = new Map(
    numbersOf(spell).map((number) => [number, spellsWritten.get(number) ?? blankOf(spell, number)]),
  );
  const characters = written(character);
  const labyrinths = labyrinthsOf(written(labyrinthSetting), written(labyrinthFlag));
  const ranges = [...labyrinths.values()].map(({ number, setting }) => ({ number, range: setting.map_hierarchy }));
  return {
    rules,
    floors: new Map(document.floors.map((floor) => [floor.number, compileFloor(floor)])),
    labyrinths,
    labyrinthOf: labyrinthByFloor(ranges),
    messages: written(labyrinthMessage),
    items: written(item),
    monsters: written(monster),
    tables: written(encounterSetting),
    chests: written(treasureChest),
    npcs: written(npc),
    characters,
    spells,
    beginning: {
      ...adventurers({ rules, spells }, [...characters.values()]),
      flags: bitsOf([...written(eventFlag)].flatMap(([number, { initial_flag }]) => (initial_flag ? [number] : []))),
      labyrinths: bitsOf(
        [...labyrinths.values()].flatMap(({ number, flag }) => (isOpenAtFirst(number, flag) ? [number] : [])),
      ),
    },
  };
}

/** A world of which one floor has changed: nothing else of it is made anew. */
export const recompileFloor = (world: World, floor: ScenarioDocument['floors'][number]): World => ({
  ...world,
  floors: new Map(world.floors).set(floor.number, compileFloor(floor)),
});

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
