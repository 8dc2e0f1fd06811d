import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the actions on a whole scenario in its list, and of project files. */
export const scenarioActionTexts = defineTexts({
  'scenarios.more': { ja: '「{{title}}」のその他の操作', en: 'More for “{{title}}”' },
  'scenarios.release': { ja: 'リリース', en: 'Release' },
  'scenarios.share': { ja: 'サンプルとして共有…', en: 'Share as a sample…' },
  'scenarios.shared': { ja: 'サンプルの共有を管理…', en: 'Manage the sample…' },
  'scenarios.duplicate': { ja: '複製…', en: 'Duplicate…' },
  'scenarios.saveProject': { ja: 'プロジェクトファイルを保存', en: 'Save as a project file' },
  'scenarios.loadProject': { ja: '旧プロジェクトファイルを読み込む', en: 'Load an old project file' },
  'scenarios.isShared': { ja: 'サンプル共有中', en: 'Shared' },
  'duplicate.title': { ja: 'シナリオの複製', en: 'Duplicate the scenario' },
  'duplicate.what': {
    ja: '「{{title}}」の今の内容をすべてコピーした、新しいシナリオを作ります。バックアップと公開状態はコピーしません。',
    en: 'Creates a new scenario with the current content of “{{title}}”. Backups and publishing are not copied.',
  },
  'duplicate.submit': { ja: '複製する', en: 'Duplicate' },
  'project.title': { ja: 'プロジェクトファイルの読み込み', en: 'Load a project file' },
  'project.place': { ja: 'プロジェクトファイルを置く場所', en: 'Place for a project file' },
  'project.hint': {
    ja: 'プロジェクトファイル（.zip、64MiBまで）をここに置くか、選んでください。新しいシナリオとして読み込みます。',
    en: 'Drop a project file (.zip, up to 64 MiB) here, or choose one. It becomes a new scenario.',
  },
  'project.released': {
    ja: 'または、リリースした自分の作品のタイトルから',
    en: 'Or by the title of a work of yours that was released',
  },
  'project.releasedTitle': { ja: '作品のタイトル', en: 'Title of the work' },
  'project.releasedHint': {
    ja: '最後にリリースしたときの内容で、新しいシナリオを作ります。',
    en: 'Creates a new scenario with what was released last.',
  },
  'project.releasedLoad': { ja: 'この作品を読み込む', en: 'Load this work' },
  'project.summary': {
    ja: '「{{title}}」 — フロア{{floors}}・データ{{records}}・画像{{pictures}}',
    en: '“{{title}}”: {{floors|floor|floors}}, {{records|record|records}}, {{pictures|picture|pictures}}',
  },
  'project.made': { ja: '{{time}} にMeikyu {{version}}で保存', en: 'Saved on {{time}} with Meikyu {{version}}' },
  'project.bare': {
    ja: 'プロジェクトファイルの中の文書（document.json）だけのファイルです。',
    en: 'This file is only the document of a project file (document.json).',
  },
  'project.picturesLost': {
    ja: '画像{{count}}枚はこのファイルに入っていないため、外れます。',
    en: '{{count|picture is|pictures are}} not in this file and will be removed from the records.',
  },
  'project.same': {
    ja: 'そのまま読み込めます。変わるところはありません。',
    en: 'The file is loaded as it is. Nothing changes.',
  },
  'project.upgraded': {
    ja: '古い版のファイルなので、次のところを今の版に合わせます。',
    en: 'The file is from an older version. The following is updated:',
  },
  'project.added': { ja: '初期値になります', en: 'gets its initial value' },
  'project.dropped': { ja: '今の版にはないので外します', en: 'no longer exists and is left out' },
  'project.replaced': {
    ja: '今の版では使えない値なので初期値にします',
    en: 'has a value that is no longer allowed, and gets its initial value',
  },
  'project.count': { ja: '{{count}}件', en: '{{count|record|records}}' },
  'project.kind': { ja: 'データの種類', en: 'Kind' },
  'project.field': { ja: '項目', en: 'Field' },
  'project.records': { ja: '件数', en: 'Records' },
  'project.change': { ja: '変わり方', en: 'Change' },
  'project.more': { ja: 'ほか{{count}}項目', en: 'and {{count|more field|more fields}}' },
  'project.done': { ja: '「{{title}}」を読み込みました', en: '“{{title}}” is loaded' },
});
