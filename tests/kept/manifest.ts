/** The content of the kept installation, by the names that the tests use. */
export interface Manifest {
  readonly password: string;
  /** Usernames. */
  readonly accounts: readonly string[];
  /** An open session of the author. */
  readonly token: string;
  /** Ids of scenarios, and the usernames of their authors. */
  readonly scenarios: Readonly<Record<string, { readonly id: string; readonly author: string }>>;
  /** Codes, or ids, under which readers find or found works. */
  readonly works: Readonly<Record<string, string>>;
  readonly backups: readonly { readonly name: string; readonly id: string; readonly scenario: string }[];
  readonly samples: readonly string[];
  readonly pictures: readonly string[];
  /** Ids of the things that calls are about (tests/kept/calls.ts). */
  readonly parts: Readonly<Record<'backup' | 'sample' | 'report', string>>;
}
