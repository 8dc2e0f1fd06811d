/** Separates the boxes of a message, and follows the last one if that is empty: a line that spreadsheets keep. */
const BOX_BREAK = '\n***';

/** Joins the boxes of a message into one text for a cell; `readBoxes` splits it again. */
export const writeBoxes = (boxes: readonly string[]): string =>
  boxes.map(withMarkedStars).join(`${BOX_BREAK}\n`) + (boxes.at(-1) === '' ? BOX_BREAK : '');

export function readBoxes(text: string): string[] {
  if (text === '') return [];
  return text
    .replace(/\n\*\*\*$/, '')
    .split(`${BOX_BREAK}\n`)
    .map(withoutMarkedStars);
}

/** Adds one star to a line of stars in a text, so that it does not split a box. */
const withMarkedStars = (text: string): string => text.replace(/^\*{3,}$/gm, '*$&');
const withoutMarkedStars = (text: string): string => text.replace(/^\*(\*{3,})$/gm, '$1');
