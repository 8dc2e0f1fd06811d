import { searchKey } from './searchKey.ts';

/**
 * Returns the options that a text finds, best first: a number or name equals it, begins with it, contains it, or contains its words one by
 * one. Equally good ones keep their order; an empty text finds them all.
 * @param keysOf returns the search keys of an option
 */
export function bestMatches<Option>(
  options: readonly Option[],
  typed: string,
  keysOf: (option: Option) => readonly string[],
): readonly Option[] {
  const sought = searchKey(typed);
  if (sought === '') return options;
  const words = sought.split(/\s+/);
  const [same, beginning, holding, scattered]: [Option[], Option[], Option[], Option[]] = [[], [], [], []];
  for (const option of options) {
    const keys = keysOf(option);
    if (keys.includes(sought)) same.push(option);
    else if (keys.some((key) => key.startsWith(sought))) beginning.push(option);
    else if (keys.some((key) => key.includes(sought))) holding.push(option);
    else if (words.every((word) => keys.some((key) => key.includes(word)))) scattered.push(option);
  }
  return [...same, ...beginning, ...holding, ...scattered];
}
