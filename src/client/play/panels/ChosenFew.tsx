import X from 'lucide-react/icons/x';
import { useText } from '#client/i18n/useText.ts';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import * as styles from './ChosenFew.css.ts';
import { startTexts } from './startTexts.ts';

export interface Named {
  readonly value: number;
  readonly label: string;
}

interface ChosenFewProps {
  readonly label: string;
  readonly options: readonly Named[];
  /** The slots of a record: 0 for a free one. */
  readonly slots: readonly number[];
  readonly onChange: (slots: number[]) => void;
}

/** A selection of some of many options, found by typing and listed. */
export function ChosenFew({ label, options, slots, onChange }: ChosenFewProps) {
  const text = useText(startTexts);
  const chosen = slots.filter((number) => number > 0);
  const choose = (numbers: readonly number[]) => onChange(slots.map((_, at) => numbers[at] ?? 0));
  return (
    <div>
      <ComboBox
        // Mounted again after each choice, so that the next one can be typed.
        key={chosen.join(' ')}
        label={label}
        value={null}
        options={chosen.length < slots.length ? options.filter(({ value }) => !chosen.includes(value)) : []}
        onChange={(value) => value !== null && choose([...chosen, value])}
        emptyText={chosen.length < slots.length ? text('start.none') : text('start.full', { count: slots.length })}
      />
      <ul className={styles.chosen}>
        {chosen.map((number) => {
          const name = options.find(({ value }) => value === number)?.label ?? String(number);
          return (
            <li key={number} className={styles.one}>
              {name}
              <IconButton
                size="small"
                label={text('start.remove', { name })}
                icon={<X size={14} />}
                onPress={() => choose(chosen.filter((one) => one !== number))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
