import { MonsterPicture } from '#client/pictures/MonsterPicture.tsx';
import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import type { Npc } from '#domain/resources/npc.ts';
import { npcLook } from '#domain/resources/npcLook.ts';
import type { World } from '#game/world/World.ts';
import { FramedGraphic } from './FramedGraphic.tsx';
import { figure } from './NpcFigure.css.ts';

interface NpcFigureProps {
  readonly npc: Npc;
  readonly world: World;
}

/** An NPC in front of the view, with the look that its author chose. The text shows its name. */
export function NpcFigure({ npc, world }: NpcFigureProps) {
  const look = npcLook(npc, (image) => world.images.get(image)?.image ?? '');
  if (!look) return null;
  if (look.kind === 'graphic') return <FramedGraphic code={look.code} />;
  const monster = look.kind === 'monster' ? world.monsters.get(look.number) : undefined;
  return (
    <span className={figure}>
      {look.kind === 'file' && <StoredPicture id={look.id} size="figure" name="" />}
      {monster && <MonsterPicture graphic={monster.image} filter={monster.color_filter} scale={3} />}
    </span>
  );
}
