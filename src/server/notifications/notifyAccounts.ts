import type { Knex } from 'knex';
import { fillText } from '#domain/text/fillText.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Label } from '#domain/text/languages.ts';
import { batches } from '#server/database/batches.ts';
import { Notification } from '#server/database/models/Notification.ts';
import { newId } from '#server/database/newId.ts';

/** The automatic notices of an account, each with its words around the title of the scenario: for one occurrence, and for several. */
const NOTICES = {
  release: {
    once: { ja: '「{{title}}」が公開されました。', en: '"{{title}}" has been released.' },
    often: { ja: '「{{title}}」が{{count}}回公開されました。', en: '"{{title}}" has been released {{count}} times.' },
  },
  stop: {
    once: { ja: '「{{title}}」の公開が停止されました。', en: '"{{title}}" is no longer published.' },
    often: {
      ja: '「{{title}}」の公開が{{count}}回停止されました。',
      en: 'The publication of "{{title}}" has been stopped {{count}} times.',
    },
  },
  sync: {
    once: {
      ja: 'サンプルシナリオ「{{title}}」が更新されました。',
      en: 'The sample scenario "{{title}}" has been updated.',
    },
    often: {
      ja: 'サンプルシナリオ「{{title}}」が{{count}}回更新されました。',
      en: 'The sample scenario "{{title}}" has been updated {{count}} times.',
    },
  },
  stop_sharing: {
    once: {
      ja: 'サンプルシナリオ「{{title}}」の共有が終わりました。',
      en: 'The sample scenario "{{title}}" is no longer shared.',
    },
    often: {
      ja: 'サンプルシナリオ「{{title}}」の共有が{{count}}回終わりました。',
      en: 'The sharing of the sample scenario "{{title}}" has ended {{count}} times.',
    },
  },
  fault_report: {
    once: {
      ja: '「{{title}}」の不具合の報告が読者から届きました。',
      en: 'A reader has reported a problem in "{{title}}".',
    },
    often: {
      ja: '「{{title}}」の不具合の報告が読者から{{count}}件届きました。',
      en: 'Readers have reported {{count}} problems in "{{title}}".',
    },
  },
} as const satisfies Record<Exclude<Notification['kind'], 'notice'>, Readonly<Record<'once' | 'often', Label>>>;

/** A notice is shown and stored for this long. Milliseconds. */
export const NOTICE_TIME = 180 * 86_400_000;

export interface Notice {
  readonly kind: keyof typeof NOTICES;
  /** The scenario that the notice is about, with its present titles. */
  readonly scenario: { readonly id: string; readonly title_ja: string; readonly title_en: string };
  /** Path of a page of the site with more information, such as `/works/…`; at most 255 characters. */
  readonly link?: string;
  /** The reason given by an operator; at most LONGEST_HOLD_REASON characters. Empty if none was given. */
  readonly reason?: string;
}

/** The sentence around a reason. */
const BECAUSE: Label = { ja: '理由: {{reason}}', en: ' Reason: {{reason}}' };

/**
 * Notifies these accounts, in the transaction of the event, so that both are stored or neither. Unread notices of the same kind and
 * scenario become one notice with a count, so that frequent events push nothing else out.
 * @param now milliseconds UTC
 */
export async function notifyAccounts(
  trx: Knex,
  now: number,
  accounts: readonly string[],
  { kind, scenario, link, reason = '' }: Notice,
): Promise<void> {
  for (const some of batches(accounts)) {
    await Notification.query(trx)
      .whereIn('account_id', some)
      .andWhere('created_at', '<', now - NOTICE_TIME)
      .delete();
    const unread = await unreadOf(trx, some, kind, scenario.id);
    const told = (count: number) => ({
      ...wordsOf(kind, scenario, count, reason),
      link: link ?? null,
      count,
      created_at: now,
    });
    for (const [count, ids] of Map.groupBy(unread, (one) => one.count))
      await Notification.query(trx)
        .whereIn(
          'id',
          ids.map(({ id }) => id),
        )
        .patch(told(count + 1));
    const merged = new Set(unread.map(({ account_id }) => account_id));
    const fresh = some.filter((account) => !merged.has(account));
    if (fresh.length > 0)
      await trx(Notification.tableName).insert(
        fresh.map((account_id) => ({ id: newId(), account_id, kind, subject_id: scenario.id, ...told(1) })),
      );
  }
}

/** Returns the newest unread notice about this of each account. */
async function unreadOf(trx: Knex, accounts: readonly string[], kind: Notification['kind'], subject_id: string) {
  const found = await Notification.query(trx)
    .whereIn('account_id', [...accounts])
    .andWhere({ kind, subject_id })
    .orderBy('created_at', 'desc')
    .select('id', 'account_id', 'count');
  const reads = new Set<string>();
  for (const some of batches(found.map(({ id }) => id)))
    for (const { notification_id } of await trx('notification_reads')
      .whereIn('notification_id', some)
      .select('notification_id'))
      reads.add(notification_id);
  const unread = found.filter(({ id }) => !reads.has(id));
  return [...new Map(unread.toReversed().map((one) => [one.account_id, one])).values()];
}

function wordsOf(kind: Notice['kind'], { title_ja, title_en }: Notice['scenario'], count: number, reason: string) {
  const why = (text: string) => (reason === '' ? '' : fillText(text, { reason }));
  const { ja, en } = NOTICES[kind][count === 1 ? 'once' : 'often'];
  return {
    message_ja: fillText(ja, { title: title_ja, count }) + why(BECAUSE.ja),
    message_en: fillText(en, { title: inLanguage({ ja: title_ja, en: title_en }, 'en'), count }) + why(BECAUSE.en),
  };
}
