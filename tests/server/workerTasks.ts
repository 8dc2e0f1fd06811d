// Tasks for tests of the threads themselves.

export const answer = (text: string): string => text;

export const lengthOf = (bytes: Uint8Array): number => bytes.length;

/** Never ends by itself. */
export function spin(_nothing: undefined): never {
  for (;;) Math.random();
}
