import type { RefObject } from 'react';
import { keepAccessToken } from '#client/api/accessToken.ts';
import type { RouterInputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import type { User } from '#client/page/account.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';

type Changes = RouterInputs['accounts']['update'];

/** Changes the account (PATCH me). The messages of `fields` are shown next to them in `form`. */
export function useUpdateAccount(
  form: RefObject<HTMLElement | null>,
  fields: readonly (keyof Changes & string)[],
  onDone: (user: User) => void,
) {
  const utils = trpc.useUtils();
  const errors = useFieldErrors(form, fields);
  const call = trpc.accounts.update.useMutation({
    meta: { hasForm: true },
    onSuccess: ({ data, access_token }) => {
      // A new password has ended every session, including this one; it continues under a new token.
      if (access_token !== undefined) {
        keepAccessToken(access_token);
        void utils.accounts.sessions.invalidate();
      }
      utils.accounts.me.setData(undefined, { data });
      onDone(data);
    },
    onError: (error) => errors.show(error),
  });
  function save(changes: Changes) {
    errors.clear();
    call.mutate(changes);
  }
  return { save, isPending: call.isPending, messages: errors.messages, clear: errors.clear };
}
