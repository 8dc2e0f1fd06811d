import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { BoxInput } from './BoxInput.tsx';
import { box, field } from './Field.css.ts';
import { IconButton } from './IconButton.tsx';
import { isComposing } from './isComposing.ts';
import { lens } from './SearchField.css.ts';

interface SearchFieldProps {
  /** The accessible name; the placeholder is what is visible. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** Called on every change, also during an IME conversion. */
  readonly onChange: (value: string) => void;
  /** Called on Enter outside of an IME conversion, and on clearing. */
  readonly onSubmit?: (value: string) => void;
  /**
   * For a field next to its results: called on Enter and the down arrow to focus the results, and on Esc in an empty field to return the
   * focus.
   */
  readonly onLeave?: (to: 'found' | 'back') => void;
  readonly clearLabel: string;
  readonly ref?: RefObject<HTMLInputElement | null>;
}

/** A search field; Esc or the clear button clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, onSubmit, onLeave, clearLabel } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = props.ref ?? ownRef;
  function clear() {
    onChange('');
    onSubmit?.('');
    inputRef.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(event.currentTarget.value);
    }
    if (onLeave && (event.key === 'Enter' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onLeave('found');
    }
    if (event.key !== 'Escape') return;
    if (value === '') onLeave?.('back');
    else {
      event.stopPropagation();
      clear();
    }
  }
  return (
    <div className={field}>
      <search className={box}>
        <Search className={lens} size={16} aria-hidden />
        <BoxInput
          ref={inputRef}
          type="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {value !== '' && <IconButton label={clearLabel} icon={<X size={16} />} size="small" onPress={clear} />}
      </search>
    </div>
  );
}
