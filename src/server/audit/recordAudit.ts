import type { Knex } from 'knex';
import type { Account } from '#server/database/models/Account.ts';
import { AuditEntry } from '#server/database/models/AuditEntry.ts';
import { newId } from '#server/database/newId.ts';

/** The recorded actions, by the type of their subject. */
export const AUDIT_ACTIONS = {
  scenario: [
    'issue_code',
    'release',
    'change_status',
    'update_file',
    'stop',
    'clear_stop',
    'reopen',
    'archive',
    'restore',
    'leave_behind',
  ],
  sample: ['share', 'change_comment', 'sync', 'stop_sharing'],
  account: ['make_admin', 'unmake_admin', 'disable', 'enable', 'end_sessions'],
  notification: ['notify', 'remove'],
} as const;

export type AuditSubject = keyof typeof AUDIT_ACTIONS;

export interface Audit<Subject extends AuditSubject = AuditSubject> {
  /** The account that did it; undefined for a command of `npm run admin`. */
  readonly account: Pick<Account, 'id' | 'is_admin'> | undefined;
  readonly subject: Subject;
  /** Id of the subject; at most 64 characters. */
  readonly subject_id: string;
  readonly action: (typeof AUDIT_ACTIONS)[Subject][number];
  /** Further details, such as the statuses before and after. Entries outlive accounts, so details name nobody. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Records an action on published content, or a command about an account. Call it in the transaction of the action, so that both are stored
 * or neither. Entries never change; `npm run admin -- audit` reads them.
 * @param now milliseconds UTC
 */
export async function recordAudit<Subject extends AuditSubject>(
  trx: Knex,
  now: number,
  { account, subject, subject_id, action, details = {} }: Audit<Subject>,
): Promise<void> {
  await AuditEntry.query(trx).insert({
    id: newId(),
    created_at: now,
    actor: account === undefined ? 'command' : account.is_admin ? 'admin' : 'author',
    account_id: account?.id ?? null,
    action,
    subject_kind: subject,
    subject_id,
    details: JSON.stringify(details),
  });
}
