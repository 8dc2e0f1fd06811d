import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { may, type Needs } from '#domain/catalogs/needs.ts';
import { accountAtom } from './account.ts';

/**
 * The predicate of what the account may change in the current scenario (docs/needs.md). Everyone who can open a scenario and is no admin
 * owns it.
 */
const judgeAtom = atom((get) => {
  const account = get(accountAtom);
  return (needs: Needs): boolean => account !== undefined && may({ is_admin: account.is_admin, role: 'owner' }, needs);
});

/** Whether the logged-in user has a right in the current scenario. Every control that changes something checks it. */
export const useMay = (needs: Needs): boolean => useAtomValue(judgeAtom)(needs);

/** Like `useMay`, outside of React and for this moment. */
export const mayNow = (needs: Needs): boolean => getDefaultStore().get(judgeAtom)(needs);
