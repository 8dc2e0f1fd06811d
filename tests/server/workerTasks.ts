// Tasks for tests of the threads themselves.

export const answer = (text: string): string => text;

export const lengthOf = (bytes: Uint8Array): number => bytes.length;

/** Never ends by itself. */
export function spin(_nothing: undefined): never {
  for (;;) Math.random();
}

/** Keeps more and more. */
export function hoard(_nothing: undefined): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => at + kept.length / 3));
}
