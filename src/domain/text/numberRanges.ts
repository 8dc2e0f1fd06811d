/** Returns the numbers of a list (see `readNumbers`), each once and sorted. */
export function readNumberRanges(text: string, first: number, last: number): number[] | undefined {
  const numbers = readNumbers(text, first, last);
  return numbers && [...new Set(numbers)].sort((one, other) => one - other);
}

/**
 * Returns the numbers of a list such as "3, 10-12", in the order of the list. Full-width digits and punctuation are accepted. Undefined if
 * something is not a number, is outside `first` to `last`, or is a reversed range.
 */
export function readNumbers(text: string, first: number, last: number): number[] | undefined {
  const parts = text
    .normalize('NFKC')
    .replace(/\s*[-~\u301c\u2010-\u2015\u2212]\s*/g, '-')
    .split(/[\s,、]+/)
    .filter((part) => part !== '');
  const numbers: number[] = [];
  for (const part of parts) {
    const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? [];
    if (from === undefined || Number(from) < first || Number(to) > last || Number(to) < Number(from)) return undefined;
    for (let number = Number(from); number <= Number(to); number++) numbers.push(number);
  }
  return numbers;
}

/** Returns the shortest list for these numbers. */
export function writeNumberRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join();
}
