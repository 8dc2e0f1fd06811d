import { useBannedWords } from '#client/api/useBannedWords.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { cutLines } from '#domain/text/cutLines.ts';
import { BannedMarks } from './BannedMarks.tsx';
import { CutText } from './CutText.tsx';
import type { InputProps } from './inputProps.ts';
import { useDraft } from './useDraft.ts';

/** Text of one line or of several. */
export function TextInput({ field, value, onChange, label, errors, isWatched }: InputProps<'text'>) {
  const draft = useDraft(value, onChange, (text) => cutLines(text, field.maxWidth, field.maxLines));
  const places = useBannedWords(isWatched ? draft.value : '');
  const props = {
    label,
    errors,
    value: draft.value,
    onChange: draft.type,
    onBlur: draft.leave,
    maxWidth: field.maxWidth,
    ...(places.length > 0 && { hint: <BannedMarks text={draft.value} places={places} /> }),
  };
  return (
    <CutText value={draft.value} onChange={draft.type}>
      {(onCut) =>
        field.maxLines > 1 ? (
          <TextArea {...props} maxLines={field.maxLines} onCut={onCut} />
        ) : (
          <TextField {...props} autoComplete="off" onCut={onCut} />
        )
      }
    </CutText>
  );
}
