/** A chunk of the bundler's own splitting: its size, and the chunks loaded together with it. */
export interface Chunk {
  readonly name: string;
  readonly bytes: number;
  /** Names of the chunks that it needs to run. */
  readonly imports: readonly string[];
  /** Frequency, compared with other chunks, with which a visit begins with it or requests it; 0 for chunks that are only imported. */
  readonly visits: number;
}

/** Chunks that are joined into one. */
interface Group {
  readonly chunks: Chunk[];
  readonly bytes: number;
  /** The visits that load it. */
  readonly visits: Set<Chunk>;
  readonly imports: Set<Group>;
}

/** The best group to join with, and the bytes that this saves. */
interface Offer {
  readonly other: Group | undefined;
  readonly saved: number;
}

const NO_OFFER: Offer = { other: undefined, saved: 0 };

/**
 * Joins chunks as long as that pays. A bundler cuts a chunk for each set of entries that share a module, so that nobody loads a byte too
 * many; with hundreds of entries that makes hundreds of files per page. Joining two pays if the requests saved are worth more than the
 * additional bytes for visits that need only one of them.
 * @param requestBytes the cost of a request, in bytes that could be sent instead
 * @returns the names of the chunks of each group; groups have no import circles, as chunks have none
 */
export function joinChunks(chunks: readonly Chunk[], requestBytes: number): string[][] {
  const groups = new Set(oneEach(chunks));
  const offers = new Map<Group, Offer>();
  const renew = (group: Group) => offers.set(group, bestOffer(group, groups, requestBytes));
  for (const group of groups) renew(group);
  for (;;) {
    let group: Group | undefined;
    let { other, saved } = NO_OFFER;
    for (const [one, offer] of offers) if (offer.saved > saved) [group, { other, saved }] = [one, offer];
    if (!group || !other) break;
    const joined = join(group, other);
    const changed = new Set([group, other]);
    for (const gone of changed) {
      groups.delete(gone);
      offers.delete(gone);
    }
    groups.add(joined);
    for (const { imports } of groups) {
      const isImporter = imports.delete(group);
      if (imports.delete(other) || isImporter) imports.add(joined);
    }
    for (const one of allImports(joined)) {
      if (joined.visits.isSubsetOf(one.visits)) continue;
      for (const visit of joined.visits) one.visits.add(visit);
      changed.add(one);
    }
    changed.add(joined);
    for (const one of groups) {
      const offer = offers.get(one);
      if (!offer || changed.has(one) || (offer.other && changed.has(offer.other))) renew(one);
      else offers.set(one, betterOffer(offer, one, joined, requestBytes));
    }
  }
  return Array.from(groups, ({ chunks }) => chunks.map(({ name }) => name));
}

function oneEach(chunks: readonly Chunk[]): Group[] {
  const groups = new Map<string, Group>(
    chunks.map((chunk) => [chunk.name, { chunks: [chunk], bytes: chunk.bytes, visits: new Set(), imports: new Set() }]),
  );
  for (const { name, imports } of chunks) {
    for (const other of imports) groups.get(name)?.imports.add(groups.get(other) as Group);
  }
  for (const visit of chunks) {
    const group = groups.get(visit.name) as Group;
    if (visit.visits > 0) for (const { visits } of [group, ...allImports(group)]) visits.add(visit);
  }
  return [...groups.values()];
}

function bestOffer(group: Group, groups: Iterable<Group>, requestBytes: number): Offer {
  let best = NO_OFFER;
  for (const other of groups) best = betterOffer(best, group, other, requestBytes);
  return best;
}

/** Returns the offer that `other` makes to `group`, if it saves more than the best one so far. */
function betterOffer(best: Offer, group: Group, other: Group, requestBytes: number): Offer {
  if (other === group) return best;
  const both = group.visits.intersection(other.visits);
  if (both.size === 0) return best;
  const [alone, otherAlone] = [group.visits.difference(both), other.visits.difference(both)];
  const most = count(both) * requestBytes - count(alone) * other.bytes - count(otherAlone) * group.bytes;
  if (most <= best.saved) return best;
  const saved = most - burden(alone, other, requestBytes) - burden(otherAlone, group, requestBytes);
  return saved > best.saved && !wouldCircle(group, other) ? { other, saved } : best;
}

/** Returns what these visits would additionally have to load because of the imports of `group`. */
function burden(visits: ReadonlySet<Chunk>, group: Group, requestBytes: number): number {
  if (visits.size === 0) return 0;
  let sum = 0;
  for (const imported of allImports(group)) {
    sum += count(visits.difference(imported.visits)) * (imported.bytes + requestBytes);
  }
  return sum;
}

function count(visits: ReadonlySet<Chunk>): number {
  let sum = 0;
  for (const chunk of visits) sum += chunk.visits;
  return sum;
}

/** Whether one leads to the other by way of a third: joined, they would form a circle with it. */
const wouldCircle = (one: Group, other: Group): boolean => leadsTo(one, other) || leadsTo(other, one);

function leadsTo(from: Group, to: Group): boolean {
  const passed = new Set(from.imports);
  passed.delete(to);
  for (const { imports } of passed) {
    for (const next of imports) {
      if (next === to) return true;
      passed.add(next);
    }
  }
  return false;
}

function allImports(group: Group): Set<Group> {
  const all = new Set(group.imports);
  // Iterating a set includes elements that are added meanwhile.
  for (const { imports } of all) for (const next of imports) all.add(next);
  return all;
}

function join(one: Group, other: Group): Group {
  const imports = one.imports.union(other.imports);
  imports.delete(one);
  imports.delete(other);
  return {
    chunks: [...one.chunks, ...other.chunks],
    bytes: one.bytes + other.bytes,
    visits: one.visits.union(other.visits),
    imports,
  };
}
