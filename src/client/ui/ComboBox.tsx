import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ContextType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import { bestMatches } from '#domain/text/bestMatches.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { box, boxedInput, field, inputPlace } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { useFieldNote } from './FieldNote.tsx';
import { isComposing } from './isComposing.ts';
import type { Option } from './OptionList.tsx';
import { OptionList } from './OptionList.tsx';
import { openButton, popover } from './Popover.css.ts';

interface ComboBoxProps<Value extends string | number> extends FieldTexts {
  readonly value: Value | null;
  /** Null when the field is left empty. */
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly (Option<Value> & { readonly words?: readonly string[] })[];
  /** Shown if nothing matches the typed text: in the list, and below the field after that is left. */
  readonly emptyText: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Called when the list opens and closes: a good moment to create the options. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Shows more of the marked option, on Ctrl+Space. */
  readonly onPreview?: (value: Value) => void;
  /** Offers to create a new entry from the typed text, after all matches. Tab and leaving the field never do so. */
  readonly make?: { readonly label: (typed: string) => string; readonly run: (typed: string) => void };
  /** Another way to a value, offered as the last entry of the open list. */
  readonly elsewhere?: { readonly label: string; readonly run: () => void };
}

/** The id of the entry that creates something new. */
const MAKE = '\u0000make';
/** The id of the entry that leads elsewhere. */
const ELSEWHERE = '\u0000elsewhere';

/** The maximum number of options in the open list; typing more narrows it. */
const MOST_SHOWN = 100;

/**
 * A choice of many values, found by typing part of the label, or of one of its `words`; width, case and kana do not matter. Enter and Tab
 * choose the best match, or the option selected with the arrow keys; so does a press elsewhere. Text without a match gives way to the stored
 * value when the field is left, and a note says so. While closed it costs as much as a text field, however many options there are.
 */
