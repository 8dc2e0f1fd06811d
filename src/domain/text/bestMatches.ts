import { searchKey } from './searchKey.ts';

/**
 * Those of some options that a text finds, the best first: it is a number or a name of theirs, one begins with it, one holds it, or
 * they hold its words one by one. Those that it fits alike stay in their order; an empty text finds them all.
 * @param keysOf what an option is found by, each as a search key
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
