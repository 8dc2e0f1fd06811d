import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from './IconButton.tsx';
import { pagination, place } from './Pagination.css.ts';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
  readonly labels: {
    readonly navigation: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
  };
}

/** The buttons for moving through pages; renders nothing if there is only one page. */
export function Pagination({ page, pageCount, onChange, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav className={pagination} aria-label={labels.navigation}>
      <IconButton
        label={labels.first}
        icon={<ChevronFirst size={18} />}
        isDisabled={isFirst}
        onPress={() => onChange(1)}
      />
      <IconButton
        label={labels.previous}
        icon={<ChevronLeft size={18} />}
        isDisabled={isFirst}
        onPress={() => onChange(page - 1)}
      />
      <span className={place} aria-live="polite">
        {page} / {pageCount}
      </span>
      <IconButton
        label={labels.next}
        icon={<ChevronRight size={18} />}
        isDisabled={isLast}
        onPress={() => onChange(page + 1)}
      />
      <IconButton
        label={labels.last}
        icon={<ChevronLast size={18} />}
        isDisabled={isLast}
        onPress={() => onChange(pageCount)}
      />
    </nav>
  );
}
