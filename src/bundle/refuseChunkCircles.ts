import type { Plugin } from 'vite';

/**
 * Fails a build whose chunks import each other in a circle: one of them would run before what it needs, and its page would end with an
 * error. Joined chunks form none (joinChunks.ts), unless the sources changed between the two times that the client is bundled.
 */
export const refuseChunkCircles = (): Plugin => ({
  name: 'meikyu:refuse-chunk-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const imports = new Map<string, readonly string[]>();
    for (const file of Object.values(bundle)) if (file.type === 'chunk') imports.set(file.fileName, file.imports);
    const circle = chunkCircle(imports);
    if (circle) this.error(`chunks import each other in a circle: ${circle.join(' > ')}`);
  },
});

/** Returns a circle among chunks, from a chunk back to itself; undefined if there is none. @param imports by chunk, what it cannot run without */
export function chunkCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const known = new Set<string>();
  const way: string[] = [];
  const follow = (chunk: string): readonly string[] | undefined => {
    const start = way.indexOf(chunk);
    if (start >= 0) return [...way.slice(start), chunk];
    if (known.has(chunk)) return undefined;
    known.add(chunk);
    way.push(chunk);
    for (const next of imports.get(chunk) ?? []) {
      const circle = follow(next);
      if (circle) return circle;
    }
    way.pop();
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const circle = follow(chunk);
    if (circle) return circle;
  }
  return undefined;
}
