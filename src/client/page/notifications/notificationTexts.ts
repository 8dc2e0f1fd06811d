import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the bell, and of the notifications above the list of scenarios. */
export const notificationTexts = defineTexts({
  'notifications.title': { ja: 'お知らせ', en: 'Notifications' },
  'notifications.unread': { ja: 'お知らせ（未読{{count}}件）', en: 'Notifications ({{count}} unread)' },
  'notifications.none': { ja: 'お知らせはありません', en: 'no notifications' },
  'notifications.new': { ja: '未読', en: 'Unread' },
  'notifications.open': { ja: '見る', en: 'Open' },
  'notifications.readAll': { ja: 'すべて既読にする', en: 'Mark all as read' },
  'notifications.more': { ja: '前のお知らせも見る（{{count}}件）', en: 'Show earlier ones ({{count}})' },
  'notifications.less': { ja: '新しいものだけにする', en: 'Show only the newest' },
});
