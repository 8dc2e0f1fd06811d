import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Texts about drawing with any tool. The names of the tools are in the tools' files. */
export const toolTexts = defineTexts({
  'map.option.erasing': { ja: '消す（右ボタンと同じ）', en: 'Erase (same as the right button)' },
  'map.option.oneSided': { ja: '片側だけ（Ctrl）', en: 'One side only (Ctrl)' },
  'map.option.oneSided.hint': {
    ja: '描いた側にだけ辺ができます',
    en: 'The edge exists only on the side you draw on',
  },
  'map.news.picked': { ja: '拾いました：{{label}}', en: 'Picked up: {{label}}' },
  'map.news.nothingPicked': { ja: 'ここに拾えるものはありません', en: 'There is nothing to pick up here' },
  'map.walking': {
    ja: '歩いて掘る：矢印で進む、Escで終わる',
    en: 'Digging: arrows walk, Esc ends',
  },
  'map.erasing': { ja: '描く代わりに消す', en: 'Drawing erases' },
  'map.command.walk': { ja: '歩いて掘る', en: 'Walk and dig' },
  'map.command.findEvent': { ja: 'イベントの種類を探す', en: 'Find a kind of event' },
  'map.command.toggleErasing': { ja: '描く・消すを切り替え', en: 'Switch between drawing and erasing' },
  'map.command.toggleOneSided': {
    ja: '辺の片側だけ・両側を切り替え',
    en: 'Switch between one and both sides of an edge',
  },
  'map.command.refillRooms': { ja: 'モンスター部屋を塗り直す', en: 'Refill the monster rooms' },
});
