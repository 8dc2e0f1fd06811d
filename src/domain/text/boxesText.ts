/** Stands between the boxes of a message, and after the last one where that is empty: a line that spreadsheets keep. */
const BOX_BREAK = '\n***';

/** The boxes of a message as one text, for a cell; `readBoxes` gives them back. */
export const writeBoxes = (boxes: readonly string[]): string =>
  boxes.map(withMarkedStars).join(`${BOX_BREAK}\n`) + (boxes.at(-1) === '' ? BOX_BREAK : '');

export function readBoxes(text: string): string[] {
  if (text === '') return [];
  return text
    .replace(/\n\*\*\*$/, '')
    .split(`${BOX_BREAK}\n`)
    .map(withoutMarkedStars);
}

/** A line of stars in a text gets one more, so that it breaks no box. */
const withMarkedStars = (text: string): string => text.replace(/^\*{3,}$/gm, '*$&');
const withoutMarkedStars = (text: string): string => text.replace(/^\*(\*{3,})$/gm, '$1');
