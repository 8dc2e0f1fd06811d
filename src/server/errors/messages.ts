import { FAULT_TEXTS } from '#domain/catalogs/faultTexts.ts';
import { SCENARIO_STATUSES } from '#domain/catalogs/scenarioStatuses.ts';
import { fillText, type Values } from '#domain/text/fillText.ts';
import type { Label, Language } from '#domain/text/languages.ts';

/** By `status_step.from.to`: an author may not choose status `to` for a work with status `from` (docs/domain.md, "Scenario status"). */
const STATUS_STEPS: Readonly<Record<string, Label>> = Object.fromEntries(
  SCENARIO_STATUSES.flatMap((from) =>
    SCENARIO_STATUSES.map((to) => [
      `status_step.${from.code}.${to.code}`,
      {
        ja: `「${from.label.ja}」から「${to.label.ja}」へは変更できません。`,
        en: `The status cannot be changed from “${from.label.en}” to “${to.label.en}”.`,
      },
    ]),
  ),
);

/** Every text of the server, in both languages. Some are fixed in English (docs/product.md, "Messages"). */
export const MESSAGES: Readonly<Record<string, Label>> = {
  ...FAULT_TEXTS,
  ...STATUS_STEPS,
  'title.error': { ja: 'エラー', en: 'Error' },
  'title.input': { ja: '入力エラー', en: 'Input error' },
  'title.conflict': { ja: '競合', en: 'Conflict' },
  'status.400': { ja: 'リクエストを読み取れませんでした。', en: 'The request could not be read.' },
  'status.401': { ja: 'ログインしてください。', en: 'Please log in.' },
  'status.403': {
    ja: 'このリソースにアクセスする権限がありません。',
    en: 'You do not have permission to access this resource.',
  },
  'status.404': {
    ja: 'お探しのものは見つかりませんでした。',
    en: 'Sorry, we could not find what you were looking for',
  },
  'status.405': { ja: 'この操作はここでは使えません。', en: 'This method is not available here.' },
  'status.408': {
    ja: 'データが時間内に届きませんでした。もう一度お試しください。',
    en: 'The data did not arrive in time. Please try again.',
  },
  'status.409': { ja: 'ほかの場所で変更されています。', en: 'It has been changed elsewhere.' },
  'status.412': { ja: 'リクエストの条件に合いません。', en: 'A condition of the request is not met.' },
  'status.413': { ja: '送られたデータが大きすぎます。', en: 'The data sent is too large.' },
  'status.414': { ja: 'アドレスが長すぎます。', en: 'The address is too long.' },
  'status.415': { ja: 'この形式のデータは受け付けられません。', en: 'Data of this type is not accepted.' },
  'status.416': {
    ja: '指定された範囲はこのファイルにありません。',
    en: 'The file does not have the requested range.',
  },
  'status.417': { ja: 'リクエストの条件（Expect）には応じられません。', en: 'What the request expects cannot be met.' },
  'status.422': { ja: '入力内容を確認してください。', en: 'Please check your input.' },
  'status.429': {
    ja: '回数が多すぎます。しばらくしてからやり直してください。',
    en: 'Too many attempts. Please try again later.',
  },
  'status.500': {
    ja: '予期しないエラーが発生しました。しばらくしてからやり直してください。',
    en: 'An unexpected error occurred, please try again later.',
  },
  'status.431': { ja: 'リクエストのヘッダーが長すぎます。', en: 'The headers of the request are too long.' },
  'status.499': { ja: '中止されました。', en: 'It was cancelled.' },
  'status.503': {
    ja: 'ただいま混み合っています。しばらくしてからやり直してください。',
    en: 'The server is busy. Please try again shortly.',
  },
  'status.507': { ja: '保存先の空き容量がありません。', en: 'There is no space left to store this.' },
  database_read_only: {
    ja: 'サーバーは今、読み取りだけができます。しばらくしてからやり直してください。',
    en: 'The server is read-only at the moment. Please try again shortly.',
  },
  not_json: { ja: 'JSONとして読み取れません。', en: 'This is not valid JSON.' },
  too_deep: {
    ja: 'データの入れ子が深すぎます（{{limit}}段まで）。',
    en: 'The data is nested too deeply (at most {{limit}} levels).',
  },
  doubled_key: { ja: '同じキー「{{key}}」が二度あります。', en: 'The key "{{key}}" occurs twice.' },
  doubled_keys: { ja: 'データの中に同じキーが二度あります。', en: 'A key occurs twice in the data.' },

  username_required: { ja: 'ユーザー名を入力してください。', en: 'Username required' },
  login_required: { ja: 'ユーザー名かメールアドレスを入力してください。', en: 'A username is required' },
  full_name_required: { ja: 'アカウント名を入力してください。', en: 'Full Name required' },
  name_required: { ja: 'アカウント名を入力してください。', en: 'Account Name required' },
  email_required: { ja: 'メールアドレスを入力してください。', en: 'Mail Address is required' },
  email_unrecognised: { ja: 'メールアドレスの形式が正しくありません。', en: 'Mail Address not recognized' },
  agreement_required: { ja: '規約への同意が必要です。', en: 'Input required' },
  username_characters: {
    ja: 'ユーザー名は半角英数字と「_」「-」「.」の3〜32文字にしてください。',
    en: 'A username has 3 to 32 letters, digits, "_", "-" or ".".',
  },
  half_width: { ja: '半角文字で入力してください。', en: 'Please use half-width characters.' },
  username_taken: { ja: 'このユーザー名はすでに使われています。', en: 'This username is already taken.' },
  email_taken: { ja: 'このメールアドレスはすでに登録されています。', en: 'This e-mail address is already registered.' },
  password_short: { ja: 'パスワードは10文字以上にしてください。', en: 'A password has at least 10 characters.' },
  password_long: { ja: 'パスワードは1,000バイトまでです。', en: 'A password has at most 1,000 bytes.' },
  login_wrong: {
    ja: 'ユーザー名・メールアドレスかパスワードが違います。',
    en: 'The username, e-mail address or password is wrong.',
  },
  password_common: {
    ja: 'このパスワードはよく使われているため、推測されやすくなっています。ほかのものにしてください。',
    en: 'This password is common and easy to guess. Please choose another one.',
  },
  password_personal: {
    ja: 'ユーザー名・アカウント名・メールアドレスと同じパスワードは使えません。',
    en: 'A password must not be your username, account name or e-mail address.',
  },
  password_wrong: { ja: 'パスワードが違います。', en: 'The password is wrong.' },
  no_password: {
    ja: 'このアカウントにはパスワードがありません。先に「パスワードをお忘れの方」から設定してください。',
    en: 'This account has no password. Please set one first with "Forgot your password?".',
  },
  username_wrong: { ja: 'ユーザー名が違います。', en: 'This is not your username.' },
  token_invalid: {
    ja: 'このリンクは無効です。使用済みか、有効期限が切れています。',
    en: 'This link is not valid. It has been used already, or it has expired.',
  },
  already_verified: { ja: 'メールアドレスは確認済みです。', en: 'The e-mail address is already confirmed.' },
  registration_open: { ja: 'まず登録を完了してください。', en: 'Please complete the registration first.' },
  no_mail: {
    ja: 'このサーバーではメールを送信できません。管理者にお問い合わせください。',
    en: 'This server cannot send mail. Please contact its administrator.',
  },
  throttled_seconds: {
    ja: '回数が多すぎます。{{wait}}秒ほど待ってから、もう一度お試しください。',
    en: 'Too many attempts. Please try again in {{wait}} s.',
  },
  throttled_minutes: {
    ja: '回数が多すぎます。{{wait}}分ほど待ってから、もう一度お試しください。',
    en: 'Too many attempts. Please try again in {{wait}} min.',
  },
  not_png: { ja: 'PNG形式の画像を選んでください。', en: 'Please choose a PNG picture.' },
  picture_broken: { ja: 'この画像は壊れていて読み取れません。', en: 'This picture is damaged and cannot be read.' },
  picture_too_large: {
    ja: '画像は縦横{{limit}}ピクセルまでです。',
    en: 'A picture is at most {{limit}} pixels wide and high.',
  },
  picture_interlaced: {
    ja: 'インターレースのPNGは縦横{{limit}}ピクセルまでです。インターレースなしで保存し直してください。',
    en: 'An interlaced PNG is at most {{limit}} pixels wide and high. Please save it without interlacing.',
  },
  picture_size: {
    ja: '画像は{{width}}×{{height}}ピクセルにしてください（この画像は{{foundWidth}}×{{foundHeight}}）。',
    en: 'The picture must be {{width}} × {{height}} pixels; this one is {{foundWidth}} × {{foundHeight}}.',
  },
  picture_opaque: {
    ja: '背景が透明なPNGにしてください（この画像には透明な部分がありません）。',
    en: 'The PNG must have transparency; nothing in this one is transparent.',
  },
  pictures_too_large: {
    ja: '一つのシナリオの画像は合わせて{{limit}}MiBまでです。使わない画像を外してください。',
    en: 'The pictures of one scenario may have at most {{limit}} MiB. Remove some that you do not need.',
  },
  unknown_file: {
    ja: 'このファイルは見つかりません。もう一度アップロードしてください。',
    en: 'This file does not exist. Please upload it again.',
  },
  too_many_scenarios: {
    ja: 'シナリオは{{limit}}本まで作れます。',
    en: 'An account can have at most {{limit}} scenarios.',
  },
  archive_full: {
    ja: 'アーカイブに入れられるシナリオは{{limit}}本までです。公開したことのある作品は削除できません。',
    en: 'The archive holds at most {{limit}} scenarios. Works that were released cannot be deleted.',
  },
  deletion_changed: {
    ja: 'このシナリオの公開状態が変わったため、削除しませんでした。もう一度お確かめください。',
    en: 'The publishing status of this scenario has changed, so nothing was deleted. Please look again.',
  },
  'held.work': {
    ja: 'この作品は運営者が公開を止めています。サイトの運営者にお問い合わせください。',
    en: 'The operators of this site have stopped this work. Please ask them.',
  },
  'held.work_because': {
    ja: 'この作品は運営者が公開を止めています。理由: {{reason}}　サイトの運営者にお問い合わせください。',
    en: 'The operators of this site have stopped this work. Reason: {{reason}} Please ask them.',
  },
  'held.sample': {
    ja: 'このシナリオの共有は運営者が止めています。サイトの運営者にお問い合わせください。',
    en: 'The operators of this site have ended the sharing of this scenario. Please ask them.',
  },
  'held.sample_because': {
    ja: 'このシナリオの共有は運営者が止めています。理由: {{reason}}　サイトの運営者にお問い合わせください。',
    en: 'The operators of this site have ended the sharing of this scenario. Reason: {{reason}} Please ask them.',
  },
  'held.account': {
    ja: 'アカウントが停止されたときに、この作品の公開と共有も止まりました。サイトの運営者にお問い合わせください。',
    en: 'This work was stopped when the account was disabled. Please ask the operators of this site.',
  },
  'held.account_because': {
    ja: 'アカウントが停止されたときに、この作品の公開と共有も止まりました。理由: {{reason}}　サイトの運営者にお問い合わせください。',
    en: 'This work was stopped when the account was disabled. Reason: {{reason}} Please ask the operators of this site.',
  },
  account_disabled: {
    ja: 'このアカウントは利用を停止されています。',
    en: 'This account has been disabled.',
  },
  account_disabled_ask: {
    ja: 'このアカウントは利用を停止されています。サイトの運営者にお問い合わせください（{{contact}}）。',
    en: 'This account has been disabled. Please ask the operators of this site ({{contact}}).',
  },
  titles_registered: {
    ja: '登録済みのタイトルと作者名は変更できません。',
    en: 'Registered titles and the author name cannot be changed.',
  },
  title_registered: { ja: 'このタイトルはすでに登録されています。', en: 'Title is already registered!' },
  code_of_open: {
    ja: '公開中はファイル形式を切り替えられません。先に公開を停止するか、ファイルの更新を始めてください。',
    en: 'The file type cannot be switched while the work is open. Stop publishing it, or start an update of its file first.',
  },
  code_switch: {
    ja: 'ファイル形式を切り替えるとシナリオコードが変わり、プレイヤーのセーブデータは引き継がれません。確認してからもう一度送ってください。',
    en: 'Another file type gives the scenario a new code, and players’ saves become invalid. Please confirm and send it again.',
  },
  update_of_nothing: {
    ja: '公開中のものがないので、更新を始められません。',
    en: 'Nothing is open, so there is nothing to update.',
  },
  development_banned: {
    ja: '禁止ワードのある文章が{{count}}件あるので、開発中として公開できません。',
    en: 'It cannot be shown in development: {{count|text contains|texts contain}} banned words.',
  },
  sharing_banned: {
    ja: '禁止ワードのある文章が{{count}}件あるので、共有できません。チェックリストで確認してください。',
    en: 'It cannot be shared: {{count|text contains|texts contain}} banned words. The check list shows them.',
  },
  release_blocked: { ja: 'まだリリースできません。', en: 'It cannot be released yet.' },
  tests_fail: {
    ja: '通らないテストが{{count}}件あります。それでよければ確認してください（{{field}}）。',
    en: '{{count|test fails|tests fail}}. Please confirm that you want to release it anyway ({{field}}).',
  },
  numbers_moved: {
    ja: '前回のリリースから番号が変わったもの、別のものになったものが{{count}}件あり、プレイヤーのセーブデータが壊れます。それでよければ確認してください（{{field}}）。',
    en: '{{count|record has|records have}} another number or became something else since the last release, which breaks players’ saves. Please confirm that you want this ({{field}}).',
  },
  release_unreadable: {
    ja: '前回のリリースを読み取れません。',
    en: 'The last release cannot be read.',
  },
  title_not_saved: { ja: 'タイトルが保存されていません。', en: 'Title has not been saved!' },
  title_unknown: { ja: 'そのタイトルの作品はありません。', en: 'Title did not exist!' },
  policy_outdated: {
    ja: '注意事項とプライバシーポリシーが新しくなりました。もう一度お読みください。',
    en: 'The warnings and the privacy policy have changed. Please read them again.',
  },
  backup_unreadable: { ja: 'このバックアップは読み取れません。', en: 'This backup cannot be read.' },
  backup_newer: {
    ja: 'このバックアップは新しい版のMeikyuで作られています。',
    en: 'This backup was made with a newer version of Meikyu.',
  },
  unknown_sample: {
    ja: 'このサンプルは見つかりません。共有が終了した可能性があります。',
    en: 'This sample does not exist. Its sharing may have ended.',
  },
  sample_shared: {
    ja: 'このシナリオはすでにサンプルとして共有されています。',
    en: 'This scenario is already shared as a sample.',
  },
  sample_unreadable: { ja: 'このサンプルは読み取れません。', en: 'This sample cannot be read.' },
  sample_newer: {
    ja: 'このサンプルは新しい版のMeikyuで作られています。',
    en: 'This sample was made with a newer version of Meikyu.',
  },
  storage_full: {
    ja: '保存領域（{{limit}}MiB）がいっぱいです。古いバックアップや保存したマップ、サンプルを削除してください。',
    en: 'Your storage of {{limit}} MiB is full. Delete old backups, saved maps or samples.',
  },
  unknown_saved_map: { ja: 'この保存マップは見つかりません。', en: 'This saved map does not exist.' },
  saved_map_name_taken: {
    ja: 'この名前の保存マップはすでにあります。',
    en: 'A saved map of this name already exists.',
  },
  too_many_saved_maps: {
    ja: '一つのシナリオに保存できるマップは{{limit}}件までです。',
    en: 'A scenario can have at most {{limit}} saved maps.',
  },
  too_many_reports: {
    ja: 'この作品の作者には、まだ読まれていない報告がたくさん届いています。しばらくしてからお送りください。',
    en: 'The author of this work already has many reports to read. Please send yours later.',
  },
  too_many_own_reports: {
    ja: 'この作品にはもう{{limit}}件の報告を送っています。作者が読み終えてから、続きをお送りください。',
    en: 'You have already sent {{limit}} reports about this work. Please send more after its author has read them.',
  },
  too_many_game_saves: {
    ja: 'アカウントに置けるセーブデータは{{limit}}件までです。古いものを削除してください。',
    en: 'An account can have at most {{limit}} saves. Please delete old ones.',
  },
  'save.foreign': { ja: '作品のセーブデータではありません。', en: 'This is not a save of a work.' },
  'save.newer': {
    ja: '新しい版のMeikyuで作られたセーブデータです。',
    en: 'This save was made with a newer version of Meikyu.',
  },
  'save.oversized': { ja: 'セーブデータが大きすぎます。', en: 'The save is too large.' },
  'save.of_no_work': { ja: 'この作品はありません。', en: 'There is no such work.' },
  'save.broken': { ja: 'セーブデータが壊れています。', en: 'The save is damaged.' },
  backup_part: {
    ja: '戻すフロアの番号か、戻すデータの種類を一つだけ指定してください。',
    en: 'Name either one floor or one kind of data to restore.',
  },
  'project.empty': { ja: 'ファイルが空です。', en: 'The file is empty.' },
  'project.not_a_project': {
    ja: 'プロジェクトファイルではありません。Meikyuで保存したファイル（.zip）を選んでください。',
    en: 'This is not a project file. Choose a file (.zip) that was saved by Meikyu.',
  },
  'project.truncated': {
    ja: 'ファイルが途中で切れています。もう一度ダウンロードするか、コピーし直してください。',
    en: 'The file is incomplete. Download or copy it again.',
  },
  'project.damaged': {
    ja: 'ファイルが壊れています（{{entry}}）。',
    en: 'The file is damaged ({{entry}}).',
  },
  'project.checksum': {
    ja: '{{entry}}がチェックサムと合いません。ファイルが壊れたか、書き換えられています。',
    en: '{{entry}} does not match its checksum: the file was damaged or changed.',
  },
  'project.foreign': {
    ja: '別のプログラムのファイルです。Meikyuで保存したプロジェクトファイル（.zip）を選んでください。',
    en: 'This file belongs to another program. Choose a project file (.zip) that was saved by Meikyu.',
  },
  'project.nested': {
    ja: 'ZIPの中に別のZIP（{{entry}}）が入っています。取り出して、それを選んでください。',
    en: 'There is another ZIP ({{entry}}) in this ZIP. Take it out, and choose that.',
  },
  'project.newer': {
    ja: '新しい版のMeikyuで作られたファイルです。この版では開けません。',
    en: 'This file was made with a newer version of Meikyu. This version cannot open it.',
  },
  'project.invalid': {
    ja: 'シナリオの内容に誤りがあります（{{entry}}）。',
    en: 'The content of the scenario is not valid ({{entry}}).',
  },
  'project.encoding': {
    ja: '{{entry}}に正しいUnicodeでない文字があります。',
    en: 'A character in {{entry}} is not valid Unicode.',
  },
  'project.too_much': {
    ja: 'シナリオに入りきらない数や深さのデータがあります（{{entry}}）。',
    en: 'The file holds more than a scenario can ({{entry}}).',
  },
  'project.grid': {
    ja: 'マップのデータが壊れています（{{entry}}）。',
    en: 'The map data is damaged ({{entry}}).',
  },
  'project.grid_form': {
    ja: 'マップのデータが、この版の知らない形式です（{{entry}}）。データが壊れている可能性があります。',
    en: 'The map data has a form that this version does not know ({{entry}}). It may be damaged.',
  },
  project_busy: {
    ja: 'このアカウントのプロジェクトファイルをほかに読み込んでいる途中です。終わってから、もう一度お試しください。',
    en: 'Another project file of your account is being loaded. Please try again when it is done.',
  },
  'project.exploding': {
    ja: '展開すると大きくなりすぎるファイルです（上限は{{limit}}MiB）。',
    en: 'The file unpacks to more than {{limit}} MiB.',
  },
  'project.encrypted': {
    ja: 'パスワードで保護されたZIPです。パスワードなしで圧縮し直してください。',
    en: 'The ZIP is protected by a password. Pack it again without one.',
  },
  'project.packing': {
    ja: 'このZIPの圧縮方式は読み込めません（{{entry}}）。「Deflate」か「無圧縮」で圧縮し直してください。',
    en: 'The ZIP is packed by a method that cannot be read here ({{entry}}). Pack it again with “Deflate” or “Store”.',
  },
  'project.entry_name': {
    ja: 'プロジェクトファイルにあってはならない名前のものが入っています（{{entry}}）。',
    en: 'The file contains a name that does not belong there ({{entry}}).',
  },
  'project.doubled': {
    ja: '同じ名前のものが二つ入っています（{{entry}}）。',
    en: 'The file contains the same name twice ({{entry}}).',
  },
  'project.missing': {
    ja: 'ファイルに{{entry}}が入っていません。',
    en: '{{entry}} is missing in the file.',
  },
  'project.picture': {
    ja: '画像{{entry}}を読み取れません。',
    en: 'The picture {{entry}} cannot be read.',
  },
  file_missing: { ja: 'インポートするファイルを選択してください', en: 'Please select a file to import' },
  file_invalid: { ja: '選択されたファイルが正しくありません', en: 'The selected file is invalid' },
  file_wrong: { ja: 'インポートファイルに問題があります', en: 'There is something wrong with the import file' },
  file_empty: { ja: '読み込めるデータがありません。', en: 'No readable data found.' },
  moves_doubled: {
    ja: '同じ番号を二度動かすことも、二つを同じ番号に動かすこともできません。',
    en: 'A number cannot be moved twice, and two numbers cannot be moved to the same one.',
  },
  moves_onto_others: {
    ja: '移動先の{{number}}番には別のデータがあります。空いている番号か、いっしょに動かす番号を選んでください。',
    en: 'Number {{number}} is taken. Move to blank numbers, or to numbers that are moved away as well.',
  },
  no_number_left: { ja: '空いている番号がありません。', en: 'There are no blank numbers left.' },
  number_taken: { ja: 'この番号はすでに使われています。', en: 'This number is taken already.' },
  in_use: { ja: 'ほかの場所で使われています。', en: 'It is used elsewhere.' },
  floor_in_labyrinth: {
    ja: 'このフロアは迷宮に割り当てられているため、広さを変えられません。迷宮設定で広さを変えてください。',
    en: 'This floor belongs to a labyrinth, so its size cannot be changed here. Change it in the labyrinth settings.',
  },
  nothing_to_copy: {
    ja: 'この番号は空きなので、コピーするものがありません。',
    en: 'This number is blank, so there is nothing to copy.',
  },
  copy_onto_itself: { ja: '別のフロアを選んでください。', en: 'Please choose another floor.' },
  floor_list: {
    ja: 'フロアは「all」か、01から99の二桁をコンマで区切って指定してください。',
    en: 'Specify floors as "all", or as two digits each, 01 to 99, separated by commas.',
  },
  floor_not_in_file: { ja: 'このフロアはファイルにありません。', en: 'This floor is not in the file.' },
  unknown_backup: { ja: 'このバックアップは見つかりません。', en: 'This backup does not exist.' },
  key_of_another_call: {
    ja: 'このIdempotency-Keyは別の操作に使われています。操作ごとに新しいキーを付けてください。',
    en: 'This Idempotency-Key was used for another operation. Use a new key for each operation.',
  },
  server_owned: { ja: 'この項目は変更できません。', en: 'This field cannot be changed.' },

  'grid.rows': { ja: 'マップは24行（y=23からy=0）で送ってください。', en: 'A map has 24 rows, from y=23 down to y=0.' },
  'grid.columns': { ja: '一行は24マス（x=0からx=23）で送ってください。', en: 'A row has 24 cells, from x=0 to x=23.' },
  'grid.not_an_object': {
    ja: 'マス{{cell}}: オブジェクトで指定してください。',
    en: 'Cell {{cell}}: this must be an object.',
  },
  'grid.missing': { ja: 'マス{{cell}}: 項目がありません。', en: 'Cell {{cell}}: this field is missing.' },
  'grid.unknown_key': { ja: 'マス{{cell}}: 知らない項目です。', en: 'Cell {{cell}}: unknown field.' },
  'grid.wrong_id': {
    ja: 'マス{{cell}}: idが座標と合っていません。',
    en: 'Cell {{cell}}: the id does not match the coordinate.',
  },
  'grid.wrong_coordinate': {
    ja: 'マス{{cell}}: 座標が位置と合っていません。',
    en: 'Cell {{cell}}: the coordinate does not match the position.',
  },
  'grid.out_of_range': {
    ja: 'マス{{cell}}: {{min}}から{{max}}の決められた値にしてください。',
    en: 'Cell {{cell}}: this must be an allowed value from {{min}} to {{max}}.',
  },
  'grid.packed': { ja: 'マップのデータを読み取れません。', en: 'The packed map cannot be read.' },
  'document.repeated': { ja: '同じものが二度あります。', en: 'This is there twice.' },
  'document.too_large': { ja: '保存できる大きさを超えています。', en: 'This is too large to be stored.' },
  'grid.packed_value': {
    ja: 'マス{{cell}}の{{field}}に入れられない値です。',
    en: 'Cell {{cell}} has a value that is not allowed in {{field}}.',
  },
};

/** Whether `key` names a text of the server. */
export const isMessageKey = (key: string): boolean => Object.hasOwn(MESSAGES, key);

/** Returns the text of `key` in `language` with its placeholders filled in; '' if there is none. */
export const message = (key: string, language: Language, values?: Values): string =>
  Object.hasOwn(MESSAGES, key) ? fillText(MESSAGES[key]?.[language] ?? '', values) : '';
