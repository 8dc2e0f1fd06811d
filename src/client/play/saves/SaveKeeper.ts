import { PlaySession } from '#client/play/session/PlaySession.ts';
import { MOST_MOMENTS, resume, type Save, type SaveMark, saveOf } from '#game/journal/Save.ts';
import { AUTOSAVE } from '#game/journal/SaveKey.ts';
import type { NamedLost } from '#game/journal/savedNames.ts';
import type { World } from '#game/world/World.ts';
import type { GameSaves, Written } from './GameSaves.ts';

/** Away from the city a game is saved by itself every so many inputs. */
const AUTOSAVE_STEPS = 8;

/** What a game is called, and the file that it is played from. */
export type GameMark = Pick<SaveMark, 'document' | 'title_ja' | 'title_en'>;

/** Saves a game under way: by itself, and when its player says so. */
export class SaveKeeper {
  readonly #session: PlaySession;
  readonly #saves: GameSaves;
  readonly #home: GameSaves;
  readonly #markOf: () => GameMark;
  readonly #now: () => number;
  /** The moment that was saved last. */
  #saved: PlaySession['timeline']['present'];
  /** When a save was made last: each of them has a time of its own, by which the server's is recognised. */
  #madeAt = 0;

  /**
   * @param saves of who plays now, for what the player saves
   * @param home of who began the game: its autosaves stay there, so that they replace nobody else's
   */
  constructor(
    session: PlaySession,
    { saves, home }: { readonly saves: GameSaves; readonly home: GameSaves },
    markOf: () => GameMark,
    now: () => number = Date.now,
  ) {
    this.#session = session;
    this.#saves = saves;
    this.#home = home;
    this.#markOf = markOf;
    this.#now = now;
    this.#saved = session.timeline.present;
  }

  /** The present moment as a save; undefined where it cannot be one (`saveOf`). */
  get save(): Save | undefined {
    const { world, timeline, time } = this.#session;
    this.#madeAt = Math.max(this.#now(), this.#madeAt + 1);
    return saveOf(world, timeline.back(MOST_MOMENTS), {
      ...this.#markOf(),
      key: this.#saves.key,
      saved_at: this.#madeAt,
      seconds: time.seconds,
    });
  }

  /** Keeps the present moment in a slot, as far as it can be one. */
  async saveInto(slot: number): Promise<Written | 'notNow'> {
    const { save } = this;
    return save ? this.#saves.write(slot, save) : 'notNow';
  }

  /** Follows the game, until the function that is returned is called. */
  follow(): () => void {
    const stop = this.#session.subscribe(() => {
      const { state, arrival } = this.#session;
      const isFar = Math.abs(state.step - this.#saved.state.step) >= AUTOSAVE_STEPS;
      if (arrival === 'done' && (state.mode === 'city' || isFar)) this.#autosave();
    });
    return () => {
      stop();
      this.hide();
    };
  }

  /** Nobody looks at the game any more, and perhaps never again in this page. */
  hide(): void {
    this.#session.time.stand();
    this.#autosave(true);
    this.#home.leave();
  }

  show(): void {
    this.#session.time.goOn();
  }

  #autosave(isLeaving = false): void {
    const { present } = this.#session.timeline;
    if (present === this.#saved) return;
    this.#saved = present;
    const { save } = this;
    if (save) void this.#home.write(AUTOSAVE, save, isLeaving);
  }
}

/** What has become of a game that was loaded into another world than it was saved in. */
export interface Resumed {
  /** What the world does not have any more. */
  readonly lost: readonly NamedLost[];
  /** The place of the party is there no more, and it is in the city. */
  readonly isBroughtHome: boolean;
  /** It begins before the moment that was saved: what was done since the last rest does not fit. */
  readonly isTakenBack: boolean;
  /** Something was more than a game may have, and is as much as that now. */
  readonly isLowered: boolean;
}

/** Goes on with a save in the world as it is now. */
export function resumeGame(
  worldOf: () => World,
  save: Save,
  document: Save['document'],
): Resumed & { readonly session: PlaySession } {
  const { state, inputs, ...resumed } = resume(worldOf(), save, document);
  const session = new PlaySession(worldOf, state, undefined, save.told.seconds);
  const isCut = session.takeAll(inputs) < inputs.length;
  return { ...resumed, session, isTakenBack: resumed.isTakenBack || isCut };
}
