// The content of a page of the guide. A text may contain **names from the screen**, `keys` and [links](page#section).
import type { Label } from '#domain/text/languages.ts';
import type { GuidePictureName } from './guidePictures.ts';

/** Lists that are generated from the declarations of the product and written nowhere else. */
export type GuideListName = 'events' | 'mapKeys' | 'tableKeys' | 'playKeys' | 'numbers';

export type GuideBlock =
  | { readonly kind: 'words'; readonly words: Label }
  | { readonly kind: 'steps' | 'points'; readonly lines: readonly Label[] }
  | { readonly kind: 'picture'; readonly picture: GuidePictureName }
  | { readonly kind: 'list'; readonly list: GuideListName };

export interface GuideSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: Label;
  readonly blocks: readonly GuideBlock[];
}

export interface GuidePage {
  /** Below /guide/. */
  readonly path: string;
  readonly title: Label;
  /** The ability that the user gains by reading the page. */
  readonly lead: Label;
  readonly sections: readonly GuideSection[];
}

type Line = readonly [ja: string, en: string];
const labelOf = ([ja, en]: Line): Label => ({ ja, en });

export const says = (...words: Line): GuideBlock => ({ kind: 'words', words: labelOf(words) });
/** Steps in order. */
export const steps = (...lines: readonly Line[]): GuideBlock => ({ kind: 'steps', lines: lines.map(labelOf) });
export const points = (...lines: readonly Line[]): GuideBlock => ({ kind: 'points', lines: lines.map(labelOf) });
export const shows = (picture: GuidePictureName): GuideBlock => ({ kind: 'picture', picture });
export const lists = (list: GuideListName): GuideBlock => ({ kind: 'list', list });
export const section = (id: string, title: Line, ...blocks: readonly GuideBlock[]): GuideSection => ({
  id,
  title: labelOf(title),
  blocks,
});
export const guidePage = (path: string, title: Line, lead: Line, ...sections: readonly GuideSection[]): GuidePage => ({
  path,
  title: labelOf(title),
  lead: labelOf(lead),
  sections,
});
