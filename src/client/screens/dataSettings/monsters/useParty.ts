import { useRecordDesks } from '#client/resource/useRecordDesk.ts';
import { writtenNumbers } from '#client/resource/writtenNumbers.ts';
import { itemsOn } from '#client/screens/dataSettings/characters/itemsOn.ts';
import { type PartyMember, partyOf } from '#domain/play/sampleParty.ts';
import { type Character, character } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';

const KINDS = [character, item];

/** The party by which the monsters of a scenario are measured, at a level: its own characters once they are read, if it has any. */
export function useParty(scenarioId: string): (level: number) => PartyMember[] {
  const [characters, items] = useRecordDesks(KINDS, scenarioId);
  if (!characters || !items) return (level) => partyOf([], () => undefined, level);
  const own = writtenNumbers(characters).map((number) => characters.record(number) as Character);
  return (level) => partyOf(own, itemsOn(items), level);
}
