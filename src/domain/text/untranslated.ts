import type { Label } from './languages.ts';

/** A text of a record: as typed, or page by page. */
export type Written = string | readonly string[];

export const NO_ENGLISH: Label = { ja: '英語がありません。', en: 'The English text is missing.' };

/** Whether a text has content: empty pages do not count. */
export const isWritten = (text: Written): boolean => [text].flat().some(saysSomething);

interface Untranslated {
  /** Path of the English text, or of the page in it. */
  readonly path: string;
  readonly fault: Label;
}

/** Returns the missing English of a path: all of it, or single pages that exist in Japanese. */
export function untranslated(path: string, japanese: Written, english: Written): Untranslated[] {
  if (isWritten(japanese) && !isWritten(english)) return [{ path, fault: NO_ENGLISH }];
  const pages = [english].flat();
  return [japanese]
    .flat()
    .flatMap((page, index) =>
      saysSomething(page) && !saysSomething(pages[index] ?? '')
        ? [{ path: `${path}.${index}`, fault: noEnglishOf(index + 1) }]
        : [],
    );
}

const saysSomething = (page: string): boolean => page.trim() !== '';

const noEnglishOf = (page: number): Label => ({
  ja: `${page}ページ目の英語がありません。`,
  en: `The English text of page ${page} is missing.`,
});
