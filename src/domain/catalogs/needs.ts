/**
 * The rights that a call or a control of a scenario can need (docs/needs.md): to read it; to keep tests and to read reports and plays; to
 * write notes; to write texts in the other language; to write its content; to restore or delete backups; to publish it; to delete it.
 */
export const NEEDS = ['read', 'play', 'note', 'translate', 'edit', 'restore', 'publish', 'own'] as const;
export type Needs = (typeof NEEDS)[number];

/** The rights of a role in a scenario. */
export const ROLES = { owner: NEEDS } as const satisfies Readonly<Record<string, readonly Needs[]>>;
export type Role = keyof typeof ROLES;

/** A caller: an admin of the site, or an account with its role in the scenario, if it has one. */
export interface Asker {
  readonly is_admin: boolean;
  readonly role: Role | undefined;
}

/**
 * Whether a caller may do something that needs a right in a scenario. Admins have no role: in every scenario they may do whatever stores
 * nothing, and nothing else, not even in their own (docs/safety.md, S4).
 */
export function may({ is_admin, role }: Asker, needs: Needs, storesNothing = false): boolean {
  if (is_admin) return storesNothing;
  return role !== undefined && (ROLES[role] as readonly Needs[]).includes(needs);
}
