import type { Label } from '#domain/text/languages.ts';

/** Sorts of files that users choose, with what to do if they chose another one. */
const WANTED = {
  table: {
    ja: '表計算ソフトで、表を「CSV（カンマ区切り）」として保存してください。',
    en: 'In the spreadsheet program, save the table as CSV (comma separated).',
  },
  map: {
    ja: 'Meikyuのマップは、フロアをエクスポートして、そのJSON・TMJ（Tiled）・CSVに描くところから始めます。ほかのツールのマップの壁は「手持ちのマップから壁を作る」で取り込めます。',
    en: 'A map for Meikyu begins with a floor that you export: draw in its JSON, TMJ (Tiled) or CSV file. Walls of a map of another program come in with "Make walls from a map".',
  },
  foreignMap: {
    ja: 'Tiledのマップ（.tmj・.tmx）、LDtkのプロジェクト（.ldtk）、マスの表（.csv）のどれかを選んでください。Meikyuのマップは「マップデータをインポート」で読み込みます。',
    en: 'Choose a map of Tiled (.tmj, .tmx), a project of LDtk (.ldtk) or a grid as CSV. Maps of Meikyu are read by "Import map data".',
  },
  project: {
    ja: 'Meikyuで保存したプロジェクトファイル（.zip）を選んでください。',
    en: 'Choose a project file (.zip) that was saved by Meikyu.',
  },
  picture: { ja: 'PNG形式の画像を選んでください。', en: 'Please choose a PNG picture.' },
  save: {
    ja: 'ゲームからエクスポートしたセーブ（.json）を選んでください。',
    en: 'Choose a save (.json) that was exported from the game.',
  },
} as const satisfies Readonly<Record<string, Label>>;

export type WantedFile = keyof typeof WANTED;

/** The beginning of a file, as far as it is examined. */
interface Head {
  /** Each byte as a character. */
  readonly latin1: string;
  /** The same without a byte order mark and white space at the beginning. */
  readonly text: string;
}

interface KnownFile {
  readonly name: Label;
  /** Requests for which this file is the right one. */
  readonly isWanted?: readonly WantedFile[];
  readonly matches: (head: Head) => boolean;
}

/** Number of examined bytes of a file. Programs name themselves in the first of them. */
export const LOOKED_AT = 4096;

