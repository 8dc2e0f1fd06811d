import { PlaySession } from '#client/play/session/PlaySession.ts';
import { MOST_MOMENTS, resume, type Save, type SaveMark, saveOf } from '#game/saves/Save.ts';
import { AUTOSAVE } from '#game/saves/SaveKey.ts';
import type { NamedLost } from '#game/saves/savedNames.ts';
import type { World } from '#game/world/World.ts';
import type { GameSaves, Written } from './GameSaves.ts';

/** The number of inputs between two autosaves outside of the city. */
const AUTOSAVE_STEPS = 8;

/** The titles of a game, and the file that it is played from. */
export type GameMark = Pick<SaveMark, 'document' | 'title_ja' | 'title_en'>;

/** Saves a running game: automatically, and when the player requests it. */
export class SaveKeeper {
  readonly #session: PlaySession;
  readonly #saves: GameSaves;
  readonly #home: GameSaves;
  readonly #markOf: () => GameMark;
  readonly #now: () => number;
  /** The moment that was saved last. */
  #saved: PlaySession['timeline']['present'];
  /** The time of the last save: each save has a unique time, which identifies the server's save. */
  #madeAt = 0;

  /**
   * @param saves of the current player, for saves by hand
   * @param home of the player who began the game: autosaves stay there, so that they replace nobody else's
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

  /** The current moment as a save; undefined if it cannot be one (`saveOf`). */
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

  /** Stores the current moment in a slot, if it can be saved. */
  async saveInto(slot: number): Promise<Written | 'notNow'> {
    const { save } = this;
    return save ? this.#saves.write(slot, save) : 'notNow';
  }

  /** Follows the game until the returned function is called. */
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

  /** Called when the page is hidden, perhaps for good. */
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

/** The result of loading a game into another world than it was saved in. */
export interface Resumed {
  /** The names of what the world no longer has. */
  readonly lost: readonly NamedLost[];
  /** The place of the party no longer exists, so it is in the city. */
  readonly isBroughtHome: boolean;
  /** It begins before the saved moment, because the inputs since the last rest do not fit. */
  readonly isTakenBack: boolean;
  /** Something exceeded a limit of the game, and was lowered to it. */
  readonly isLowered: boolean;
}

/** Resumes a save in the current world. */
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
