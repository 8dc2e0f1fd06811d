import type { KnownFloor } from '#domain/map/check/CheckedFloor.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { npc } from '#domain/resources/npc.ts';
import { BATTLE } from '#domain/resources/npc.ts';
import type { BattleRules } from '#game/rules/compileRules.ts';
import { companyOf } from './company.ts';
import { type EncounterFloor, placesOf } from './encounterFloor.ts';
import { encounterOdds } from './encounterOdds.ts';
import { battleOdds, type Monsters, type Tables } from './meetings.ts';

/** The records that determine the encountered monsters. */
export interface MetContent {
  readonly tables: Tables;
  readonly monsters: Monsters;
  readonly npcs: ReadonlyMap<number, Pick<RecordOf<typeof npc>, 'commands' | 'battle'>>;
}

/** The numbers of all monsters that can appear on a floor: from tables, events and NPCs, and as companions. */
export function monstersMet(
  rules: BattleRules,
  floor: EncounterFloor & Pick<KnownFloor, 'events'>,
  { tables, monsters, npcs }: MetContent,
): Set<number> {
  const drawn = placesOf(floor).flatMap((place) => encounterOdds(rules, floor.settings, place, tables, monsters));
  const fought = floor.battles.flatMap((battle) => battleOdds(rules, floor, battle, tables, monsters));
  const people = floor.events.flatMap(({ type, event }) => {
    const key = type.slots.find(({ kind }) => kind === 'npc')?.key;
    const met = key === undefined ? undefined : npcs.get(event[key]);
    return met?.commands[BATTLE] ? [met.battle.monster] : [];
  });
  const met = new Set([...drawn.map(({ monster }) => monster), ...fought.map(({ monster }) => monster), ...people]);
  for (const leader of [...met]) for (const { monster } of companyOf(leader, monsters)) met.add(monster);
  return met;
}
