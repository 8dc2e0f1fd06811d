import type { MadeStep } from '#client/floor/desk/FloorSession.ts';
import { JsonStorage } from '#client/storage/JsonStorage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import { type PackedRegion, packRegion, unpackRegion } from '#domain/map/packRegion.ts';
import type { Region } from '#domain/map/region.ts';

/** The text key of the step that cuts. */
const CUT = 'map.step.cut';

/** The content that was copied or cut last. */
export interface Clip {
  readonly scenario: string;
  /** The mark of a cut part; the steps that cut it and paste it have the same mark (`Patch.cut`). */
  readonly cut?: number | undefined;
  /** Whether the part is cut and not pasted yet: links that led to it will follow. */
  readonly isCut: boolean;
  readonly region: Region;
}

type KeptClip = Omit<Clip, 'region'> & { readonly region: PackedRegion };

/** The author's clipboard, stored in the browser per account: for other floors, scenarios and tabs, and after a reload. */
export class MapClipboard {
  readonly #storage: JsonStorage;
  readonly #key: string;
  /** The clip that did not fit into the browser's storage: at least this page still has it. */
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

  /** Updates the clip if a step is the cut that it comes from, or pastes it: links follow the part between these two steps. */
  follow({ kind, step: { cut, label } }: MadeStep): void {
    const clip = cut && this.read();
    if (clip && clip.cut === cut) this.write({ ...clip, isCut: (label.key === CUT) === (kind !== 'undo') });
  }
}
