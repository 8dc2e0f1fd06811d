import { otherFile } from '#domain/files/otherFile.ts';
import { isObject } from '#domain/map/files/tiledObject.ts';
import { decodeUtf8 } from '#domain/text/decodeUtf8.ts';
import { JsonOverrun, jsonPathAt, scanJson } from '#domain/text/scanJson.ts';
import { readXml, XmlError } from '#domain/text/xml.ts';
import { FOREIGN_LIMITS, type ForeignLayer, ForeignMapError, tooLargeFile } from './ForeignMap.ts';
import { readCsvGrid } from './readCsvGrid.ts';
import { readLdtk } from './readLdtk.ts';
import { readTiled } from './readTiled.ts';
import { tmxAsTmj } from './tmxAsTmj.ts';

const XML_LIMITS = { bytes: FOREIGN_LIMITS.bytes, elements: 500_000, depth: 50 };
const JSON_LIMITS = { depth: 100, values: 8_000_000 };

/**
 * Returns the layers of a map of another program, told by its content: a map of Tiled (TMJ, TMX), a project of LDtk, or a grid as CSV.
 * @param name of the file, for messages
 * @throws ForeignMapError
 */
export function readForeignMap(bytes: Uint8Array, name: string): ForeignLayer[] {
  if (bytes.length > FOREIGN_LIMITS.bytes) throw new ForeignMapError(tooLargeFile());
  const other = otherFile(bytes, 'foreignMap');
  if (other) throw new ForeignMapError(other);
  const start = firstByte(bytes);
  if (start === '<' || start === UTF_16) return readTiled(tmxAsTmj(readMapXml(bytes)));
  if (start !== '{' && start !== '[') return [{ name, read: () => readCsvGrid(decodeTable(bytes), name) }];
  const json = readJson(bytes);
  if (isObject(json) && json.type === 'map') return readTiled(json);
  if (isObject(json) && ('levels' in json || 'layerInstances' in json)) return readLdtk(json);
  throw new ForeignMapError({
    ja: 'このJSONは、TiledのマップでもLDtkのプロジェクトでもありません（typeもlevelsもありません）。',
    en: 'This JSON is neither a map of Tiled nor a project of LDtk (it has no type "map" and no levels).',
  });
}

const UTF_16 = 'utf-16';

/** Returns the first character after a mark and white space. */
function firstByte(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return UTF_16;
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const at = bytes.findIndex((byte, index) => index >= marked && byte > 0x20);
  return at < 0 ? '' : String.fromCharCode(bytes[at] as number);
}

function readMapXml(bytes: Uint8Array) {
  try {
    const root = readXml(bytes, XML_LIMITS);
    if (root.name === 'map') return root;
    const found = root.name.slice(0, 40);
    throw new ForeignMapError({
      ja: `このXMLはTiledのマップではありません（最初の要素が「${found}」です）。`,
      en: `This XML is no map of Tiled (its first element is "${found}").`,
    });
  } catch (error) {
    throw error instanceof XmlError ? new ForeignMapError(error.detail) : error;
  }
}

function readJson(bytes: Uint8Array): unknown {
  try {
    scanJson(bytes, JSON_LIMITS);
    return JSON.parse(decodeUtf8(bytes));
  } catch (error) {
    if (!(error instanceof JsonOverrun)) {
      throw new ForeignMapError({
        ja: 'JSONとして読めません（UTF-8で書かれた、欠けていないファイルを選んでください）。',
        en: 'This cannot be read as JSON. Choose a complete file that is encoded as UTF-8.',
      });
    }
    const path = jsonPathAt(bytes, error.at);
    throw new ForeignMapError({
      ja: `「${path}」の値が多すぎるか、入れ子が深すぎます。`,
      en: `"${path}" has too many values, or is nested too deeply.`,
    });
  }
}

/** Decodes a table: UTF-8 if it is that, otherwise Shift_JIS, which spreadsheets in Japan write. */
function decodeTable(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding is tried.
    }
  }
  throw new ForeignMapError({
    ja: '文字コードがUTF-8でもShift_JISでもありません。',
    en: 'The text is encoded neither as UTF-8 nor as Shift_JIS.',
  });
}
