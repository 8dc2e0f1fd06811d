import { exchange } from '#client/sync/exchange.ts';
import { type Merging, Revisioned } from '#client/sync/Revisioned.ts';
import type { WriteResult } from '#client/sync/WriteResult.ts';

/** A change of a document, which can be applied again to a version that another browser has saved. */
export type Edit<Content> = (content: Content) => Content;

/** A document of the account as the server has it; `content` is undefined if it was never saved. */
export interface ServerDocument<Content> {
  readonly revision: number;
  readonly content: Content | undefined;
}

/** The calls for one document of the account. */
export interface AccountDocumentApi<Content> {
  /** Rejects if there is no answer. */
  readonly read: () => Promise<ServerDocument<Content>>;
  readonly save: (content: Content, revision: number) => Promise<WriteResult<ServerDocument<Content>>>;
}

/** A content, and the edits of this page that led to it. */
interface Edited<Content> {
  readonly content: Content;
  readonly edits: readonly Edit<Content>[];
}

/** The number of attempts to save a change; each reapplies it to what another browser has saved. */
const TRIES = 5;

/**
 * A document that the account keeps. A change is an edit of it: if another browser has saved since, the edit is applied again to the
 * version of that browser, so that neither loses anything. A change shows at once, and is undone if it cannot be saved.
 */
export class AccountDocument<Content> {
  readonly #api: AccountDocumentApi<Content>;
  readonly #blank: Content;
  readonly #notifyNotSaved: (message: string | undefined) => void;
  readonly #notifyNotRead: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();
  #state: Revisioned<Edited<Content>, never>;
  #isRead = false;
  /** Makes the calls run one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  /** @param blank the content without a connection, or if it was never saved */
  constructor(
    api: AccountDocumentApi<Content>,
    blank: Content,
    notifyNotSaved: (message: string | undefined) => void = () => {},
    notifyNotRead: (error: unknown) => void = () => {},
  ) {
    this.#api = api;
    this.#blank = blank;
    this.#notifyNotSaved = notifyNotSaved;
    this.#notifyNotRead = notifyNotRead;
    this.#state = Revisioned.of(replaying<Content>(), { content: blank, edits: [] }, 0);
  }

  /** Reads the server's version; without an answer the document stays as it is. */
  readonly read = (): Promise<unknown> => {
    this.#turn = this.#turn
      .then(() => this.#api.read())
      .then(
        (present) => this.#receive(present),
        (error) => this.#notifyNotRead(error),
      );
    return this.#turn;
  };

  /** The content with the changes that are not saved yet. Returns the same object until something changes. */
  get content(): Content {
    return this.#state.mine.content;
  }

  /** Whether the server's version is known by now, or something was changed since. */
  get isRead(): boolean {
    return this.#isRead;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** @returns whether the server has the change in the end */
  readonly change = (edit: Edit<Content>): Promise<boolean> => {
    const { content, edits } = this.#state.mine;
    this.#become(this.#state.edited({ content: edit(content), edits: [...edits, edit] }));
    const isSaved = this.#turn.then(() => this.#save(edit));
    this.#turn = isSaved;
    return isSaved;
  };

  async #save(edit: Edit<Content>): Promise<boolean> {
    for (let attempt = 0; attempt < TRIES && this.#lacks(edit); attempt++) {
      const { mine, from } = this.#state;
      const result = await exchange<ServerDocument<Content>>({
        sending: () => this.#become(this.#state.sending(mine)),
        send: () => this.#api.save(mine.content, from),
        stored: (revision) => this.#become(this.#state.stored(mine, revision)),
        refused: () => this.#become(this.#state.refused(mine)),
        received: (present) => this.#receive(present),
      });
      if (result.kind === 'settled') continue;
      this.#notifyNotSaved(result.kind === 'refused' ? result.message : undefined);
      break;
    }
    if (!this.#lacks(edit)) return true;
    const { edits } = this.#state.mine;
    this.#become(this.#state.edited(replayed(this.#state.theirs, this.#open(edits.filter((one) => one !== edit)))));
    return false;
  }

  #lacks(edit: Edit<Content>): boolean {
    return this.#state.isUnsent && this.#open(this.#state.mine.edits).includes(edit);
  }

  /** Returns the edits that the server does not have. */
  #open(edits: Edited<Content>['edits']): Edited<Content>['edits'] {
    return edits.filter((one) => !this.#state.theirs.edits.includes(one));
  }

  #receive({ revision, content = this.#blank }: ServerDocument<Content>): undefined {
    this.#isRead = true;
    // A document that was never saved keeps its initial value and revision 0.
    if (revision === this.#state.revision) return this.#become(this.#state);
    return this.#become(this.#state.received({ content, edits: [] }, revision));
  }

  #become(state: Revisioned<Edited<Content>, never>): undefined {
    this.#isRead ||= state.mine !== this.#state.mine;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** There are never conflicts: unsaved edits are applied again to the server's version. */
const replaying = <Content>(): Merging<Edited<Content>, never> => ({
  isSame: (one, other) => textOf(one.content) === textOf(other.content),
  merge: (base, mine, theirs) => ({
    base: theirs,
    mine: replayed(
      theirs,
      mine.edits.filter((edit) => !base.edits.includes(edit)),
    ),
    conflicts: [],
  }),
  rebase: (base, sent, theirs) => sent.find((one) => textOf(one.content) === textOf(theirs.content)) ?? base,
});

const replayed = <Content>({ content }: Edited<Content>, edits: Edited<Content>['edits']): Edited<Content> => ({
  content: edits.reduce((made, edit) => edit(made), content),
  edits,
});

/** Returns a content as text, with its fields sorted by name, because the server orders them differently. */
const textOf = (content: unknown): string =>
  JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
