import type { Knex } from 'knex';
import { fillText } from '#domain/text/fillText.ts';
import type { Label } from '#domain/text/languages.ts';
import { batches } from '#server/database/batches.ts';
import { Notification } from '#server/database/models/Notification.ts';
import { newId } from '#server/database/newId.ts';

/** What an account is told by itself, each with its words around the title of the scenario. */
const NOTICES = {
  release: { ja: '「{{title}}」が公開されました。', en: '"{{title}}" has been released.' },
  stop: { ja: '「{{title}}」の公開が停止されました。', en: '"{{title}}" is no longer published.' },
  sync: {
    ja: 'サンプルシナリオ「{{title}}」が更新されました。',
    en: 'The sample scenario "{{title}}" has been updated.',
  },
  stop_sharing: {
    ja: 'サンプルシナリオ「{{title}}」の共有が終わりました。',
    en: 'The sample scenario "{{title}}" is no longer shared.',
  },
  fault_report: {
    ja: '「{{title}}」の不具合の報告が読者から届きました。',
    en: 'A reader has reported a problem in "{{title}}".',
  },
} as const satisfies Record<Exclude<Notification['kind'], 'notice'>, Label>;

/** A notice is shown, and kept, for this long. Milliseconds. */
export const NOTICE_TIME = 180 * 86_400_000;

export interface Notice {
  readonly kind: keyof typeof NOTICES;
  /** What it is about, with its titles as they are now. */
  readonly scenario: { readonly title_ja: string; readonly title_en: string };
  /** Path of the site where its reader sees more, such as `/works/…`; at most 255 characters. */
  readonly link?: string;
}

/**
 * Adds a notification for each of these accounts. To be called in the transaction of the event, so that both are stored or neither.
 * @param now milliseconds UTC
 */
export async function notifyAccounts(
  trx: Knex,
  now: number,
  accounts: readonly string[],
  { kind, scenario: { title_ja, title_en }, link }: Notice,
): Promise<void> {
  const { ja, en } = NOTICES[kind];
  const said = {
    kind,
    message_ja: fillText(ja, { title: title_ja }),
    message_en: fillText(en, { title: title_en || title_ja }),
    link: link ?? null,
    created_at: now,
  };
  for (const some of batches(accounts)) {
    await Notification.query(trx)
      .whereIn('account_id', some)
      .andWhere('created_at', '<', now - NOTICE_TIME)
      .delete();
    await trx(Notification.tableName).insert(some.map((account_id) => ({ id: newId(), account_id, ...said })));
  }
}
