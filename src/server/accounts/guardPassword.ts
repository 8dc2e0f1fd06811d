import { createHash } from 'node:crypto';
import { bestEffort } from '#server/database/bestEffort.ts';
import type { Tried } from '#server/services/Throttle.ts';
import type { Services } from '#server/services.ts';
import { networkOf } from '#server/trpc/networkOf.ts';

/** The time that an address stays known to an account after its last login from there. */
const KNOWN_TIME = 90 * 86_400_000;

/** The account and the origin of an attempt. `accountId` is undefined for an unknown account. */
export interface PasswordTry {
  readonly login: string;
  readonly accountId: string | undefined;
  readonly address: string;
}

/**
 * Lets a password be tried, or refuses to look at it for a while (docs/safety.md, S16).
 *
 * Wrong attempts are counted for the pair of account and network, for the network, and for the account. The last would let a stranger
 * lock out the owner; so from a network with a login to this account within 90 days only the pair counts, which strangers elsewhere
 * cannot fill. From a new network, an owner under attack waits at most a minute, or resets the password by mail, which makes the
 * network known. Remaining risk: a stranger in the owner's own network can make the owner wait up to 15 minutes.
 *
 * Unknown accounts are counted by the typed login, so that waits do not reveal which accounts exist.
 * @throws RequestError 429
 */
export async function guardPassword(
  services: Services,
  { login, accountId, address }: PasswordTry,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const { throttle } = services;
  const network = networkOf(address);
  const subject = accountId ?? `login ${login}`;
  const pair: Tried = { rule: 'password', who: `${subject}\n${network}` };
  const isKnown = await isKnownNetwork(services, subject, network);
  const wide: Tried[] = isKnown
    ? []
    : [
        { rule: 'passwordAddress', who: network },
        { rule: 'passwordAccount', who: subject },
      ];
  await throttle.take(pair, ...wide);
  let isRight: boolean;
  try {
    isRight = await verify();
  } catch (error) {
    // No capacity to hash: the password was not checked.
    await throttle.giveBack(pair, ...wide);
    throw error;
  }
  if (isRight && accountId !== undefined) {
    await throttle.forgive(pair);
    await throttle.giveBack(...wide);
    await rememberNetwork(services, accountId, address);
  }
  return isRight;
}

/** Marks the network of `address` as known to an account, after its owner gave the right password or reset it there. */
export async function rememberNetwork({ database, now }: Services, account_id: string, address: string): Promise<void> {
  const row = { account_id, address_hash: hashNetwork(networkOf(address)), expires_at: now() + KNOWN_TIME };
  await bestEffort(database, async () => {
    await database('known_addresses').insert(row).onConflict(['account_id', 'address_hash']).merge(['expires_at']);
    await database('known_addresses').where({ account_id }).andWhere('expires_at', '<', now()).delete();
  });
}

async function isKnownNetwork({ database, now }: Services, account_id: string, network: string): Promise<boolean> {
  const row = await database('known_addresses')
    .where({ account_id, address_hash: hashNetwork(network) })
    .andWhere('expires_at', '>', now())
    .first('account_id');
  return row !== undefined;
}

const hashNetwork = (network: string): string => createHash('sha256').update(network).digest('hex');
