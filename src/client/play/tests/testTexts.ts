import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of what authors keep of their test plays: set-ups, tests, and links to moments. */
export const testTexts = defineTexts({
  'kept.setUps': { ja: '残した準備', en: 'Saved set-ups' },
  'kept.keep': { ja: 'この準備を残す…', en: 'Keep this set-up…' },
  'kept.full': { ja: '残せるのは{{count}}個までです。', en: 'At most {{count|set-up|set-ups}} can be kept.' },
  'kept.name': { ja: '名前', en: 'Name' },
  'kept.do': { ja: '残す', en: 'Keep' },
  'kept.menu': { ja: '{{name}}の操作', en: 'Actions for {{name}}' },
  'kept.rename': { ja: '名前を変える…', en: 'Rename…' },
  'kept.rename.do': { ja: '変える', en: 'Rename' },
  'kept.overwrite': { ja: '今の内容で置き換える', en: 'Replace with the current settings' },
  'kept.overwritten': { ja: '{{name}}を置き換えました。', en: '{{name}} was replaced.' },
  'kept.delete': { ja: '削除', en: 'Delete' },
  'kept.deleted': { ja: '{{name}}を削除しました。', en: '{{name}} was deleted.' },
  'kept.undo': { ja: '元に戻す', en: 'Undo' },
  'kept.place': { ja: 'フロア{{floor}} x{{x}} y{{y}}', en: 'Floor {{floor}} x{{x}} y{{y}}' },
  'kept.city': { ja: '街から', en: 'From the city' },

  'moment.menu': { ja: 'この時点を残す', en: 'Keep this moment' },
  'moment.link': { ja: 'この時点へのリンクをコピー', en: 'Copy a link to this moment' },
  'moment.link.readers': { ja: '読者に渡すリンクをコピー', en: 'Copy a link for readers' },
  'moment.link.readers.none': {
    ja: '公開中の作品があるときに渡せます。',
    en: 'Available while the work is public.',
  },
  'moment.copied.readers': {
    ja: '読者用のリンクをコピーしました。作品を遊べる人なら、公開中の版でこの時点から遊べます。その冒険は保存されません。',
    en: 'Link for readers copied. Anybody who can play the work can play its released version from this moment. Such a game is not saved.',
  },
  'moment.copied': {
    ja: 'リンクをコピーしました。このシナリオを開ける人なら、誰でもこの時点から遊べます。',
    en: 'Link copied. Anybody who can open this scenario can play from this moment.',
  },
  'moment.copied.save': {
    ja: 'リンクをコピーしました。途中のセーブと、そこからの手順（{{count}}手）が入っています。このシナリオを開ける人なら、誰でもこの時点から遊べます。',
    en: 'Link copied. It holds a save and the {{count|step|steps}} since then. Anybody who can open this scenario can play from this moment.',
  },
  'moment.tooLong.link': {
    ja: '直前のセーブから始めても、リンクの上限（{{most}}字）を超えます。セーブしてファイルに書き出すと、ほかの場所でも続けられます。',
    en: 'Even from the last possible save on, this is longer than a link can be ({{most}} characters). Save the game and export the save to continue it elsewhere.',
  },
  'moment.tooLong.test': {
    ja: '大きすぎてテストに残せません。圧縮後の上限は、セーブが{{save}}字、手順が{{inputs}}字です。新しい準備からプレイし直すと残せます。',
    en: 'This is too large for a test: compressed, its save can have {{save}} characters and its steps {{inputs}}. Start again from a new set-up.',
  },
  'moment.unreadable': {
    ja: 'このリンクやテストの手順かセーブが読めません。',
    en: 'The steps or the save of this link or test cannot be read.',
  },
  'moment.misfit': {
    ja: '{{step}}手目は、今のシナリオではできません。その直前まで進めました。',
    en: 'Step {{step}} is not possible in the current scenario. The game has stopped right before it.',
  },
  'moment.misfit.named': {
    ja: '{{step}}手目「{{name}}」は、今のシナリオではできません。その直前まで進めました。',
    en: 'Step {{step}}, “{{name}}”, is not possible in the current scenario. The game has stopped right before it.',
  },

  'moment.older': {
    ja: '古い規則で記録された手順です。同じ手順でも、記録したときと違う結果になることがあります。',
    en: 'Recorded under older rules of play: the same steps may lead to another result than they did then.',
  },

  'test.older': { ja: '古い規則で記録', en: 'Recorded under older rules' },
  'test.anew': { ja: '今の規則で記録し直す：{{name}}', en: 'Record anew under the present rules: {{name}}' },
  'test.anew.do': { ja: '記録し直す', en: 'Record anew' },
  'test.anew.done': {
    ja: '{{name}}を今の規則で記録し直しました。',
    en: '{{name}} was recorded anew under the present rules.',
  },
  'test.make': { ja: 'ここまでをテストにする…', en: 'Make this a test…' },
  'test.make.title': { ja: 'ここまでをテストにする', en: 'Make this a test' },
  'test.make.hint': {
    ja: '始めてからここまでの手順（{{count}}手）を残します。シナリオを直すたびに同じ手順でプレイし直し、終わり方が同じかどうかをチェックリストとリリースで確かめます。',
    en: 'Keeps the {{count|step|steps}} from the beginning to here. They are replayed whenever the scenario changes, and the check list and releases report it if the game ends differently.',
  },
  'test.make.hint.save': {
    ja: '途中のセーブと、そこからここまでの手順（{{count}}手）を残します。シナリオを直すたびに同じセーブから同じ手順でプレイし直し、終わり方が同じかどうかをチェックリストとリリースで確かめます。',
    en: 'Keeps a save and the {{count|step|steps}} from it to here. They are replayed from that save whenever the scenario changes, and the check list and releases report it if the game ends differently.',
  },
  'test.make.nothing': { ja: 'まだ何もしていません', en: 'Nothing was done yet' },
  'test.made': { ja: 'テストに追加しました。', en: 'Test added.' },
  'test.madeFailing': {
    ja: 'テストに追加しましたが、今のシナリオでプレイし直すと別の終わり方になります。プレイ中にシナリオが変わったためです。',
    en: 'Test added, but it fails because the scenario was changed during this game.',
  },
  'test.all': { ja: 'テスト…', en: 'Tests…' },
  'test.title': { ja: 'プレイのテスト', en: 'Play tests' },
  'test.none': {
    ja: 'まだありません。プレイ中に「この時点を残す」から作れます。',
    en: 'There are no tests yet. Make one during a game with “Keep this moment”.',
  },
  'test.name': { ja: '名前', en: 'Name' },
  'test.goal': { ja: '確かめること', en: 'What is checked' },
  'test.goal.place': { ja: 'フロア{{floor}} x{{x}} y{{y}}に立つ', en: 'Is on floor {{floor}} x{{x}} y{{y}}' },
  'test.goal.city': { ja: '街に戻っている', en: 'Is back in the city' },
  'test.goal.ending': { ja: '{{name}}のエンディングに着く', en: 'Reaches the ending of {{name}}' },
  'test.goal.anyEnding': { ja: 'エンディングに着く', en: 'Reaches an ending' },
  'test.goal.flags': { ja: 'ONになる：{{names}}', en: 'ON: {{names}}' },
  'test.goal.chosenFlags': { ja: '選んだフラグがONになる', en: 'The chosen flags are ON' },
  'test.result': { ja: '結果', en: 'Result' },
  'test.result.none': { ja: '未実行', en: 'Not run' },
  'test.result.passed': { ja: '通りました', en: 'Passed' },
  'test.result.missed': { ja: '終わり方が違います', en: 'Ends differently' },
  'test.result.refused': { ja: '{{step}}手目ができません', en: 'Step {{step}} is not possible' },
  'test.result.unreadable': { ja: '読めません', en: 'Cannot be read' },
  'test.result.late': { ja: '時間がかかりすぎます', en: 'Takes too long' },
  'test.actions': { ja: '操作', en: 'Actions' },
  'test.run': { ja: '{{name}}を実行', en: 'Run {{name}}' },
  'test.runAll': { ja: 'すべて実行', en: 'Run all' },
  'test.open': { ja: '{{name}}をプレイで開く', en: 'Open {{name}} in the game' },
});
