/** The network that an address belongs to, as one party gets them: an IPv4 address, or a /64 of IPv6. */
export function networkOf(address: string): string {
  const inside = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (inside !== undefined) return inside;
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  const [head = '', tail] = bare.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [left, right] = [groups(head), groups(tail ?? '')];
  const zeros = Array<string>(Math.max(0, tail === undefined ? 0 : 8 - left.length - right.length)).fill('0');
  const first = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
