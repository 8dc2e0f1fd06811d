import { expect, test } from 'vitest';
import { otherFile, type WantedFile } from '#domain/files/otherFile.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const zip = (name: string): Uint8Array => latin1(`PK\x03\x04${'\0'.repeat(26)}${name}${'\xa5'.repeat(40)}`);

/** Typical files, with a word of the sentence about each, and the requests for which it is right. */
type Case = [name: string, bytes: Uint8Array, told: RegExp, rightFor?: readonly WantedFile[]];
const FILES: Case[] = [
  ['items.xlsx', zip('[Content_Types].xml…xl/workbook.xml'), /Excel workbook/],
  ['letter.docx', zip('[Content_Types].xml…word/document.xml'), /Word/],
  ['items.ods', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), /OpenDocument/],
  ['items.xls', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'), /\.xls/],
  ['rules.pdf', latin1('%PDF-1.7\n'), /a PDF/],
  ['map.png', latin1('\x89PNG\r\n\x1a\n'), /PNG picture/, ['picture']],
  ['map.jpg', latin1('\xff\xd8\xff\xe0'), /JPEG/],
  ['map.webp', latin1('RIFF\x40\0\0\0WEBPVP8 '), /WebP/],
  ['map.gmm', latin1('RIFF\x40\0\0\0GRMMmapp'), /Gridmonger/],
  ['world.ldtk', latin1('{"__header__":{"app":"LDtk"}}'), /LDtk/],
  ['map.dd2vtt', latin1('{"format":0.3,"resolution":{"pixels_per_grid":70}}'), /VTT/],
  [
    'other.tmx',
    latin1('<?xml version="1.0"?>\n<map version="1.10" orientation="orthogonal"></map>'),
    /not one of Meikyu/,
  ],
  ['other.tmj', latin1('{"type":"map","tiledversion":"1.11.0"}'), /not one of Meikyu/],
  ['page.html', latin1('\n<!DOCTYPE html><html>'), /web page/],
  ['pack.zip', zip('readme.txt'), /ZIP/, ['project']],
  ['project.zip', zip('meikyu.json'), /project file/, ['project']],
  ['floors.json', latin1('{"format":"meikyu.maps","version":1}'), /map data of Meikyu/, ['map']],
  ['save.json', latin1('{"format":"meikyu-save","version":2}'), /saved game/, ['save']],
  ['document.json', latin1('{"format":"meikyu.scenario","version":1}'), /scenario of Meikyu/, ['project']],
  ['items.csv', new TextEncoder().encode('番号,名前\r\n1,剣\r\n'), /text file/, ['table', 'map']],
  ['items sjis.csv', latin1('\x94\xd4\x8d\x86,\x96\xbc\x91O\r\n\x1a'), /text file/, ['table', 'map']],
  ['items utf-16.txt', latin1('\xff\xfea\0\t\0b\0'), /text file/, ['table', 'map']],
  ['items.json', latin1('[{"number":1}]'), /JSON/, ['map', 'project', 'save']],
];
const WANTED: readonly WantedFile[] = ['table', 'map', 'project', 'picture', 'save'];

test.each<Case>(FILES)(
  '%s is told by what it is, with what to do, wherever it is not the right one',
  (_, bytes, told, rightFor = []) => {
    for (const wanted of WANTED) {
      const text = otherFile(bytes, wanted);
      if (rightFor.includes(wanted)) expect(text).toBeUndefined();
      else expect(text?.en).toMatch(told);
    }
    const advice = new Set(WANTED.map((wanted) => otherFile(bytes, wanted)?.en));
    expect(advice.size).toBeGreaterThan(2);
  },
);

test('What may be the right file is left to its reader', () => {
  for (const bytes of [latin1(''), latin1(' \r\n'), latin1('\0\x01\x02'), latin1('\x05noise')]) {
    for (const wanted of WANTED) expect(otherFile(bytes, wanted)).toBeUndefined();
  }
});