const begins = (...beginnings: readonly string[]): KnownFile['matches'] => {
  return ({ latin1 }) => beginnings.some((beginning) => latin1.startsWith(beginning));
};
const isZip = begins('PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08');
const zipWith = (name: string): KnownFile['matches'] => {
  return (head) => isZip(head) && head.latin1.includes(name);
};
const xmlWith = (pattern: RegExp): KnownFile['matches'] => {
  return ({ text }) => text.startsWith('<') && pattern.test(text);
};
const jsonWith = (...patterns: readonly RegExp[]): KnownFile['matches'] => {
  return ({ text }) => /^[{[]/.test(text) && patterns.every((pattern) => pattern.test(text));
};

/** Whether a file is text in any encoding: UTF-16 by its mark, all others by the lack of control characters. */
const isText: KnownFile['matches'] = ({ latin1, text }) =>
  /^(?:\xff\xfe|\xfe\xff)/.test(latin1) ||
  (text !== '' && [...latin1].every((letter) => letter >= ' ' || SPACES.has(letter)));

/** Control characters in text files: white space, and what ends a file or switches its letters. */
const SPACES: ReadonlySet<string> = new Set('\t\n\v\f\r\x1a\x1b');

/** Files that are recognised by their first bytes, specific ones before general ones. */
const KNOWN: readonly KnownFile[] = [
  {
    name: { ja: 'Meikyuのプロジェクトファイル', en: 'a project file of Meikyu' },
    isWanted: ['project'],
    matches: zipWith('meikyu.json'),
  },
  { name: { ja: 'Excelのブック（.xlsx）', en: 'an Excel workbook (.xlsx)' }, matches: zipWith('xl/') },
  { name: { ja: 'Wordの文書（.docx）', en: 'a Word document (.docx)' }, matches: zipWith('word/') },
  {
    name: { ja: 'Officeの文書（Excelのブックなど）', en: 'an Office document, such as an Excel workbook' },
    matches: zipWith('[Content_Types].xml'),
  },
  {
    name: {
      ja: 'OpenDocumentの文書（.odsなどのスプレッドシート）',
      en: 'an OpenDocument file, such as a spreadsheet (.ods)',
    },
    matches: zipWith('mimetype'),
  },
  { name: { ja: 'ZIPの書庫', en: 'a ZIP archive' }, isWanted: ['project'], matches: isZip },
  {
    name: { ja: 'gzipで圧縮されたファイル', en: 'a file packed by gzip' },
    isWanted: ['project'],
    matches: begins('\x1f\x8b'),
  },
  { name: { ja: '書庫（7z・RAR）', en: 'an archive (7z or RAR)' }, matches: begins("7z\xbc\xaf'\x1c", 'Rar!') },
  {
    name: {
      ja: '古い形式のExcelのブック（.xls）などのOffice文書',
      en: 'an old Office document, such as an Excel workbook (.xls)',
    },
    matches: begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  { name: { ja: 'PDF', en: 'a PDF' }, matches: begins('%PDF-') },
  { name: { ja: 'PNGの画像', en: 'a PNG picture' }, isWanted: ['picture'], matches: begins('\x89PNG') },
  { name: { ja: 'JPEGの画像', en: 'a JPEG picture' }, matches: begins('\xff\xd8\xff') },
  { name: { ja: 'GIFの画像', en: 'a GIF picture' }, matches: begins('GIF8') },
  { name: { ja: 'WebPの画像', en: 'a WebP picture' }, matches: ({ latin1 }) => /^RIFF[\s\S]{4}WEBP/.test(latin1) },
  {
    name: { ja: 'HEIC・AVIFの画像', en: 'a HEIC or AVIF picture' },
    matches: ({ latin1 }) => /^[\s\S]{4}ftyp(?:hei|avi|mif)/.test(latin1),
  },
  {
    name: { ja: 'Gridmongerのマップ', en: 'a map of Gridmonger' },
    matches: ({ latin1 }) => /^RIFF[\s\S]{4}GRMM/.test(latin1),
  },
  { name: { ja: '音声や動画', en: 'a sound or a film' }, matches: begins('RIFF', 'OggS', 'ID3', 'fLaC') },
  { name: { ja: 'SVGの画像', en: 'an SVG picture' }, matches: xmlWith(/<svg[\s>]/i) },
  { name: { ja: 'ウェブページ（HTML）', en: 'a web page (HTML)' }, matches: xmlWith(/^<(?:!doctype html|html)/i) },
  {
    name: { ja: 'Meikyu以外のTiledのマップ（TMX）', en: 'a map of Tiled (TMX) that is not one of Meikyu' },
    isWanted: ['foreignMap'],
    matches: xmlWith(/<map\s(?![\s\S]*meikyu_format)/),
  },
  {
    name: { ja: 'TiledのTMX（XML）', en: 'a TMX file (XML) of Tiled' },
    isWanted: ['map', 'foreignMap'],
    matches: xmlWith(/<map\s/),
  },
  {
    name: { ja: 'XMLのファイル', en: 'an XML file' },
    isWanted: ['foreignMap'],
    matches: ({ text }) => text.startsWith('<'),
  },
  {
    name: { ja: 'LDtkのプロジェクト', en: 'a project of LDtk' },
    isWanted: ['foreignMap'],
    matches: jsonWith(/"LDtk/),
  },
  {
    name: { ja: '卓上ゲーム用のマップ（Universal VTT）', en: 'a map for virtual tabletops (Universal VTT)' },
    matches: jsonWith(/"(?:pixels_per_grid|line_of_sight)"/),
  },
  {
    name: { ja: 'Meikyuのマップデータ', en: 'map data of Meikyu' },
    isWanted: ['map'],
    matches: jsonWith(/"meikyu[._]maps"|"meikyu_format"/),
  },
  {
    name: { ja: 'Meikyu以外のTiledのマップ（TMJ）', en: 'a map of Tiled (TMJ) that is not one of Meikyu' },
    isWanted: ['foreignMap'],
    matches: jsonWith(/"tiledversion"|"orientation"/),
  },
  {
    name: { ja: 'Meikyuのセーブデータ', en: 'a saved game of Meikyu' },
    isWanted: ['save'],
    matches: jsonWith(/"meikyu-save"/),
  },
  {
    name: { ja: 'Meikyuのシナリオ（document.json）', en: 'a scenario of Meikyu (document.json)' },
    isWanted: ['project'],
    matches: jsonWith(/"meikyu\.scenario"/),
  },
  {
    name: { ja: 'JSONのファイル', en: 'a JSON file' },
    isWanted: ['map', 'foreignMap', 'project', 'save'],
    matches: jsonWith(),
  },
  { name: { ja: 'テキストファイル', en: 'a text file' }, isWanted: ['table', 'map', 'foreignMap'], matches: isText },
];

/**
 * Returns a sentence that says what the file is and what to do, if its first bytes show that it is not of the requested sort.
 * @returns undefined if it may be the right file, and if it is unknown
 */
export function otherFile(bytes: Uint8Array, wanted: WantedFile): Label | undefined {
  const latin1 = String.fromCharCode(...bytes.subarray(0, LOOKED_AT));
  const head = { latin1, text: latin1.replace(/^(?:\xef\xbb\xbf)?\s*/, '') };
  const known = KNOWN.find(({ matches }) => matches(head));
  return known && !known.isWanted?.includes(wanted) ? otherThan(known.name, wanted) : undefined;
}

/** Returns the sentence that a file is something other than requested. */
export const otherThan = (name: Label, wanted: WantedFile): Label => ({
  ja: `これは${name.ja}です。${WANTED[wanted].ja}`,
  en: `This is ${name.en}. ${WANTED[wanted].en}`,
});
