import { useRef, useState } from 'react';
import { useBannedWords } from '#client/api/useBannedWords.ts';
import { useText } from '#client/i18n/useText.ts';
import { asTyped, cutToFit } from '#client/resource/model/overlong.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { BannedMarks } from './BannedMarks.tsx';
import type { InputProps } from './inputProps.ts';
import { OverlongNote } from './OverlongNote.tsx';
import { overlongTexts } from './overlongTexts.ts';
import { useDraft } from './useDraft.ts';
import { useOverflow } from './useOverflow.ts';

/** A text of one or of several lines. */
export function TextInput(props: InputProps<'text'>) {
  return props.field.maxLines > 1 ? <Lines {...props} /> : <OneLine {...props} />;
}

/** Lines are wrapped when the text is committed. If it still does not fit, the text stays in the field until its author decides. */
function Lines({ field, value, stored = value, onChange, label, errors, lang, isWatched }: InputProps<'text'>) {
  const text = useText(overlongTexts);
  const draft = useDraft(value, onChange, (typed) => asTyped(field, typed) as string);
  const places = useBannedWords(isWatched ? draft.value : '');
  const overflow = useOverflow(field);
  const frame = useRef<HTMLDivElement>(null);
  const isOverlong = value !== stored;
  function replace(by: string) {
    frame.current?.querySelector('textarea')?.focus();
    draft.replace(by);
  }
  return (
    <div ref={frame}>
      <TextArea
        label={label}
        lang={lang}
        errors={isOverlong ? [...errors, ...overflow(draft.value)] : errors}
        value={draft.value}
        onChange={draft.type}
        onCompose={draft.compose}
        onBlur={draft.leave}
        maxWidth={field.maxWidth}
        maxLines={field.maxLines}
        {...(places.length > 0 && { hint: <BannedMarks text={draft.value} places={places} /> })}
      />
      {isOverlong && (
        <OverlongNote
          words={text('overlong.kept')}
          ways={{
            [text('overlong.shorten')]: () => replace(cutToFit(field, draft.value) as string),
            [text('overlong.discard')]: () => replace(stored),
          }}
        />
      )}
    </div>
  );
}

/**
 * If a text is too long, only its beginning is stored, and shown once the field is left. The field shows the whole text while the user
 * types in it or after they ask for it.
 */
function OneLine({ field, value, stored = value, onChange, label, errors, lang, isWatched }: InputProps<'text'>) {
  const text = useText(overlongTexts);
  const draft = useDraft(value, onChange, (typed) => asTyped(field, typed) as string);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? draft.value : stored;
  const places = useBannedWords(isWatched ? shown : '');
  const input = useRef<HTMLInputElement>(null);
  const isOverlong = value !== stored;
  return (
    <div>
      <TextField
        label={label}
        lang={lang}
        errors={errors}
        value={shown}
        onChange={(typed) => {
          setWhole(true);
          draft.type(typed);
        }}
        onCompose={draft.compose}
        onBlur={() => {
          draft.leave();
          setWhole(false);
        }}
        maxWidth={field.maxWidth}
        autoComplete="off"
        inputRef={input}
        {...(places.length > 0 && { hint: <BannedMarks text={shown} places={places} /> })}
      />
      {isOverlong && (
        <OverlongNote
          words={text('overlong.end', { whole: value, count: Array.from(value).length - Array.from(stored).length })}
          ways={{
            [text('overlong.back')]: () => {
              input.current?.focus();
              setWhole(true);
            },
            [text('overlong.discard')]: () => {
              input.current?.focus();
              setWhole(false);
              draft.replace(stored);
            },
          }}
        />
      )}
    </div>
  );
}
