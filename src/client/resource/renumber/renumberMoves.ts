import { isBlank, type Resource } from '#domain/resource/defineResource.ts';

/** How chosen records get other numbers. */
export type Way =
  /** One after the other from a number on; */
  | { readonly kind: 'row'; readonly first: number }
  /** the same, and what stands there moves on as far as it must; */
  | { readonly kind: 'insert'; readonly first: number }
  /** close together, in the order of their numbers; */
  | { readonly kind: 'gaps' }
  /** among their own numbers, in an order that is given by number; */
  | { readonly kind: 'sort'; readonly order: readonly number[] }
  /** or each to a number that is named. */
  | { readonly kind: 'each'; readonly targets: readonly number[] };

export interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * Which records of a kind go where; what stays is left out.
 * @param numbers the chosen records, in the order in which they are to stand
 * @returns undefined where there are not as many numbers as records
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

/** Those that stand where others are inserted, each as far as it must: blank numbers take up what is pushed. */
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
