import { useText } from '#client/i18n/useText.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { samplesTexts } from './samplesTexts.ts';

/** Half-width columns per line, and number of lines, for the counter; the actual limit is the number of characters. */
const WIDEST_LINE = 80;
const MOST_LINES = 10;

interface CommentFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errors?: readonly string[] | undefined;
}

/** The field for the author's comment on a sample. */
export function CommentField({ value, onChange, errors = [] }: CommentFieldProps) {
  const text = useText(samplesTexts);
  return (
    <TextArea
      label={text('sample.comment')}
      hint={text('sampleComment.hint')}
      value={value}
      onChange={onChange}
      maxWidth={WIDEST_LINE}
      maxLines={MOST_LINES}
      errors={errors}
    />
  );
}
