import { useSearchParams } from 'wouter';

const PARAMETER = 'field';

/** Returns an address on this site with the leaf or field of its screen added; unchanged for an empty path. */
export function withField(address: string, path: string): string {
  if (path === '') return address;
  const { pathname, searchParams, hash } = new URL(address, location.origin);
  searchParams.set(PARAMETER, path);
  return `${pathname}?${searchParams}${hash}`;
}

/** Returns the path of the leaf or field in the address; undefined if it has none. */
export function useNamedField(): string | undefined {
  const [parameters] = useSearchParams();
  return parameters.get(PARAMETER) ?? undefined;
}
