import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { SearchField } from '#client/ui/SearchField.tsx';
import { scenariosTexts } from './scenariosTexts.ts';

/** Milliseconds of quiet after which what was typed is searched for. */
const PAUSE = 300;

interface ScenarioSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches by title while one types. */
export function ScenarioSearch({ search, onSearch }: ScenarioSearchProps) {
  const text = useText(scenariosTexts);
  const [typed, setTyped] = useState(search);
  const commit = useEffectEvent((value: string) => {
    if (value !== search) onSearch(value);
  });
  useEffect(() => {
    const timer = setTimeout(() => commit(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={text('scenarios.search')}
      value={typed}
      onChange={setTyped}
      onSubmit={onSearch}
      clearLabel={text('scenarios.clearSearch')}
    />
  );
}
