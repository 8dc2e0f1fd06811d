/** Numbers without a record, one after another. */
export interface EmptyRun {
  readonly first: number;
  readonly last: number;
}

/** The smallest run that is folded to one line; a shorter one would gain nothing. */
const SMALLEST = 3;

/**
 * Folds the runs of numbers without a record.
 * @param numbers in order
 */
export function foldEmptyRuns(
  numbers: readonly number[],
  isEmpty: (number: number) => boolean,
): readonly (number | EmptyRun)[] {
  const lines: (number | EmptyRun)[] = [];
  let run: number[] = [];
  function close() {
    const [first, last] = [run[0], run.at(-1)];
    if (first !== undefined && last !== undefined && run.length >= SMALLEST) lines.push({ first, last });
    else lines.push(...run);
    run = [];
  }
  for (const number of numbers) {
    const follows = run.length === 0 || number === (run.at(-1) ?? 0) + 1;
    if (!isEmpty(number) || !follows) close();
    if (isEmpty(number)) run.push(number);
    else lines.push(number);
  }
  close();
  return lines;
}

/** Returns the numbers of a run, in order. */
export const numbersIn = ({ first, last }: EmptyRun): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Whether all numbers of a run lie in another one. */
export const isPartOf = (part: EmptyRun, whole: EmptyRun): boolean =>
  part.first >= whole.first && part.last <= whole.last;
