/** Returns a number from 0 to below 1, always the same for the same three integers. */
export function hash(x: number, y: number, seed: number): number {
  let state = Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x27d4eb2f) ^ Math.imul(seed + 1, 0x165667b1);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}

/** Returns 0 below `from`, 1 above `to`, and a smooth transition between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/**
 * Value noise from 0 to 1 over the unit square, whose opposite sides fit together: starts with `columns` x `rows` patches; each further one
 * of the `octaves` has half the size and half the weight of the one before.
 */
export function noise(seed: number, columns: number, rows: number, octaves = 1): (u: number, v: number) => number {
  let patches: readonly Patches[] | undefined;
  return (u, v) => {
    // Noise that is never painted costs nothing.
    patches ??= Array.from({ length: octaves }, (_, octave) =>
      newPatches(columns * 2 ** octave, rows * 2 ** octave, seed + octave),
    );
    let sum = 0;
    let weight = 1;
    for (const octave of patches) {
      sum += weight * between(octave, u, v);
      weight /= 2;
    }
    return sum / (2 - 2 * weight);
  };
}

/** The corners of the patches of one octave. */
interface Patches {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

const newPatches = (columns: number, rows: number, seed: number): Patches => ({
  columns,
  rows,
  values: Float32Array.from({ length: columns * rows }, (_, at) => hash(at % columns, Math.floor(at / columns), seed)),
});

function between({ columns, rows, values }: Patches, u: number, v: number): number {
  const column = Math.floor(u * columns);
  const row = Math.floor(v * rows);
  const across = ease(u * columns - column);
  const down = ease(v * rows - row);
  const left = modulo(column, columns);
  const right = left + 1 === columns ? 0 : left + 1;
  const above = modulo(row, rows);
  const top = above * columns;
  const bottom = above + 1 === rows ? 0 : top + columns;
  const [a, b] = [values[top + left] as number, values[top + right] as number];
  const [c, d] = [values[bottom + left] as number, values[bottom + right] as number];
  const upper = a + (b - a) * across;
  return upper + (c + (d - c) * across - upper) * down;
}

const ease = (share: number): number => share * share * (3 - 2 * share);

export const modulo = (value: number, by: number): number => ((value % by) + by) % by;
