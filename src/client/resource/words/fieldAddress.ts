import { useSearchParams } from 'wouter';

const PARAMETER = 'field';

/** An address below the site's root that names a leaf or field of its screen too; the address itself for no path. */
export function withField(address: string, path: string): string {
  if (path === '') return address;
  const { pathname, searchParams, hash } = new URL(address, location.origin);
  searchParams.set(PARAMETER, path);
  return `${pathname}?${searchParams}${hash}`;
}

/** The path of the leaf or field that the address names; undefined where it names none. */
export function useNamedField(): string | undefined {
  const [parameters] = useSearchParams();
  return parameters.get(PARAMETER) ?? undefined;
}
