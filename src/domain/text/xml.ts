import { SaxesParser } from 'saxes';
import type { Label } from './languages.ts';

/** An element of an XML document. */
export interface XmlElement {
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements and the text between them, in order; references are resolved. */
  readonly content: readonly (XmlElement | string)[];
  /** The line of the document at which the element begins, from 1. */
  readonly line: number;
}

/** Limits of a document, checked while it is parsed. */
export interface XmlLimits {
  readonly bytes: number;
  /** Maximum number of elements. */
  readonly elements: number;
  /** Maximum nesting of elements. */
  readonly depth: number;
}

/** The reason why a document is not read, and the line where. */
export class XmlError extends Error {
  readonly detail: Label;

  constructor({ ja, en }: Label, line?: number) {
    const detail = line === undefined ? { ja, en } : { ja: `${line}行目：${ja}`, en: `Line ${line}: ${en}` };
    super(detail.en);
    this.detail = detail;
  }
}

/**
 * Reads an XML document and returns its root element. Only the five predefined entities and references by number have a meaning: a document
 * with a DOCTYPE, which can define others, is refused. Nothing outside of the document is loaded.
 * @throws XmlError
 */
export function readXml(bytes: Uint8Array, { bytes: longest, elements: most, depth: deepest }: XmlLimits): XmlElement {
  if (bytes.length > longest) throw tooMuch({ ja: `${longest}バイトを超えています`, en: `more than ${longest} bytes` });
  const open: (XmlElement & { content: (XmlElement | string)[] })[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const parser = new SaxesParser();
  parser.on('xmldecl', ({ encoding }) => checkEncoding(encoding));
  parser.on('doctype', () => {
    throw new XmlError(
      { ja: 'DOCTYPEのある文書は読み込めません。', en: 'A document with a DOCTYPE is not read.' },
      parser.line,
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { line } = parser;
    if (++count > most) throw tooMuch({ ja: `要素が${most}個を超えています`, en: `more than ${most} elements` }, line);
    if (open.length === deepest) {
      throw tooMuch(
        { ja: `入れ子が${deepest}段を超えています`, en: `elements nested more than ${deepest} deep` },
        line,
      );
    }
    const element = { name, attributes, content: [], line };
    open.at(-1)?.content.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (text: string) => open.at(-1)?.content.push(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  const text = decodeXml(bytes);
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof XmlError) throw error;
    throw malformed(parser.line);
  }
  if (!root) throw malformed(1);
  return root;
}

/** Returns the elements directly in an element, optionally only those of one name. */
export const elementsIn = ({ content }: XmlElement, name?: string): XmlElement[] =>
  content.filter((part) => typeof part !== 'string' && (name === undefined || part.name === name)) as XmlElement[];

/** Returns the text of an element, without that of the elements in it. */
export const textIn = ({ content }: XmlElement): string => content.filter((part) => typeof part === 'string').join('');

/** Decodes the bytes of a document: UTF-16 by its mark, UTF-8 otherwise. */
function decodeXml(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError({ ja: '文字コードがUTF-8ではありません。', en: 'The text is not encoded as UTF-8.' });
  }
}

function checkEncoding(encoding: string | undefined): void {
  if (encoding === undefined || /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(encoding)) return;
  const name = encoding.slice(0, 40);
  throw new XmlError({
    ja: `文字コード「${name}」は読み込めません。UTF-8で保存し直してください。`,
    en: `The encoding "${name}" is not read. Please save the file as UTF-8.`,
  });
}

const tooMuch = (what: Label, line?: number): XmlError =>
  new XmlError({ ja: `大きすぎます（${what.ja}）。`, en: `Too large: ${what.en}.` }, line);

const malformed = (line: number): XmlError =>
  new XmlError({ ja: 'XMLとして正しくありません。', en: 'This is not well-formed XML.' }, line);
