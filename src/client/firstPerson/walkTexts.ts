import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts for turning and walking in the first-person view, and for what is seen; they load with it. */
export const walkTexts = defineTexts({
  'view.turnLeft': { ja: '左を向く', en: 'Turn left' },
  'view.turnRight': { ja: '右を向く', en: 'Turn right' },
  'view.ahead': { ja: '前へ進む', en: 'Step ahead' },
  'view.back': { ja: '後ろへ下がる', en: 'Step back' },
  'view.keys': {
    ja: '矢印キーで向きを変え、歩きます。Escで地図へ戻ります',
    en: 'Arrow keys turn and walk. Esc goes back to the map',
  },
  'view.place': { ja: 'x{{x}} y{{y}}、{{side}}向き。{{ahead}}', en: 'x{{x}} y{{y}}, facing {{side}}: {{ahead}}' },
  'view.before': { ja: '目の前に{{what}}', en: '{{what}} right ahead' },
  'view.away': { ja: '{{cells}}マス先に{{what}}', en: '{{what}} {{cells|cell|cells}} ahead' },
  'view.open': { ja: 'ずっと先まで開けています', en: 'open as far as you can see' },
  'view.blocked': { ja: 'そちらへは進めません。{{place}}', en: 'You cannot go that way. {{place}}' },
  'view.wall': { ja: '壁', en: 'wall' },
  'view.door': { ja: '扉', en: 'door' },
  'view.gate': { ja: '格子', en: 'gate' },
  'view.dark': { ja: '暗闇', en: 'darkness' },
  'view.stairsUp': { ja: '上り階段', en: 'stairs up' },
  'view.stairsDown': { ja: '下り階段', en: 'stairs down' },
  'view.elevator': { ja: '昇降機', en: 'elevator' },
  'view.bundle': { ja: '落とし物', en: 'something left behind' },
  'view.chest': { ja: '宝箱', en: 'treasure chest' },
  'view.wanderer': { ja: '人影', en: 'somebody' },
  'view.fountain': { ja: '泉', en: 'fountain' },
  'view.stall': { ja: '店構え', en: 'stall' },
  'view.crystal': { ja: '水晶', en: 'crystal' },
  'view.wayOut': { ja: '光の出入口', en: 'arch of light' },
});
