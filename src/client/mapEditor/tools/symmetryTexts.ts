import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Texts about symmetric strokes. */
export const symmetryTexts = defineTexts({
  'map.symmetry': { ja: '対称に描く', en: 'Symmetry' },
  'map.symmetry.none': { ja: 'しない', en: 'Off' },
  'map.symmetry.leftRight': { ja: '左右', en: 'Left-right' },
  'map.symmetry.upDown': { ja: '上下', en: 'Up-down' },
  'map.symmetry.both': { ja: '左右と上下', en: 'Both' },
  'map.symmetry.halfTurn': { ja: '半回転', en: 'Half-turn' },
  'map.symmetry.hint': {
    ja: '描くもの、消すものが線の向こう側にも写ります。イベントは写りません。',
    en: 'What you draw or erase is repeated across the line. Events are not.',
  },
  'map.symmetry.axes': { ja: '対称の線の位置', en: 'Place of the axes' },
  'map.symmetry.at': { ja: '線：x {{x}}・y {{y}}', en: 'Axes: x {{x}}, y {{y}}' },
  'map.symmetry.atX': { ja: '線：x {{x}}', en: 'Axis: x {{x}}' },
  'map.symmetry.atY': { ja: '線：y {{y}}', en: 'Axis: y {{y}}' },
  'map.symmetry.west': { ja: '線を左へ半マス', en: 'Move the axis half a cell left' },
  'map.symmetry.east': { ja: '線を右へ半マス', en: 'Move the axis half a cell right' },
  'map.symmetry.south': { ja: '線を下へ半マス', en: 'Move the axis half a cell down' },
  'map.symmetry.north': { ja: '線を上へ半マス', en: 'Move the axis half a cell up' },
  'map.symmetry.middle': { ja: '線をフロアのまん中へ', en: 'Put the axes in the middle of the floor' },
  'map.symmetry.on': { ja: '対称：{{kind}}', en: 'Symmetry: {{kind}}' },
  'map.command.symmetryLeftRight': { ja: '左右対称に描く・やめる', en: 'Switch left-right symmetry' },
  'map.command.symmetryUpDown': { ja: '上下対称に描く・やめる', en: 'Switch up-down symmetry' },
  'map.command.symmetryHalfTurn': { ja: '半回転の対称に描く・やめる', en: 'Switch half-turn symmetry' },
  'map.command.symmetryAxes': { ja: '対称の線をこのマスへ', en: 'Put the symmetry axes at this cell' },
});
