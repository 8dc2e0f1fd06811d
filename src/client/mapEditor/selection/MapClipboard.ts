import type { MadeStep } from '#client/floor/desk/FloorSession.ts';
import { type BrowserStorage, JsonStorage } from '#client/sync/JsonStorage.ts';
import { type PackedRegion, packRegion, unpackRegion } from '#domain/map/packRegion.ts';
import type { Region } from '#domain/map/region.ts';

/** The name of the step that cuts. */
const CUT = 'map.step.cut';

/** What was copied or cut last. */
export interface Clip {
  readonly scenario: string;
  /** Of what was cut: its mark, which the steps that cut it and lay it down bear too (`Patch.cut`). */
  readonly cut?: number | undefined;
  /** Cut and lying nowhere: links that led to it will follow. */
  readonly isCut: boolean;
  readonly region: Region;
}

type KeptClip = Omit<Clip, 'region'> & { readonly region: PackedRegion };

/** What an author has copied, kept by the browser for the account: for other floors, other scenarios, other tabs and a reload. */
export class MapClipboard {
  readonly #storage: JsonStorage;
  readonly #key: string;
  /** Where the browser's storage is full, at least this page knows it. */
  #unkept: Clip | undefined;

  constructor(storage: BrowserStorage, accountId: string) {
    this.#storage = new JsonStorage(storage);
    this.#key = `meikyu.map.clip.${accountId}`;
  }

  get isEmpty(): boolean {
    return !this.#unkept && this.#storage.keys(this.#key).length === 0;
  }

  read(): Clip | undefined {
    if (this.#unkept) return this.#unkept;
    const kept = this.#storage.read<KeptClip>(this.#key);
    try {
      return kept && { ...kept, region: unpackRegion(kept.region) };
    } catch {
      return undefined;
    }
  }

  write(clip: Clip): void {
    const kept: KeptClip = { ...clip, region: packRegion(clip.region) };
    this.#unkept = this.#storage.write(this.#key, kept) ? undefined : clip;
  }

  /** Takes note of a step, where it is the cut that the clip comes from, or lays it down: links follow it between these two. */
  follow({ kind, step: { cut, label } }: MadeStep): void {
    const clip = cut && this.read();
    if (clip && clip.cut === cut) this.write({ ...clip, isCut: (label.key === CUT) === (kind !== 'undo') });
  }
}
