/** Returns the cell that a path of `cellFieldPath` leads to; undefined for any other path. */
export function cellInPath(path: string): { readonly x: number; readonly y: number } | undefined {
  const [, x, y] = /^maps\.x(\d+)_y(\d+)/.exec(path) ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}
