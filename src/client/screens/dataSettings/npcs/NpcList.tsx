import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { type ListedRecord, RecordList } from '#client/screens/dataSettings/RecordList.tsx';
import { NPC_COMMANDS, type Npc, npc } from '#domain/resources/npc.ts';
import type { Language } from '#domain/text/languages.ts';
import { npcTexts } from './npcTexts.ts';
import { useNewNpc } from './useNewNpc.ts';

interface NpcListProps {
  readonly desk: RecordDesk;
  readonly current: number | undefined;
  readonly view: ReactNode;
}

/** The NPCs that exist by number, name and commands. */
export function NpcList({ desk, current, view }: NpcListProps) {
  const text = useText(npcTexts);
  const make = useNewNpc(desk);
  return (
    <RecordList
      {...{ desk, current, describe, view }}
      title={text('npc.list')}
      find={text('npc.find')}
      isBrief
      maker={make && { label: text('npc.new'), onPress: make }}
    />
  );
}

const describe = (record: object, number: number, language: Language): ListedRecord => {
  // This desk parses its records with their schema.
  const { commands } = record as Npc;
  const names = NPC_COMMANDS.filter(({ code }) => commands[code]).map(({ label }) => label[language]);
  return { name: recordName(npc, record, number, language), about: names.join(language === 'ja' ? '・' : ', ') };
};
