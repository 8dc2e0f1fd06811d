import { matchRank } from './matchRank.ts';
import { searchKey } from './searchKey.ts';

/**
 * Returns the options that a text finds, best first (`matchRank`). Equally good ones keep their order; an empty text finds them all.
 * @param keysOf returns the search keys of an option
 */
export function bestMatches<Option>(
  options: readonly Option[],
  typed: string,
  keysOf: (option: Option) => readonly string[],
): readonly Option[] {
  const sought = searchKey(typed);
  if (sought === '') return options;
  return options
    .flatMap((option) => {
      const rank = matchRank(keysOf(option), sought);
      return rank === undefined ? [] : [{ option, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
