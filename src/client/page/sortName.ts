import type { Sort } from '#client/ui/TableHeadCell.tsx';

/** Returns a sort as the wire writes it: the column, with a leading minus if descending. */
export const sortName = ({ column, direction }: Sort): string => (direction === 'descending' ? `-${column}` : column);

export const sortFrom = (name: string): Sort => ({
  column: name.replace('-', ''),
  direction: name.startsWith('-') ? 'descending' : 'ascending',
});
