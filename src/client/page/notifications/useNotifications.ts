import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { timings } from '#client/timings.ts';

export type Notification = RouterOutputs['accounts']['notifications']['data'][number];

/**
 * The notifications of the reader, the newest first, asked for again once in a while and whenever the page comes to the front. While no
 * answer comes, those known stay, and nothing is said: nobody has asked for anything.
 */
export function useNotifications() {
  const utils = trpc.useUtils();
  const query = trpc.accounts.notifications.useQuery(undefined, {
    staleTime: timings.notificationPoll,
    refetchInterval: timings.notificationPoll,
    meta: { isQuiet: true },
  });
  const read = trpc.accounts.readNotifications.useMutation({
    // Seen is seen: the marks go at once, and come back with the next answer where it was not written.
    onMutate: ({ ids }) =>
      utils.accounts.notifications.setData(undefined, (present) =>
        present === undefined
          ? undefined
          : { data: present.data.map((one) => (ids.includes(one.id) ? { ...one, is_read: true } : one)) },
      ),
    onError: () => utils.accounts.notifications.invalidate(),
  });
  const all: readonly Notification[] = query.data?.data ?? [];
  const unread = all.filter(({ is_read }) => !is_read);
  return {
    all,
    unreadCount: unread.length,
    isKnown: query.data !== undefined,
    readAll: () => {
      if (unread.length > 0) read.mutate({ ids: unread.map(({ id }) => id) });
    },
    ask: () => void query.refetch(),
  };
}
