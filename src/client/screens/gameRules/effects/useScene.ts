import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { recordsOn } from '#client/resource/model/writtenNumbers.ts';
import { itemsOn } from '#client/screens/dataSettings/characters/itemsOn.ts';
import { character } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import type { Scene } from '#game/effects/effect.ts';
import { sceneOf } from '#game/effects/sceneOf.ts';

const KINDS = [character, item, monster];
const NOBODY = sceneOf({ characters: [], items: () => undefined, monsters: [], prices: [] });

/** Returns the party and the monsters of a scenario for computing effects; the default six members and no monsters until they are read. */
export function useScene(scenarioId: string): Scene {
  const [characters, items, monsters] = useRecordDesks(KINDS, scenarioId);
  const made = useRef<Scene>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const changed = () => {
        made.current = undefined;
        listener();
      };
      made.current = undefined;
      const ends = [characters, items, monsters].map((desk) => desk?.subscribe(changed));
      return () => {
        for (const end of ends) end?.();
      };
    },
    [characters, items, monsters],
  );
  return useSyncExternalStore(subscribe, () => {
    if (!characters || !items || !monsters) return NOBODY;
    made.current ??= sceneOn(characters, items, monsters);
    return made.current;
  });
}

const sceneOn = (characters: RecordDesk, items: RecordDesk, monsters: RecordDesk): Scene =>
  sceneOf({
    characters: [...recordsOn(characters, character).values()],
    items: itemsOn(items),
    monsters: [...recordsOn(monsters, monster).values()],
    prices: [...recordsOn(items, item).values()].map(({ purchase_price }) => purchase_price),
  });
