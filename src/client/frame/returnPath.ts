/** Where to go after logging in: the `return_to` of the address if it is a path of this site, else home. */
export function returnPathFrom(search: string): string {
  const path = new URLSearchParams(search).get('return_to') ?? '/';
  const isOwn = URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin;
  return isOwn && path.startsWith('/') && !path.startsWith('//') ? path : '/';
}
