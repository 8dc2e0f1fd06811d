// The load of the kill rounds, and the states that may be found afterwards. Everything that was sent is recorded, with the revision of its
// acknowledgement if there was one.
import { expect } from 'vitest';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newScenario } from './author.ts';
import { markOf, roomMaps, type WireFloor } from './maps.ts';
import type { RestClient } from './RestClient.ts';

/** A write that was sent: `mark` is what it wrote, `revision` is set once it was acknowledged. */
interface Sent {
  readonly mark: number;
  revision?: number;
}

/** The floors of the restored backups, and the one that they do not hold. */
const RESTORED = ['01', '02', '03', '04'];
const BESIDE = '05';

/** Saves floors and backups of one scenario, and restores two backups of another in turn. */
export class KillLoad {
  readonly #edited: string;
  readonly #restored: string;
  /** Ids of the two backups; floors of the first have mark 1, of the second mark 2. */
  readonly #restorable: readonly string[];
  #nextMark = 100;
  /** The writes since the last check, and the state of the floor at that time, by path of the floor. */
  readonly #saves = new Map<string, { last: Required<Sent>; sent: Sent[] }>();
  #restores: { last: Required<Sent>; sent: Sent[] };
  readonly #backups: string[] = [];
  readonly counts = { saves: 0, backups: 0, restores: 0 };

  private constructor(edited: string, restored: string, restorable: readonly string[], last: Required<Sent>) {
    this.#edited = edited;
    this.#restored = restored;
    this.#restorable = restorable;
    this.#restores = { last, sent: [] };
  }

  /** Creates the two scenarios. */
  static async prepare(author: RestClient): Promise<KillLoad> {
    const edited = await newScenario(author, '編集');
    const restored = await newScenario(author, '復元');
    const backups: string[] = [];
    for (const mark of [1, 2]) {
      for (const floor of RESTORED) {
        const { status } = await author.put(`${restored}/floor-maps/${floor}/maps`, { maps: roomMaps(mark) });
        expect(status).toBe(200);
      }
      backups.push((await author.post<{ id: string }>(`${restored}/backup`, {})).data.id);
    }
    const { data } = await author.post<PresentedScenario>(`${restored}/restore`, { id: backups[0] });
    return new KillLoad(edited, restored, backups, { mark: 1, revision: data.restored_revision });
  }

  /** Makes one backup and one restore, after which the server's worker threads run and more of both follow quickly. */
  async warmUp(author: RestClient): Promise<void> {
    await Promise.all([this.#backUp(author), this.#restore(author)]);
  }

  /** Loads the server until it stops answering. */
  async run(author: RestClient): Promise<void> {
    const save = (floor: string) => () => this.#save(author, floor);
    const saveBeside = save(`${this.#restored}/floor-maps/${BESIDE}`);
    await Promise.all(
      [
        save(`${this.#edited}/floor-maps/01`),
        save(`${this.#edited}/floor-maps/01`),
        save(`${this.#edited}/floor-maps/02`),
        () => this.#backUp(author),
        () => saveBeside().then(() => this.#restore(author)),
      ].map(untilItFails),
    );
  }

  async #save(author: RestClient, floor: string): Promise<void> {
    const kept = this.#saves.get(floor) ?? { last: { mark: 0, revision: 0 }, sent: [] };
    this.#saves.set(floor, kept);
    const one: Sent = { mark: this.#nextMark++ };
    kept.sent.push(one);
    const { status, data } = await author.put<{ revision: number }>(`${floor}/maps`, { maps: roomMaps(one.mark) });
    if (status === 503) return;
    expect(status).toBe(200);
    one.revision = data.revision;
    this.counts.saves++;
  }

  async #backUp(author: RestClient): Promise<void> {
    const { status, data } = await author.post<{ id: string }>(`${this.#edited}/backup`, {});
    expect(status).toBe(201);
    this.#backups.push(data.id);
    this.counts.backups++;
  }

  async #restore(author: RestClient): Promise<void> {
    const mark = 1 + (this.#restores.sent.length % 2);
    const one: Sent = { mark };
    this.#restores.sent.push(one);
    const id = this.#restorable[mark - 1];
    const { status, data } = await author.post<PresentedScenario>(`${this.#restored}/restore`, { id });
    // Somebody kept writing while it was packed: that was answered, and nothing was done.
    if (status === 503) return;
    expect(status).toBe(200);
    one.revision = data.restored_revision;
    this.counts.restores++;
  }

  /** Checks that everything acknowledged is there, and nothing is torn. */
  async check(author: RestClient): Promise<void> {
    const scenario = await read<PresentedScenario>(author, this.#restored);
    for (const floor of [...this.#saves.keys()]) {
      const found = await read<WireFloor>(author, floor);
      // A restore blanks the floor that no backup holds, under a revision of its own.
      const isBlanked = floor.startsWith(this.#restored) && found.revision === scenario.restored_revision;
      if (isBlanked) {
        expect(markOf(found.maps), floor).toBe(0);
        this.#saves.set(floor, { last: { mark: 0, revision: found.revision }, sent: [] });
      } else this.#saves.set(floor, settle(floor, this.#saves.get(floor), found));
    }
    const floors = RESTORED.map((floor) => read<WireFloor>(author, `${this.#restored}/floor-maps/${floor}`));
    const [first, ...others] = (await Promise.all(floors)) as [WireFloor, ...WireFloor[]];
    for (const { maps, revision } of [first, ...others]) {
      const wanted = { mark: markOf(first.maps), revision: scenario.restored_revision };
      expect({ mark: markOf(maps), revision }, 'all floors are of one restore').toEqual(wanted);
    }
    this.#restores = settle('the restore', this.#restores, first);
    await this.#checkBackups(author);
  }

  async #checkBackups(author: RestClient): Promise<void> {
    const entries = await read<{ id: string }[]>(author, `${this.#edited}/backup`);
    const listed = new Set(entries.map(({ id }) => id));
    const gone = this.#backups.findLastIndex((id) => !listed.has(id));
    // Backups that are not listed are older than all that are, and the list is full of newer ones.
    expect(this.#backups.slice(0, gone + 1).some((id) => listed.has(id))).toBe(false);
    if (gone >= 0) expect(listed.size).toBe(30);
    this.#backups.splice(0, gone + 1);
  }
}

async function read<Data>(author: RestClient, path: string): Promise<Data> {
  const { status, text, data } = await author.get<Data>(path);
  expect(status, text).toBe(200);
  return data;
}

/** Checks that the floor is as the newest acknowledged write left it, or one in progress; returns that state. */
function settle(what: string, kept: { last: Required<Sent>; sent: Sent[] } | undefined, floor: WireFloor) {
  const { last, sent } = kept ?? { last: { mark: 0, revision: 0 }, sent: [] };
  const acknowledged = [last, ...sent.filter((one): one is Required<Sent> => one.revision !== undefined)];
  const newest = acknowledged.reduce((a, b) => (b.revision > a.revision ? b : a));
  const found = { mark: markOf(floor.maps), revision: floor.revision };
  if (found.revision === newest.revision) expect(found, what).toEqual(newest);
  else {
    expect(found.revision, `${what}: an acknowledged write is lost`).toBeGreaterThan(newest.revision);
    const underWay = sent.filter(({ revision }) => revision === undefined).map(({ mark }) => mark);
    expect(underWay, what).toContain(found.mark);
  }
  return { last: found, sent: [] };
}

/** Repeats `step` until the server is gone. */
async function untilItFails(step: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await step();
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}
