import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Spell } from '#domain/resources/spell.ts';

/** Returns a spell of the spells' desk, which parses its records with their schema. */
export const spellOnDesk = (desk: RecordDesk, number: number): Spell => desk.record(number) as Spell;

/** Returns the spell whose form is open. */
export function useOpenSpell(): { readonly desk: RecordDesk; readonly number: number; readonly spell: Spell } {
  const { desk, number } = useOpenRecord();
  return { desk, number, spell: useRecord(desk, number) as Spell };
}
