import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentType, createContext, useContext, useEffect, useRef } from 'react';
import { useBannedWords } from '#client/api/useBannedWords.ts';
import { useText } from '#client/i18n/useText.ts';
import { asTyped, cutToFit } from '#client/resource/model/overlong.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldErrors } from '#client/ui/FieldErrors.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { isSameValue } from '#domain/resource/leaf.ts';
import { BannedMarks } from './BannedMarks.tsx';
import type { InputProps } from './inputProps.ts';
import * as styles from './inputs.css.ts';
import { OverlongNote } from './OverlongNote.tsx';
import { overlongTexts } from './overlongTexts.ts';
import { useDraft } from './useDraft.ts';
import { useOverflow } from './useOverflow.ts';

/** The pages of a message; the user can add, remove and move them, each has several lines. They are stored once all of them fit. */
export function BoxesInput({
  field,
  value,
  stored = value,
  onChange,
  label,
  errors,
  lang,
  isWatched,
}: InputProps<'boxes'>) {
  const say = useText(overlongTexts, recordFormTexts);
  const draft = useDraft(value, onChange, (pages) => asTyped(field, pages) as string[]);
  const isOverlong = !isSameValue(value, stored);
  /** A message without pages shows one empty page to write in; that page is not stored until it holds text. */
  const pages = draft.value.length > 0 ? draft.value : [''];
  const frame = useRef<HTMLFieldSetElement>(null);
  const Beside = usePanelPages();
  const isSlim = useContext(SlimPagesContext);
  /** The page to focus after the next render, and a selector of the control in it: its text field or one of its buttons. */
  const next = useRef<{ readonly page: number; readonly control: string }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { page, control } = next.current;
    frame.current?.querySelectorAll('[data-part]')[page]?.querySelector<HTMLElement>(control)?.focus();
    next.current = undefined;
  });

  const isAlone = isSlim && pages.length === 1;
  const named = pages.map((page, index) => {
    const name = say('record.page', { number: index + 1 });
    return { name, label: isAlone ? label : name, page };
  });

  /** Replaces all pages, and focuses the first that changes. */
  function replace(by: string[]) {
    const first = pages.findIndex((page, at) => page !== by[at]);
    next.current = { page: Math.max(0, Math.min(first, by.length - 1)), control: 'textarea' };
    draft.replace(by);
  }
  function add() {
    next.current = { page: pages.length, control: 'textarea' };
    draft.replace([...pages, '']);
  }
  function remove(index: number) {
    next.current = { page: Math.max(0, Math.min(index, pages.length - 2)), control: 'textarea' };
    draft.replace(pages.toSpliced(index, 1));
  }
  /** Keeps the focus on the button, so that another press moves the same page further. */
  function move(from: number, to: number) {
    next.current = { page: to, control: `[data-moves="${Math.sign(to - from)}"]` };
    draft.replace(pages.with(from, pages[to] ?? '').with(to, pages[from] ?? ''));
  }

  return (
    <fieldset
      ref={frame}
      className={isSlim ? styles.slimPages : styles.pages}
      data-single={pages.length === 1 || undefined}
      aria-label={label}
    >
      <legend className={styles.legend}>
        {label}
        <span className={styles.count}>{say('record.pages', { count: pages.length, most: field.maxBoxes })}</span>
      </legend>
      {named.map(({ name, label: shownName, page }, index) => (
        <div key={name} className={styles.page} data-part>
          <Page
            label={shownName}
            lang={lang}
            page={page}
            field={field}
            isWatched={isWatched}
            isOverlong={isOverlong}
            onCompose={draft.compose}
            onType={(text) => draft.type(text === '' && pages.length === 1 ? [] : pages.with(index, text))}
            onLeave={draft.leave}
          />
          <div className={styles.pageActions} hidden={isAlone}>
            <IconButton
              size="small"
              label={say('record.page.up', { number: index + 1 })}
              icon={<ArrowUp size={16} aria-hidden />}
              isDisabled={index === 0}
              data-moves={-1}
              onPress={() => move(index, index - 1)}
            />
            <IconButton
              size="small"
              label={say('record.page.down', { number: index + 1 })}
              icon={<ArrowDown size={16} aria-hidden />}
              isDisabled={index === pages.length - 1}
              data-moves={1}
              onPress={() => move(index, index + 1)}
            />
            <IconButton
              size="small"
              label={say('record.page.remove', { number: index + 1 })}
              icon={<Trash2 size={16} aria-hidden />}
              isDisabled={draft.value.length === 0}
              onPress={() => remove(index)}
            />
          </div>
          {Beside && (
            <div className={styles.panelPage}>
              <Beside text={page} page={index + 1} />
            </div>
          )}
        </div>
      ))}
      <div data-part>
        <Button
          size="small"
          tone={isSlim ? 'plain' : 'quiet'}
          icon={<Plus size={16} aria-hidden />}
          isDisabled={pages.length >= field.maxBoxes}
          onPress={add}
        >
          {say('record.page.add')}
        </Button>
      </div>
      {errors.length > 0 && <FieldErrors messages={errors} />}
      {isOverlong && (
        <OverlongNote
          words={say('overlong.kept')}
          ways={{
            [say('overlong.shorten')]: () => replace(cutToFit(field, pages) as string[]),
            [say('overlong.discard')]: () => replace(stored),
          }}
        />
      )}
    </fieldset>
  );
}

interface PageProps extends Pick<InputProps<'boxes'>, 'lang'> {
  readonly label: string;
  readonly page: string;
  readonly field: InputProps<'boxes'>['field'];
  readonly isWatched: boolean;
  /** Whether the pages are not stored, because at least one of them is too long. */
  readonly isOverlong: boolean;
  readonly onCompose: (isComposing: boolean) => void;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

function Page({ label, lang, page, field, isWatched, isOverlong, onCompose, onType, onLeave }: PageProps) {
  const places = useBannedWords(isWatched ? page : '');
  const overflow = useOverflow(field);
  return (
    <TextArea
      label={label}
      lang={lang}
      value={page}
      errors={isOverlong ? overflow(page) : []}
      onChange={onType}
      onCompose={onCompose}
      onBlur={onLeave}
      maxWidth={field.maxWidth}
      maxLines={field.maxLines}
      {...(places.length > 0 && { hint: <BannedMarks text={page} places={places} /> })}
    />
  );
}

interface PanelPageProps {
  /** The current text in the field of the page. */
  readonly text: string;
  /** The page number, from 1. */
  readonly page: number;
}

/** Whether pages are small: as high as their text, and with labels and buttons only if there are several. */
export const SlimPagesContext = createContext(false);

/** Renders the content that an area adds next to each page of a message. */
export const PanelPagesContext = createContext<ComponentType<PanelPageProps> | undefined>(undefined);

const usePanelPages = () => useContext(PanelPagesContext);
