import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { empty, item, itemText, list, tick } from './Popover.css.ts';

interface OptionListProps<Value extends string | number> {
  readonly options: readonly Option<Value>[];
  readonly emptyText?: ReactNode;
}

/** The open list of a Select or a ComboBox; the ids are the values. */
export function OptionList<Value extends string | number>({ options, emptyText }: OptionListProps<Value>) {
  return (
    <ListBox className={list} renderEmptyState={() => <div className={empty}>{emptyText}</div>}>
      {options.map((option) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled ?? false}
          className={item}
        >
          {({ isSelected }) => (
            <>
              <span className={itemText}>{option.label}</span>
              {option.end}
              <span className={tick}>{isSelected && <Check size={16} aria-hidden />}</span>
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

/** One of several values to choose from. */
export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Stands at the end of its line. */
  readonly end?: ReactNode;
}
