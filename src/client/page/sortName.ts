import type { Sort } from '#client/ui/Sort.ts';

/** How the wire writes a sort: the column, with a minus before it where it falls. */
export const sortName = ({ column, direction }: Sort): string => (direction === 'descending' ? `-${column}` : column);

export const sortFrom = (name: string): Sort => ({
  column: name.replace('-', ''),
  direction: name.startsWith('-') ? 'descending' : 'ascending',
});
