import type { Knex } from 'knex';
import type { Label } from '#domain/text/languages.ts';
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
} as const satisfies Record<Exclude<Notification['kind'], 'notice'>, Label>;

/** A notice is shown, and kept, for this long. Milliseconds. */
export const NOTICE_TIME = 180 * 86_400_000;

export interface Notice {
  readonly kind: keyof typeof NOTICES;
  /** The scenario that it is about, with its titles as they are now. */
  readonly scenario: { readonly title_ja: string; readonly title_en: string };
  /** Path of the site where its reader sees more, such as `/works/…`; at most 255 characters. */
  readonly link?: string;
}

/**
 * Leaves one notice for one account, which finds it behind the bell and over the list of its scenarios. To be called in the
 * transaction of what it tells of, once for each account that it concerns: then neither is ever there without the other.
 * @param now milliseconds UTC
 */
export async function notifyAccount(
  trx: Knex,
  now: number,
  account_id: string,
  { kind, scenario: { title_ja, title_en }, link }: Notice,
): Promise<void> {
  const say = ({ ja, en }: Label): Label => ({
    ja: ja.replace('{{title}}', () => title_ja),
    en: en.replace('{{title}}', () => title_en || title_ja),
  });
  await Notification.query(trx)
    .where({ account_id })
    .andWhere('created_at', '<', now - NOTICE_TIME)
    .delete();
  const { ja, en } = say(NOTICES[kind]);
  await Notification.query(trx).insert({
    id: newId(),
    account_id,
    kind,
    message_ja: ja,
    message_en: en,
    link: link ?? null,
    created_at: now,
  });
}
