import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { timings } from '#client/timings.ts';

export type Notification = RouterOutputs['accounts']['notifications']['data'][number];

/**
 * Returns the user's notifications, the newest first, refetched once in a while and whenever the page becomes visible. If no answer comes,
 * the known ones stay; where there are none, whoever looks for them is told.
 */
export function useNotifications() {
  const utils = trpc.useUtils();
  const query = trpc.accounts.notifications.useQuery(undefined, {
    staleTime: timings.notificationPoll,
    refetchInterval: timings.notificationPoll,
    meta: { isQuiet: true },
  });
  const read = trpc.accounts.readNotifications.useMutation({
    // The marks disappear at once, and come back with the next answer if the call failed.
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
    query,
    readAll: () => {
      if (unread.length > 0) read.mutate({ ids: unread.map(({ id }) => id) });
    },
    ask: () => void query.refetch(),
  };
}
