import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Select } from '#client/ui/Select.tsx';
import * as styles from './works.css.ts';
import { WORK_FILTERS, type worksInputFrom } from './worksAddress.ts';
import { worksTexts } from './worksTexts.ts';

const ANY = '';

interface WorkFiltersProps {
  readonly input: ReturnType<typeof worksInputFrom>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Filters the catalogue by the search items of the works. */
export function WorkFilters({ input, onChange }: WorkFiltersProps) {
  const text = useText(worksTexts);
  const language = useAtomValue(languageAtom);
  const count = WORK_FILTERS.filter(({ name }) => input[name] !== undefined).length;
  return (
    <details className={styles.filters} open={count > 0}>
      <summary className={styles.filtersName}>
        {count > 0 ? text('works.filtersOn', { count }) : text('works.filters')}
      </summary>
      <div className={styles.filterFields}>
        {WORK_FILTERS.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label[language]}
            value={input[name] === undefined ? ANY : String(input[name])}
            onChange={(value) => onChange({ [name]: value })}
            options={[
              { value: ANY, label: text('works.any') },
              ...options.map((option) => ({ value: String(option.code), label: option.label[language] })),
            ]}
          />
        ))}
        {count > 0 && (
          <Button onPress={() => onChange(Object.fromEntries(WORK_FILTERS.map(({ name }) => [name, ANY])))}>
            {text('works.clearFilters')}
          </Button>
        )}
      </div>
    </details>
  );
}
