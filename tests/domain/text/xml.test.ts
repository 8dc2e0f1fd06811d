import { describe, expect, test } from 'vitest';
import { elementsIn, readXml, textIn, XmlError } from '#domain/text/xml.ts';

const LIMITS = { bytes: 1000, elements: 20, depth: 5 };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readXml(bytesOf(text), LIMITS);

describe('An XML document', () => {
  test('is read with its attributes, and with texts and elements in order', () => {
    const root = read(
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- a -->\n<x:a b="1 &lt; 2" c=\'"\'>p<d/>&amp;&#x58c1;<![CDATA[<q>]]>\n<d>r</d></x:a>',
    );
    expect(root).toMatchObject({ name: 'x:a', attributes: { b: '1 < 2', c: '"' }, line: 3 });
    expect(textIn(root)).toBe('p&壁<q>\n');
    expect(root.content[1]).toMatchObject({ name: 'd', content: [] });
    expect(elementsIn(root, 'd').map(textIn)).toEqual(['', 'r']);
    expect(elementsIn(root, 'e')).toEqual([]);
  });

  test('may begin with a mark, and may be UTF-16', () => {
    const text = '<a>壁</a>';
    expect(textIn(read(`\ufeff${text}`))).toBe('壁');
    const words = Uint16Array.from([0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))]);
    expect(textIn(readXml(new Uint8Array(words.buffer), LIMITS))).toBe('壁');
  });

  test.each([
    ['a DOCTYPE', '<!DOCTYPE a><a/>', 'Line 1: A document with a DOCTYPE is not read.'],
    [
      'entities that grow',
      '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
      'Line 1: A document with a DOCTYPE is not read.',
    ],
    ['an entity of its own', '<a>\n&b;</a>', 'Line 2: This is not well-formed XML.'],
    ['an element that is not closed', '<a>\n\n<b></a>', 'Line 3: This is not well-formed XML.'],
    ['two roots', '<a/><b/>', 'Line 1: This is not well-formed XML.'],
    ['no root', ' ', 'Line 1: This is not well-formed XML.'],
    ['an attribute twice', '<a b="1" b="2"/>', 'Line 1: This is not well-formed XML.'],
    [
      'another encoding',
      '<?xml version="1.0" encoding="EUC-JP"?><a/>',
      'The encoding "EUC-JP" is not read. Please save the file as UTF-8.',
    ],
    ['too many elements', `<a>${'<b/>'.repeat(20)}</a>`, 'Line 1: Too large: more than 20 elements.'],
    ['too deep elements', '<a>'.repeat(6), 'Line 1: Too large: elements nested more than 5 deep.'],
    ['too many bytes', `<a>${'x'.repeat(1000)}</a>`, 'Too large: more than 1000 bytes.'],
  ])('with %s is refused with the place', (_, text, reason) => {
    const refused = () => read(text);
    expect(refused).toThrow(XmlError);
    expect(refused).toThrow(reason);
  });

  test('that is not UTF-8 is refused', () => {
    expect(() => readXml(Uint8Array.from([0x3c, 0x61, 0x3e, 0x95, 0xc7]), LIMITS)).toThrow(XmlError);
  });

  test('as large as it may be is read in no time, however it is nested and quoted', () => {
    const wide = `<a>${'<b c="&amp;&#65;">&lt;</b>'.repeat(100_000)}</a>`;
    const started = performance.now();
    const root = readXml(bytesOf(wide), { bytes: 10_000_000, elements: 500_000, depth: 5 });
    expect(elementsIn(root)).toHaveLength(100_000);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
