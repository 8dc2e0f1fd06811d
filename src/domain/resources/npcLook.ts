import { NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Npc } from './npc.ts';

/** The picture of an NPC: a file of the author's, the picture of a monster, or a display graphic by its code. */
export type NpcLook =
  | { readonly kind: 'file'; readonly id: string }
  | { readonly kind: 'monster'; readonly number: number }
  | { readonly kind: 'graphic'; readonly code: number };

/**
 * Returns the look of an NPC; the author's own picture takes precedence over the pictures of the catalog. Undefined if none was chosen.
 * @param fileOf returns the file of an additional image; '' for none, and for one that has none yet
 */
export function npcLook(npc: Npc, fileOf: (image: number) => string): NpcLook | undefined {
  const id = fileOf(npc.additional_image);
  if (id !== '') return { kind: 'file', id };
  if (npc.monster_picture !== RECORD_KINDS.monster.none) return { kind: 'monster', number: npc.monster_picture };
  if (npc.display_graphic !== NO_GRAPHIC.code) return { kind: 'graphic', code: npc.display_graphic };
  return undefined;
}
