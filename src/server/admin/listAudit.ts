import type { Knex } from 'knex';

const MOST = 100;

interface Line {
  created_at: number;
  actor: string;
  username: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  details: string;
}

/** Lists the latest actions, or those on one scenario, sample or account, latest first: when, who, what, on what. */
export async function listAudit(database: Knex, subject_id: string | undefined): Promise<string[]> {
  const entries: Line[] = await database('audit_entries')
    .leftJoin('accounts', 'accounts.id', 'audit_entries.account_id')
    .modify((query) => {
      if (subject_id !== undefined) query.where({ subject_id });
    })
    .orderBy('audit_entries.created_at', 'desc')
    .limit(MOST)
    .select('audit_entries.*', 'accounts.username');
  if (entries.length === 0) return ['Nothing is written down.'];
  return entries.map(({ created_at, actor, username, action, subject_kind, subject_id: id, details }) => {
    const who = actor === 'command' ? actor : `${actor} ${username ?? '(deleted)'}`;
    return [new Date(created_at).toISOString(), who, action, `${subject_kind} ${id}`, details].join('\t');
  });
}
