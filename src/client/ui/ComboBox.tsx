import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ContextType,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
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
import { isComposing } from './isComposing.ts';
import type { Option } from './Option.ts';
import { OptionList } from './OptionList.tsx';
import { openButton, popover } from './Popover.css.ts';
import { showSnackbar } from './snackbarQueue.ts';

interface ComboBoxProps<Value extends string | number> extends FieldTexts {
  readonly value: Value | null;
  /** Null when the field is left with no text. */
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly (Option<Value> & { readonly words?: readonly string[] })[];
  /** Said when nothing matches what was typed: in the list, and beside the field once that is left. */
  readonly emptyText: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Called when the list drops and when it closes: a good moment to make the options. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Makes something new of what was typed, after all that matches it. Tab and leaving the field never do. */
  readonly make?: { readonly label: (typed: string) => string; readonly run: (typed: string) => void };
}

/** Stands for making something new in the list. */
const MAKE = '\u0000make';

/** Options in the dropped list at most; who looks for more types more. */
const MOST_SHOWN = 100;

/**
 * One of many values, found by typing part of its label, or of one of its `words`; width, case and kana do not matter. Enter and Tab
 * take the one that matches best, or the one that was gone to; so does a press elsewhere. What matches none stays in the field, marked, until it is changed or given up
 * by Escape; the value stays what it was. While it is closed it costs as much as a text field, however many options there are.
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
    make,
    ...rest
  } = props;
  const [isOpen, setOpen] = useState(false);
  /** Undefined while nothing was typed since it was entered. */
  const [typed, setTyped] = useState<string>();
  /** What was typed and matches none, from when the field was left. */
  const [unmatched, setUnmatched] = useState<string>();
  const chosen = options.find((option) => option.value === value);
  const list = useRef<ComboBoxState>(null);
  /** What was typed when something new was made of it: react-aria leaves the field once more after that. */
  const made = useRef<string>(undefined);
  /** Whether the arrow into the list was pressed since the text was last typed into. */
  const arrowed = useRef(false);
  /** What Tab would take, as the list stood last. */
  const marked = useRef<Option<Value>>(undefined);
  const shown = useMemo(() => {
    if (!isOpen) return chosen ? [chosen] : [];
    const found = bestMatches(options, typed ?? '', ({ label: name, words = [] }) => [name, ...words].map(searchKey));
    const first = found.slice(0, MOST_SHOWN);
    return typed === undefined && chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  }, [isOpen, typed, options, chosen]);
  const isNew = typed !== undefined && isNewName(typed, options);
  const makes = isOpen && make && isNew ? [{ value: MAKE, label: make.label(typed.trim()) }] : [];
  const listed: readonly Option<string | number>[] = [...shown, ...makes];

  const lost = unmatched === undefined ? undefined : `${label}: ${unmatched} — ${emptyText}`;
  const lastLost = useRef(lost);
  lastLost.current = lost;
  useEffect(() => () => void (lastLost.current && showSnackbar(lastLost.current)), []);

  const shownErrors = unmatched === undefined ? errors : [...errors, emptyText];

  function leave(): void {
    if (typed && !marked.current && typed !== made.current) setUnmatched(typed);
    setTyped(undefined);
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && !isComposing(event)) setUnmatched(undefined);
    // What an input method commits is a word, and chooses nothing yet.
    if (isComposing(event)) {
      event.stopPropagation();
      if (event.key === 'Enter') event.preventDefault();
    } else if (event.key === 'Enter' && makes.length > 0 && shown.length === 0) {
      event.preventDefault();
      event.stopPropagation();
      makeNew();
    } else if ((event.key === 'Enter' || event.key === 'Tab') && typed === '' && !isGoneTo(event.currentTarget)) {
      onChange(null);
    } else if (event.key === 'ArrowDown') {
      // The first match is marked before any key is pressed: who then goes into the list means it, or another match.
      if (!arrowed.current && makes.length > 0 && shown.length === 1 && isGoneTo(event.currentTarget)) {
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
    setUnmatched(undefined);
    // It waits for what was chosen to come as its value, which another value will be.
    list.current?.close();
    if (name) make?.run(name);
  }
  /** What it holds is a choice and no text to go on with: it is marked as Tab marks it, so that what is typed takes its place. */
  function mark({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
    if (typed === undefined && input.selectionStart === input.selectionEnd) input.select();
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
        leave();
        const picked = options.find((option) => option.value === key)?.value ?? null;
        if (picked === value) return;
        setUnmatched(undefined);
        onChange(picked);
      }}
      items={listed}
      inputValue={typed ?? unmatched ?? chosen?.label ?? ''}
      onInputChange={(text) => {
        arrowed.current = false;
        if (typed === undefined) marked.current = undefined;
        // Here react-aria comes too, to go back to what is chosen.
        setTyped(text === chosen?.label ? undefined : text);
      }}
      onOpenChange={(open) => {
        setOpen(open);
        onOpenChange?.(open);
      }}
      onBlur={() => {
        // A press elsewhere closes the list before it takes the focus, and takes what Tab would.
        if (typed && marked.current && marked.current.value !== value) onChange(marked.current.value);
        if (typed === '' && value !== null) onChange(null);
        leave();
      }}
      allowsEmptyCollection
      isRequired={isRequired}
      isInvalid={shownErrors.length > 0}
      validationBehavior="aria"
    >
      <ListHandle list={list} />
      {typed && <FirstMarked options={shown} marked={marked} />}
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={shownErrors}>
        <div className={box}>
          <span className={inputPlace}>
            <Input
              className={boxedInput}
              placeholder={placeholder}
              onKeyDownCapture={onKey}
              onInput={() => setUnmatched(undefined)}
              onFocus={mark}
              onClick={mark}
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

/** Whether something may be begun of a text: it is more than a number, and the name of no option. */
function isNewName(typed: string, options: ComboBoxProps<string | number>['options']): boolean {
  const sought = searchKey(typed.trim());
  return (
    !/^\d*$/.test(sought) &&
    !options.some(({ label, words = [] }) => [label, ...words].some((name) => searchKey(name) === sought))
  );
}

/** Whether an option of the list is marked, for Enter and Tab to take it. */
const isGoneTo = (input: HTMLInputElement) => input.hasAttribute('aria-activedescendant');

type ComboBoxState = NonNullable<ContextType<typeof ComboBoxStateContext>>;

/** Hands out the list of the field that it stands in. It shows nothing itself. */
function ListHandle({ list }: { readonly list: RefObject<ComboBoxState | null> }) {
  list.current = useContext(ComboBoxStateContext);
  return null;
}

interface FirstMarkedProps<Value extends string | number> {
  readonly options: readonly Option<Value>[];
  /** Comes to hold what is marked. */
  readonly marked: RefObject<Option<Value> | undefined>;
}

/**
 * Marks the first option while none is: react-aria takes the mark away with every key that changes the text. It does so in an
 * effect that comes after this one, so that the mark waits for it: made before, it would be lost. It shows nothing itself.
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
