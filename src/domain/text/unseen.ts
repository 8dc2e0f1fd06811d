// Letters that nobody sees: what Unicode calls default-ignorable (zero-width blanks, fillers, tags, controls of direction), the blank of
// Braille and the anchors of annotations. Two kinds belong to what is seen and stand: a variation selector after its letter, and the
// joiner between two emoji.

const BASE = String.raw`(?<=[^\p{Default_Ignorable_Code_Point}\s\u2800\ufff9-\ufffb])`;
const EMOJI = String.raw`\p{Extended_Pictographic}`;
const STANDING = String.raw`${BASE}[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=${EMOJI}[\p{Emoji_Modifier}\ufe0f]?)\u200d(?=${EMOJI})`;

/** Without those that stand, so that a search through a long text stays cheap. */
const MAY_STAND = /\u200d|[\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const STANDS = new RegExp(STANDING, 'gu');
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
const UNSEEN_BUT_STANDING = new RegExp(`(${STANDING})|${UNSEEN.source}`, 'gu');

/** The text without all letters that nobody sees, also those that stand: the form in which texts are compared. */
export const onlySeen = (text: string): string => text.replace(UNSEEN, '');

/** The text without the letters that nobody sees, except those that stand. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN_BUT_STANDING, '$1');

/** Whether a text has a letter that nobody sees and that does not stand. */
export const holdsUnseen = (text: string): boolean => withoutUnseen(text) !== text;

/** The text without the variation selectors and joiners that stand: they are part of the letter before them and take no room. */
export const withoutStanding = (text: string): string => (MAY_STAND.test(text) ? text.replace(STANDS, '') : text);

/** Whether a reader sees anything of a text. */
export const isSeen = (text: string): boolean => onlySeen(text).trim() !== '';
