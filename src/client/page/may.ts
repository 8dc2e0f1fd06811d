import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { may, type Needs } from '#domain/catalogs/needs.ts';
import { accountAtom } from './account.ts';

/**
 * The judge of what the account may change in the scenario on the screen (docs/needs.md). Whoever can open one and is no admin owns it.
 */
const judgeAtom = atom((get) => {
  const account = get(accountAtom);
  return (needs: Needs): boolean => account !== undefined && may({ is_admin: account.is_admin, role: 'owner' }, needs);
});

/** Whether who is logged in may change what needs a right in the scenario on the screen. Every control that changes something asks here. */
export const useMay = (needs: Needs): boolean => useAtomValue(judgeAtom)(needs);

/** As `useMay`, outside of React and at this moment. */
export const mayNow = (needs: Needs): boolean => getDefaultStore().get(judgeAtom)(needs);
