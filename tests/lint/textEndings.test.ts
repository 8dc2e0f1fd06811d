import { describe, expect, test } from 'vitest';
import { readSourceFile } from './sourceFile.ts';
import { textEndings } from './textEndings.ts';

describe('texts', () => {
  const told = (ja: string, en: string) =>
    textEndings(readSourceFile('src/client/texts.ts', `export const text = { ja: '${ja}', en: '${en}' };`)).length;

  test.each([
    ['保存しました。', 'Saved.'],
    ['保存', 'Save'],
    ['（保存しました。）', '(It was saved.)'],
    ['はじめての方は', 'New here?'],
    ['次のものが失われます。', 'All of this will be lost:'],
    ['入力してください。', 'This field required'],
  ])('that end alike: %s / %s', (ja, en) => {
    expect(told(ja, en)).toBe(0);
  });

  test.each([
    ['保存しました。', 'Saved'],
    ['保存', 'Save.'],
    ['{{count}}件にコピーしました。', 'Copied to numbers: {{count}}'],
  ])('that do not: %s / %s', (ja, en) => {
    expect(told(ja, en)).toBe(1);
  });
});
