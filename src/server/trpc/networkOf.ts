import { isIPv6, SocketAddress } from 'node:net';

/**
 * Returns the network of an address as assigned to one customer: an IPv4 address, or a /64 of IPv6. Independent of the notation; anything
 * else is its own network.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const { address: canonical } = new SocketAddress({ address: bare, family: 'ipv6' });
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1];
  if (inside !== undefined) return inside;
  const [head = '', tail] = canonical.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [left, right] = [groups(head), groups(tail ?? '')];
  const zeros = Array<string>(Math.max(0, tail === undefined ? 0 : 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
