import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts about pictures that authors upload. */
export const pictureTexts = defineTexts({
  'picture.place': { ja: '「{{label}}」のファイルを置く場所', en: 'Drop area for a file: {{label}}' },
  'picture.pick': { ja: '画像を選ぶ…', en: 'Choose a picture…' },
  'picture.pickSeveral': { ja: '画像を選ぶ（複数可）…', en: 'Choose pictures…' },
  'picture.size.filled': {
    ja: '{{width}}×{{height}}のPNG。ほかの画像は、送る前に大きさを合わせられます。',
    en: 'PNG of {{width}} × {{height}}. Other pictures can be adjusted before they are uploaded.',
  },
  'picture.size.transparent': {
    ja: '背景が透明な{{width}}×{{height}}のPNG。ほかの画像は、送る前に大きさや背景を合わせられます。',
    en: 'PNG of {{width}} × {{height}} with transparency. Other pictures can be adjusted before they are uploaded.',
  },
  'picture.takeOff': { ja: '画像を外す', en: 'Remove the picture' },
  'picture.sending': { ja: 'アップロード中', en: 'Uploading' },
  'picture.refused': { ja: '「{{name}}」：{{reason}}', en: '“{{name}}”: {{reason}}' },
  'picture.unreadable': { ja: '画像として読み取れません。', en: 'This cannot be read as a picture.' },
  'picture.notSent': {
    ja: 'アップロードできませんでした。もう一度お試しください。',
    en: 'The upload failed. Please try again.',
  },
  'picture.gone': { ja: '画像が見つかりません', en: 'The picture is missing' },
  'picture.shown': { ja: '画像', en: 'Picture' },

  'picture.fit': { ja: '画像を調整', en: 'Adjust the picture' },
  'picture.fit.why.filled': {
    ja: 'このままでは使えない画像があります。{{width}}×{{height}}のPNGに直して送れます。はみ出す部分は切り取られます。',
    en: 'Some pictures cannot be used as they are. They can be converted to PNGs of {{width}} × {{height}}; what does not fit is cut off.',
  },
  'picture.fit.why.transparent': {
    ja: 'このままでは使えない画像があります。{{width}}×{{height}}の背景が透明なPNGに直して送れます。',
    en: 'Some pictures cannot be used as they are. They can be converted to transparent PNGs of {{width}} × {{height}}.',
  },
  'picture.fit.before': { ja: '元の画像', en: 'Before' },
  'picture.fit.after': { ja: '直した画像', en: 'After' },
  'picture.fit.key': { ja: '端の色を透明にする', en: 'Make the edge colour transparent' },
  'picture.fit.tolerance': { ja: '色の許容範囲', en: 'Colour tolerance' },
  'picture.fit.opaque': {
    ja: '透明な部分がないため、このままでは受け付けられません。',
    en: 'Nothing in it is transparent, so it would be refused.',
  },
  'picture.fit.send': { ja: '直して送る', en: 'Adjust and upload' },
  'picture.fit.sendAnyway': { ja: 'そのまま送る', en: 'Upload as it is' },
});
