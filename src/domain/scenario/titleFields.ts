import { type LeafField, seenText } from '#domain/resource/field.ts';
import { cutToWidth, withoutControls } from '#domain/text/displayWidth.ts';
import { type FaultKey, issueFault } from '#domain/text/fault.ts';
import { withoutUnseen } from '#domain/text/unseen.ts';
import { isHouseName } from './houseName.ts';
import { TITLE_WIDTH } from './shownTitle.ts';

const title = (ja: string, en: string) => seenText(ja, en, { maxWidth: TITLE_WIDTH });

/**
 * The titles of a scenario and its author's name: lines of 40 half-width columns, the width of the title window, without invisible letters
 * (docs/domain.md, "Titles"). Every call that makes or changes one uses these fields.
 */
export const TITLE_FIELDS = {
  author_name: title('作者名', 'Author name'),
  title_ja: title('タイトル（日本語）', 'Title (Japanese)'),
  title_en: title('タイトル（英語）', 'Title (English)'),
} as const satisfies Readonly<Record<string, LeafField<'text'>>>;

export type TitleName = keyof typeof TITLE_FIELDS;
export type Titles = Readonly<Record<TitleName, string>>;

export const TITLE_NAMES = Object.keys(TITLE_FIELDS) as readonly TitleName[];

interface TitleFault {
  readonly key: FaultKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Returns why a text cannot be this title or author name; nothing if it can. Whether it is required or already taken is checked elsewhere.
 */
export function titleFaults(name: TitleName, title: string): TitleFault[] {
  const faults = TITLE_FIELDS[name].schema.safeParse(title).error?.issues.map(issueFault) ?? [];
  return name === 'author_name' && isHouseName(title) ? [...faults, { key: 'name_of_house' }] : faults;
}

/**
 * Returns the part of a text that can be a title, for copies, which are never refused because of it: without invisible letters, and cut to
 * its width.
 */
export const cutTitle = (title: string): string =>
  cutToWidth(withoutUnseen(withoutControls(title.replaceAll('\n', ' '))), TITLE_WIDTH).trim();
