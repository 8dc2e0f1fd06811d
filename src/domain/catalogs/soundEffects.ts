import type { Option } from '#domain/resource/field.ts';

/** The default sound of the occasion; it has no file of its own (docs/domain.md, "Numbers"). */
export const DEFAULT_SOUND: Option = { code: 999, label: { ja: '標準の効果音', en: 'Default sound' } };

/** The sound effects, each in the file `/sounds/NN.wav`. Cells and records store the codes (docs/domain.md, "Catalogs"). */
export const SOUND_EFFECTS: readonly Option[] = [
  // Interface
  { code: 0, label: { ja: 'クリック', en: 'Click' } },
  { code: 1, label: { ja: '決定', en: 'Confirm' } },
  { code: 2, label: { ja: '取り消し', en: 'Cancel' } },
  { code: 3, label: { ja: 'ページをめくる', en: 'Page turned' } },
  // Walking and being moved
  { code: 4, label: { ja: '足音', en: 'Footstep' } },
  { code: 5, label: { ja: '水の中の足音', en: 'Footstep in water' } },
  { code: 6, label: { ja: '壁にぶつかる', en: 'Bump into a wall' } },
  { code: 7, label: { ja: '階段を上る', en: 'Stairs up' } },
  { code: 8, label: { ja: '階段を下りる', en: 'Stairs down' } },
  { code: 9, label: { ja: 'シュートを滑る', en: 'Chute' } },
  { code: 10, label: { ja: '落とし穴に落ちる', en: 'Pit' } },
  { code: 11, label: { ja: '昇降機', en: 'Elevator' } },
  { code: 12, label: { ja: '転移', en: 'Teleport' } },
  { code: 13, label: { ja: '回転床', en: 'Turntable' } },
  { code: 14, label: { ja: '突風', en: 'Gust' } },
  // Doors and walls
  { code: 15, label: { ja: '扉が開く', en: 'Door opens' } },
  { code: 16, label: { ja: '扉が閉まる', en: 'Door shuts' } },
  { code: 17, label: { ja: '錠が開く', en: 'Lock opens' } },
  { code: 18, label: { ja: '錠がかかっている', en: 'Locked door rattles' } },
  { code: 19, label: { ja: '扉を蹴破る', en: 'Door kicked in' } },
  { code: 20, label: { ja: '門が上がる', en: 'Gate rises' } },
  { code: 21, label: { ja: '壁が動く', en: 'Wall moves' } },
  { code: 22, label: { ja: 'レバー', en: 'Lever' } },
  // Chests and traps
  { code: 23, label: { ja: '宝箱が開く', en: 'Chest opens' } },
  { code: 24, label: { ja: '金貨', en: 'Gold' } },
  { code: 25, label: { ja: 'アイテムを得る', en: 'Item received' } },
  { code: 26, label: { ja: '鍵開け', en: 'Lockpicking' } },
  { code: 27, label: { ja: '罠を外す', en: 'Trap disarmed' } },
  { code: 28, label: { ja: '罠が作動する', en: 'Trap sprung' } },
  { code: 29, label: { ja: '爆発', en: 'Explosion' } },
  { code: 30, label: { ja: 'ガスが噴き出す', en: 'Gas' } },
  { code: 31, label: { ja: '警報', en: 'Alarm' } },
  // Battle
  { code: 32, label: { ja: '遭遇', en: 'Encounter' } },
  { code: 33, label: { ja: '斬りつける', en: 'Slash' } },
  { code: 34, label: { ja: '殴りつける', en: 'Blow' } },
  { code: 35, label: { ja: '矢を射る', en: 'Arrow shot' } },
  { code: 36, label: { ja: '空振り', en: 'Miss' } },
  { code: 37, label: { ja: '盾で防ぐ', en: 'Blocked by a shield' } },
  { code: 38, label: { ja: '会心の一撃', en: 'Critical hit' } },
  { code: 39, label: { ja: '味方が傷つく', en: 'Member wounded' } },
  { code: 40, label: { ja: '敵が倒れる', en: 'Enemy falls' } },
  { code: 41, label: { ja: '逃走', en: 'Fleeing' } },
  // Monsters
  { code: 42, label: { ja: '獣の咆哮', en: 'Roar of a beast' } },
  { code: 43, label: { ja: '亡者のうめき', en: 'Moan of the dead' } },
  { code: 44, label: { ja: '羽ばたき', en: 'Wings' } },
  { code: 45, label: { ja: 'ブレス', en: 'Breath' } },
  // Magic
  { code: 46, label: { ja: '呪文を唱える', en: 'Spell cast' } },
  { code: 47, label: { ja: '炎の呪文', en: 'Spell of fire' } },
  { code: 48, label: { ja: '冷気の呪文', en: 'Spell of ice' } },
  { code: 49, label: { ja: '雷の呪文', en: 'Spell of lightning' } },
  { code: 50, label: { ja: '回復の呪文', en: 'Healing' } },
  { code: 51, label: { ja: '守りの呪文', en: 'Protection' } },
  { code: 52, label: { ja: '呪い', en: 'Curse' } },
  { code: 53, label: { ja: '蘇生', en: 'Resurrection' } },
  // Ambience
  { code: 54, label: { ja: '水滴', en: 'Dripping water' } },
  { code: 55, label: { ja: '地下の風', en: 'Wind underground' } },
  { code: 56, label: { ja: '鐘', en: 'Bell' } },
  // Jingles
  { code: 57, label: { ja: '勝利', en: 'Victory' } },
  { code: 58, label: { ja: 'レベルアップ', en: 'Level up' } },
  { code: 59, label: { ja: '秘密の発見', en: 'Secret found' } },
  { code: 60, label: { ja: '全滅', en: 'Defeat' } },
];
