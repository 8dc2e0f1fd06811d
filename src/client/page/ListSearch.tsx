import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '#client/ui/SearchField.tsx';

/** Milliseconds without typing after which the search starts. */
const PAUSE = 300;

interface ListSearchProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches a list while the user types. */
export function ListSearch({ label, clearLabel, search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(search);
  const commit = useEffectEvent((value: string) => {
    if (value !== search) onSearch(value);
  });
  useEffect(() => {
    const timer = setTimeout(() => commit(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return <SearchField label={label} value={typed} onChange={setTyped} onSubmit={onSearch} clearLabel={clearLabel} />;
}
