import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the NPCs, and of the conversation with one. */
export const npcTexts = defineTexts({
  'npc.list': { ja: 'NPCの一覧', en: 'List of NPCs' },
  'npc.find': { ja: '番号・名前・コマンドで探す', en: 'Find by number, name or command' },
  'npc.toList': { ja: '一覧へ', en: 'To the list' },
  'npc.none': {
    ja: 'NPCはまだいません。作ったNPCは、地図のイベント「NPCに出会う」か「さまようNPC」で登場します。',
    en: 'There are no NPCs yet. NPCs appear through the map events “Meet NPC” and “Wandering NPC”.',
  },
  'npc.choose': {
    ja: '一覧からNPCを選ぶと、ここで編集できます。',
    en: 'Choose an NPC from the list to edit it here.',
  },
  'npc.make': { ja: '新しいNPCを作る', en: 'Make a new NPC' },
  'npc.talk': { ja: '会話を試す', en: 'Try the conversation' },
  'npc.talk.again': { ja: '最初から', en: 'From the start' },
  'npc.talk.ways': { ja: '選択肢', en: 'Choices' },
  'npc.talk.page': { ja: '次のページ（{{page}}/{{pages}}）', en: 'Next page ({{page}}/{{pages}})' },
  'npc.talk.meetAgain': { ja: 'もう一度出会う', en: 'Meet again' },
  'npc.talk.ja': { ja: '日本語', en: 'Japanese' },
  'npc.talk.en': { ja: '英語', en: 'English' },
  'npc.talk.sound': { ja: '音', en: 'Sound' },
  'npc.deed.condition': { ja: '出会う条件：{{name}}', en: 'Meeting condition: {{name}}' },
  'npc.deed.needs_flag': { ja: '必要なフラグ：{{name}}', en: 'Required flag: {{name}}' },
  'npc.deed.sets_flag': { ja: 'フラグをONにする：{{name}}', en: 'Sets flag: {{name}}' },
  'npc.deed.gives_item': { ja: 'もらう：{{name}}', en: 'The party gets: {{name}}' },
  'npc.deed.takes_item': { ja: '渡す：{{name}}', en: 'The party gives: {{name}}' },
  'npc.deed.takes_gold': { ja: '支払う：{{name}} G', en: 'The party pays: {{name}} G' },
  'npc.deed.fights': { ja: '戦う相手：{{name}}', en: 'Battle with: {{name}}' },
  'npc.deed.chest': { ja: '勝つと宝箱：{{name}}', en: 'Chest when beaten: {{name}}' },
  'npc.deed.once': { ja: '一度だけ', en: 'Only once' },
  'npc.deed.goes_away': { ja: 'このあといなくなります', en: 'Goes away after this' },
});
