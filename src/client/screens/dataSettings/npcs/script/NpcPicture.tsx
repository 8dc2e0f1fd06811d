import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { MonsterLook } from '#client/screens/dataSettings/MonsterLook.tsx';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { monster } from '#domain/resources/monster.ts';
import type { NpcLook } from '#domain/resources/npcLook.ts';

interface NpcPictureProps {
  readonly look: NpcLook;
  readonly scenarioId: string;
}

/** The picture of an NPC as the game shows it, next to its name. */
export function NpcPicture({ look, scenarioId }: NpcPictureProps) {
  const monsters = useRecordDesk(monster, scenarioId);
  if (look.kind === 'file') return <StoredPicture id={look.id} size="small" name="" />;
  if (look.kind === 'graphic') return <DisplayGraphic code={look.code} />;
  return monsters && <MonsterLook desk={monsters} number={look.number} scale={2} />;
}
