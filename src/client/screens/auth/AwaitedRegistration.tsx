import { useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { CompletionForm } from './CompletionForm.tsx';
import { UnverifiedNotice } from './UnverifiedNotice.tsx';

/** Shows the next step of a user who is logged in but not verified: completing the registration, or confirming the address. */
export function AwaitedRegistration() {
  const account = trpc.accounts.me.useQuery().data?.data;
  const [isChanging, setChanging] = useState(false);
  if (!account) return null;
  const isPlatforms = !account.has_password;
  if (isPlatforms && (account.email === '' || isChanging)) {
    return <CompletionForm account={account} onDone={() => setChanging(false)} />;
  }
  return <UnverifiedNotice {...(isPlatforms && { onChange: () => setChanging(true) })} />;
}
