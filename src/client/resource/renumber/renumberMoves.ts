import { isBlank, type Resource } from '#domain/resource/defineResource.ts';

/** The ways to renumber selected records. */
export type Way =
  /** One after the other, from a number on; */
  | { readonly kind: 'row'; readonly first: number }
  /** the same, and existing records are pushed on as far as needed; */
  | { readonly kind: 'insert'; readonly first: number }
  /** close together, in the order of their numbers; */
  | { readonly kind: 'gaps' }
  /** within their own numbers, in the given order; */
  | { readonly kind: 'sort'; readonly order: readonly number[] }
  /** or each to a given number. */
  | { readonly kind: 'each'; readonly targets: readonly number[] };

export interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the moves of records of a kind; records that stay are left out.
 * @param numbers the selected records, in their new order
 * @returns undefined if the target numbers are not as many as the records, or exceed the last number
 */
export function renumberMoves(
  resource: Resource,
  record: (number: number) => object,
  numbers: readonly number[],
  way: Way,
): readonly Move[] | undefined {
  const { last } = resource.numbers;
  const isWritten = (number: number) => !isBlank(resource, record(number), number);
  const targets = targetsOf(numbers, way, isWritten);
  const sources =
    way.kind === 'sort' ? way.order : way.kind === 'gaps' ? ascending(numbers).filter(isWritten) : numbers;
  if (targets.length !== sources.length) return undefined;
  const moves = sources.map((from, index) => ({ from, to: targets[index] as number }));
  const pushed = way.kind === 'insert' ? pushedOn(numbers, way.first, last, isWritten) : [];
  const all = [...moves, ...pushed];
  if (all.some(({ to }) => to > last)) return undefined;
  return all.filter(({ from, to }) => from !== to);
}

function targetsOf(numbers: readonly number[], way: Way, isWritten: (number: number) => boolean): readonly number[] {
  if (way.kind === 'each') return way.targets;
  if (way.kind === 'sort') return ascending(way.order);
  if (way.kind === 'gaps') {
    const [first = 0] = ascending(numbers);
    return numbers.filter(isWritten).map((_, index) => first + index);
  }
  return numbers.map((_, index) => way.first + index);
}

/** Returns the moves of existing records that make room for inserted ones; each moves as far as needed, up to the next blank number. */
function pushedOn(
  numbers: readonly number[],
  first: number,
  last: number,
  isWritten: (number: number) => boolean,
): Move[] {
  const chosen = new Set(numbers);
  const stays = (number: number) => number <= last && !chosen.has(number) && isWritten(number);
  const waiting: number[] = [];
  const moves: Move[] = [];
  for (let place = first; place < first + numbers.length || waiting.length > 0; place++) {
    if (stays(place)) waiting.push(place);
    const from = place < first + numbers.length ? undefined : waiting.shift();
    if (from !== undefined) moves.push({ from, to: place });
  }
  return moves;
}

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);
