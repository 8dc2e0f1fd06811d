import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useRules } from '#client/resource/model/useRules.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { itemsOn } from '#client/screens/dataSettings/characters/itemsOn.ts';
import { type Character, character } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';
import { type PartyMember, partyOf } from '#game/measure/sampleParty.ts';

const KINDS = [character, item];

/**
 * Returns a function for the party against which a scenario's monsters are measured, at a level: its own characters, once they are read and
 * if it has any.
 */
export function useParty(scenarioId: string): (level: number) => PartyMember[] {
  const [characters, items] = useRecordDesks(KINDS, scenarioId);
  const rules = useRules(scenarioId);
  if (!characters || !items) return (level) => partyOf(rules, [], () => undefined, level);
  const own = writtenNumbers(characters).map((number) => characters.record(number) as Character);
  return (level) => partyOf(rules, own, itemsOn(items), level);
}
