import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { BoxInput } from './BoxInput.tsx';
import { box, field } from './Field.css.ts';
import { IconButton } from './IconButton.tsx';
import { isComposing } from './isComposing.ts';
import { lens } from './SearchField.css.ts';

interface SearchFieldProps {
  /** Spoken, not shown; the placeholder says it to the eye. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** On every change, also while composing. */
  readonly onChange: (value: string) => void;
  /** On Enter that is not the input method's, and on clearing. */
  readonly onSubmit?: (value: string) => void;
  /** For a field beside what it searches: on Enter and the down arrow to what was found, on Esc in an empty field back to where one was. */
  readonly onLeave?: (to: 'found' | 'back') => void;
  readonly clearLabel: string;
  readonly ref?: RefObject<HTMLInputElement | null>;
}

/** A field to search with; Esc or the cross clears it. */
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
