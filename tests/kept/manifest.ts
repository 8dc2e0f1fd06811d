/** What was put into the kept installation, by the names that the tests call it by. */
export interface Manifest {
  readonly password: string;
  /** Usernames. */
  readonly accounts: readonly string[];
  /** A session of the author that was open. */
  readonly token: string;
  /** Ids of scenarios, and the username of who has them. */
  readonly scenarios: Readonly<Record<string, { readonly id: string; readonly author: string }>>;
  /** Codes, or ids, under which readers find or found works. */
  readonly works: Readonly<Record<string, string>>;
  readonly backups: readonly { readonly name: string; readonly id: string; readonly scenario: string }[];
  readonly samples: readonly string[];
  readonly pictures: readonly string[];
  /** Of what calls are about (tests/kept/calls.ts). */
  readonly parts: Readonly<Record<'backup' | 'sample' | 'report', string>>;
}
