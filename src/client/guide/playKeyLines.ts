import type { askedBy } from '#client/play/session/playKeys.ts';
import type { Label } from '#domain/text/languages.ts';

interface PlayKeyLine {
  readonly shown: readonly string[];
  /** One of the keys as the browser reports it, and its meaning in the game. */
  readonly pressed: { readonly key: string; readonly code: string };
  readonly asks: ReturnType<typeof askedBy>;
  readonly does: Label;
}

/** The keys of a test play. */
export const PLAY_KEY_LINES: readonly PlayKeyLine[] = [
  {
    shown: ['↑', 'W'],
    pressed: { key: 'w', code: 'KeyW' },
    asks: { is: 'do', what: 'forward' },
    does: { ja: '前へ進む', en: 'Go forward' },
  },
  {
    shown: ['↓', 'S'],
    pressed: { key: 's', code: 'KeyS' },
    asks: { is: 'do', what: 'back' },
    does: { ja: '後ろへ下がる', en: 'Step back' },
  },
  {
    shown: ['←', '→', 'A', 'D'],
    pressed: { key: 'a', code: 'KeyA' },
    asks: { is: 'do', what: 'left' },
    does: { ja: '左右を向く', en: 'Turn left or right' },
  },
  {
    shown: ['X'],
    pressed: { key: 'x', code: 'KeyX' },
    asks: { is: 'do', what: 'around' },
    does: { ja: '後ろを向く', en: 'Turn around' },
  },
  {
    shown: ['Space'],
    pressed: { key: ' ', code: 'Space' },
    asks: { is: 'do', what: 'search' },
    does: { ja: '調べる', en: 'Search' },
  },
  {
    shown: ['C'],
    pressed: { key: 'c', code: 'KeyC' },
    asks: { is: 'do', what: 'camp' },
    does: { ja: 'キャンプを張る', en: 'Make camp' },
  },
  {
    shown: ['Enter'],
    pressed: { key: 'Enter', code: 'Enter' },
    asks: { is: 'confirm' },
    does: { ja: '次へ進む、目の前のことをする', en: 'Continue, or do what is in front of you' },
  },
  {
    shown: ['1–9'],
    pressed: { key: '1', code: 'Digit1' },
    asks: { is: 'choose', at: 0 },
    does: { ja: '選択肢を選ぶ', en: 'Choose from a list' },
  },
  {
    shown: ['Esc'],
    pressed: { key: 'Escape', code: 'Escape' },
    asks: { is: 'escape' },
    does: { ja: 'やめる、地図に戻る', en: 'Close, or go to the map' },
  },
  {
    shown: ['Backspace', ','],
    pressed: { key: ',', code: 'Comma' },
    asks: { is: 'travel', by: -1 },
    does: { ja: '一手戻る', en: 'Step back in time' },
  },
  {
    shown: ['.'],
    pressed: { key: '.', code: 'Period' },
    asks: { is: 'travel', by: 1 },
    does: { ja: '一手進む', en: 'Step forward in time' },
  },
];