export function ComboBox<Value extends string | number>(props: ComboBoxProps<Value>) {
  const {
    value,
    onChange,
    options,
    emptyText,
    placeholder = '',
    errors = [],
    label,
    hint,
    isRequired = false,
    onOpenChange,
    onPreview,
    make,
    elsewhere,
    ...rest
  } = props;
  const [isOpen, setOpen] = useState(false);
  /** Undefined if nothing was typed since the field got the focus. */
  const [typed, setTyped] = useState<string>();
  const { note, tell, forget } = useFieldNote(label, value, (unmatched) => `${unmatched} — ${emptyText}`);
  const chosen = options.find((option) => option.value === value);
  const list = useRef<ComboBoxState>(null);
  /** The typed text from which a new entry was created: react-aria leaves the field once more after that. */
  const made = useRef<string>(undefined);
  /** Whether the down arrow was pressed since the last typing. */
  const arrowed = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  /** Whether the mouse button that is down gives the field its focus. */
  const entered = useRef(false);
  /** The option that Tab would choose from the current list. */
  const marked = useRef<Option<Value>>(undefined);
  const shown = useMemo(() => {
    if (!isOpen) return chosen ? [chosen] : [];
    const found = bestMatches(options, typed ?? '', ({ label: name, words = [] }) => [name, ...words].map(searchKey));
    const first = found.slice(0, MOST_SHOWN);
    return typed === undefined && chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  }, [isOpen, typed, options, chosen]);
  const isNew = typed !== undefined && isNewName(typed, options);
  const makes = isOpen && make && isNew ? [{ value: MAKE, label: make.label(typed.trim()) }] : [];
  const others = isOpen && elsewhere ? [{ value: ELSEWHERE, label: elsewhere.label }] : [];
  const listed: readonly Option<string | number>[] = [...shown, ...makes, ...others];

  function leave(): void {
    if (typed && !marked.current && typed !== made.current) tell(typed, value);
    setTyped(undefined);
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    // Committing an IME conversion enters a word, and does not choose an option yet.
    if (isComposing(event)) {
      event.stopPropagation();
      if (event.key === 'Enter') event.preventDefault();
    } else if (onPreview && isOpen && event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      event.stopPropagation();
      const key = list.current?.selectionManager.focusedKey ?? value;
      const marked = shown.find((option) => option.value === key);
      if (marked) onPreview(marked.value);
    } else if (event.key === 'Enter' && makes.length > 0 && shown.length === 0) {
      event.preventDefault();
      event.stopPropagation();
      makeNew();
    } else if ((event.key === 'Enter' || event.key === 'Tab') && typed === '' && !isGoneTo(event.currentTarget)) {
      onChange(null);
    } else if (event.key === 'ArrowDown') {
      // The first match is marked before any key is pressed, so the first arrow key only confirms it instead of moving on.
      if (!arrowed.current && shown.length === 1 && listed.length > 1 && isGoneTo(event.currentTarget)) {
        event.preventDefault();
        event.stopPropagation();
      }
      arrowed.current = true;
    }
  }
  function makeNew(): void {
    const name = typed?.trim();
    made.current = typed;
    setTyped(undefined);
    forget();
    // react-aria waits for the chosen option to arrive as the value, but the value will be another one.
    list.current?.close();
    if (name) make?.run(name);
  }
  // A chosen label is no text to continue: it is selected like Tab does, so that typing replaces it. That is done again when another label
  // takes its place, and when the list opens or closes.
  const heldLabel = chosen?.label;
  const last = useRef({ heldLabel, isOpen });
  useEffect(() => {
    const isSame = last.current.heldLabel === heldLabel && last.current.isOpen === isOpen;
    last.current = { heldLabel, isOpen };
    if (typed === undefined && !isSame && document.activeElement === input.current) input.current?.select();
  }, [heldLabel, isOpen, typed]);
  /** A browser sets the caret into a selected text only after the click, which would undo the selection of the click: so none is selected now. */
  function onMouseDown({ currentTarget: field, button }: MouseEvent<HTMLInputElement>): void {
    const isFocused = document.activeElement === field;
    entered.current = !isFocused;
    if (button === 0 && isFocused && typed === undefined)
      field.setSelectionRange(field.value.length, field.value.length);
  }
  function onClick({ currentTarget: field }: MouseEvent<HTMLInputElement>): void {
    if (typed === undefined && (entered.current || field.selectionStart === field.selectionEnd)) field.select();
    entered.current = false;
  }
  return (
    <AriaComboBox
      {...rest}
      className={field}
      value={value}
      onChange={(key) => {
        if (key === MAKE) {
          makeNew();
          return;
        }
        if (key === ELSEWHERE) {
          setTyped(undefined);
          forget();
          // As in `makeNew`: the value will be another one, or stay.
          list.current?.close();
          elsewhere?.run();
          return;
        }
        leave();
        const picked = options.find((option) => option.value === key)?.value ?? null;
        if (picked !== value) onChange(picked);
      }}
      items={listed}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={(text) => {
        arrowed.current = false;
        if (typed === undefined) marked.current = undefined;
        // react-aria also comes here, when it resets the text to the chosen option.
        setTyped(text === chosen?.label ? undefined : text);
      }}
      onOpenChange={(open) => {
        setOpen(open);
        onOpenChange?.(open);
      }}
      onBlur={() => {
        // A press elsewhere closes the list before it takes the focus, and chooses what Tab would.
        if (typed && marked.current && marked.current.value !== value) onChange(marked.current.value);
        if (typed === '' && value !== null) onChange(null);
        entered.current = false;
        leave();
      }}
      allowsEmptyCollection
      isRequired={isRequired}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
    >
      <ListHandle list={list} />
      {typed && <FirstMarked options={shown} marked={marked} />}
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors} note={note}>
        <div className={box}>
          <span className={inputPlace}>
            <Input
              className={boxedInput}
              placeholder={placeholder}
              onKeyDownCapture={onKey}
              onInput={forget}
              ref={input}
              onFocus={({ currentTarget }) => {
                if (typed === undefined && !entered.current) currentTarget.select();
              }}
              onMouseDown={onMouseDown}
              onClick={onClick}
            />
          </span>
          <Button className={openButton}>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={popover} offset={4}>
        <OptionList options={listed} emptyText={emptyText} />
      </Popover>
    </AriaComboBox>
  );
}

/** Whether a text can become a new entry: it is more than a number, and not the name of an option. */
function isNewName(typed: string, options: ComboBoxProps<string | number>['options']): boolean {
  const sought = searchKey(typed.trim());
  return (
    !/^\d*$/.test(sought) &&
    !options.some(({ label, words = [] }) => [label, ...words].some((name) => searchKey(name) === sought))
  );
}

/** Whether an option of the list is marked, for Enter and Tab to choose it. */
const isGoneTo = (input: HTMLInputElement) => input.hasAttribute('aria-activedescendant');

type ComboBoxState = NonNullable<ContextType<typeof ComboBoxStateContext>>;

/** Passes the state of the surrounding field to the parent. Renders nothing. */
function ListHandle({ list }: { readonly list: RefObject<ComboBoxState | null> }) {
  list.current = useContext(ComboBoxStateContext);
  return null;
}

interface FirstMarkedProps<Value extends string | number> {
  readonly options: readonly Option<Value>[];
  /** Receives the marked option. */
  readonly marked: RefObject<Option<Value> | undefined>;
}

/**
 * Marks the first option while none is marked: react-aria removes the mark at every key that changes the text. It does so in an effect that
 * runs after this one, so this one marks in a microtask; otherwise the mark would be lost. Renders nothing.
 */
function FirstMarked<Value extends string | number>({ options, marked }: FirstMarkedProps<Value>) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (!state?.isOpen) return;
    const { selectionManager } = state;
    const first = options.find(({ isDisabled }) => !isDisabled);
    marked.current = options.find(({ value }) => value === selectionManager.focusedKey) ?? first;
    if (first === undefined) return;
    queueMicrotask(() => {
      if (selectionManager.focusedKey === null) selectionManager.setFocusedKey(first.value);
    });
  });
  return null;
}
