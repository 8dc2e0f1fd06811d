import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the list of NPCs. */
export const npcTexts = defineTexts({
  'npc.list': { ja: 'NPCの一覧', en: 'List of NPCs' },
  'npc.find': { ja: '番号・名前・コマンドで探す', en: 'Find by number, name or command' },
  'npc.none': {
    ja: 'NPCはまだいません。作ったNPCは、地図のイベント「NPCに出会う」か「さまようNPC」で登場します。',
    en: 'There are no NPCs yet. NPCs appear through the map events “Meet NPC” and “Wandering NPC”.',
  },
  'npc.choose': {
    ja: '一覧からNPCを選ぶと、ここで編集できます。',
    en: 'Choose an NPC from the list to edit it here.',
  },
  'npc.new': { ja: '新規', en: 'New' },
  'npc.make': { ja: '新しいNPCを作る', en: 'Make a new NPC' },
});
