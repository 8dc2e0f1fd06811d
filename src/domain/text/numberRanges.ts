/**
 * The numbers that a list such as "3, 10-12" means, each once and in order. Full-width digits and marks are taken as they
 * are typed in Japanese. Undefined where something in it is no number, is out of `first` to `last`, or runs backwards.
 */
export function readNumberRanges(text: string, first: number, last: number): number[] | undefined {
  const parts = text
    .normalize('NFKC')
    .replace(/\s*[-~\u301c\u2010-\u2015\u2212]\s*/g, '-')
    .split(/[\s,、]+/)
    .filter((part) => part !== '');
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? [];
    if (from === undefined || Number(from) < first || Number(to) > last || Number(to) < Number(from)) return undefined;
    for (let number = Number(from); number <= Number(to); number++) numbers.add(number);
  }
  return [...numbers].sort((one, other) => one - other);
}
