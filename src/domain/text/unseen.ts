// Invisible letters: what Unicode calls default-ignorable (zero-width blanks, fillers, tags, direction controls), the blank of Braille and
// the anchors of annotations. Two kinds belong to visible text and are kept: a variation selector after its letter, and the joiner between
// two emoji.

const BASE = String.raw`(?<=[^\p{Default_Ignorable_Code_Point}\s\u2800\ufff9-\ufffb])`;
const EMOJI = String.raw`\p{Extended_Pictographic}`;
const STANDING = String.raw`${BASE}[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=${EMOJI}[\p{Emoji_Modifier}\ufe0f]?)\u200d(?=${EMOJI})`;

/** A cheap test for characters that may be kept, so that a search through a long text stays fast. */
const MAY_STAND = /\u200d|[\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const STANDS = new RegExp(STANDING, 'gu');
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
const UNSEEN_BUT_STANDING = new RegExp(`(${STANDING})|${UNSEEN.source}`, 'gu');

/** Returns the text without any invisible letters, even those that are kept otherwise: the form in which texts are compared. */
export const onlySeen = (text: string): string => text.replace(UNSEEN, '');

/** Returns the text without invisible letters, except the ones that belong to visible text. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN_BUT_STANDING, '$1');

/** Whether a text has an invisible letter that does not belong to visible text. */
export const holdsUnseen = (text: string): boolean => withoutUnseen(text) !== text;

/**
 * Returns the text without the variation selectors and joiners of visible text: they are part of the letter before them and take no space.
 */
export const withoutStanding = (text: string): string => (MAY_STAND.test(text) ? text.replace(STANDS, '') : text);

/** Whether anything of a text is visible. */
export const isSeen = (text: string): boolean => onlySeen(text).trim() !== '';
