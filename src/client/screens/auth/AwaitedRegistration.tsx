import { useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { AddressForm } from './AddressForm.tsx';
import { CompletionForm } from './CompletionForm.tsx';
import { UnverifiedNotice } from './UnverifiedNotice.tsx';

/**
 * Shows the next step of a user who is logged in but not verified: completing the registration, confirming the address, or changing it
 * first.
 */
export function AwaitedRegistration() {
  const account = trpc.accounts.me.useQuery().data?.data;
  const [isChanging, setChanging] = useState(false);
  if (!account) return null;
  const close = () => setChanging(false);
  const isPlatforms = !account.has_password;
  if (isPlatforms && (account.email === '' || isChanging)) return <CompletionForm account={account} onDone={close} />;
  if (isChanging) return <AddressForm email={account.email} onClose={close} />;
  return <UnverifiedNotice account={account} onChange={() => setChanging(true)} />;
}
