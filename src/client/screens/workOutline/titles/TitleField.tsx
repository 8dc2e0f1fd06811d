import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { useBannedWords } from '#client/api/useBannedWords.ts';
import { usePaused } from '#client/api/usePaused.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { BannedMarks } from '#client/resource/inputs/BannedMarks.tsx';
import { timings } from '#client/timings.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { languageOfPath } from '#domain/resource/leaf.ts';
import { TITLE_FIELDS, type TitleName } from '#domain/scenario/titleFields.ts';
import { faultText, issueFault } from '#domain/text/fault.ts';
import { titleTexts } from './titleTexts.ts';

interface TitleFieldProps {
  readonly scenarioId: string;
  readonly name: TitleName;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The server's messages. */
  readonly errors: readonly string[];
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  /** Whether it differs from the saved value. */
  readonly isChanged: boolean;
}

/** The field for the author's name or a title; for a title it shows during typing whether it is available. */
export function TitleField({
  scenarioId,
  name,
  value,
  onChange,
  errors,
  isDisabled,
  isRequired,
  isChanged,
}: TitleFieldProps) {
  const text = useText(titleTexts);
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const isTitle = name !== 'author_name';
  const places = useBannedWords(isTitle ? value : '');
  const asked = usePaused(value.trim(), timings.bannedWordsPause);
  const found = trpc.outline.findTitle.useQuery(
    { scenario_id: scenarioId, title: asked },
    { enabled: isTitle && isChanged && asked !== '', meta: { isQuiet: true } },
  );
  const isTaken = isChanged && asked === value.trim() && found.data?.is_registered === true;
  const { schema, label, maxWidth } = TITLE_FIELDS[name];
  const own = isChanged ? (schema.safeParse(value).error?.issues ?? []) : [];
  const told = [
    ...own.map((issue) => faultText(issueFault(issue))[language]),
    ...(isTaken ? [text('titles.registered')] : []),
  ];
  return (
    <div data-path={name}>
      <TextField
        label={labelOf({ path: name, label })}
        lang={languageOfPath(name)}
        value={value}
        onChange={onChange}
        maxWidth={maxWidth}
        isDisabled={isDisabled}
        isRequired={isRequired}
        autoComplete="off"
        errors={[...new Set([...told, ...errors])]}
        {...(places.length > 0 && { hint: <BannedMarks text={value} places={places} /> })}
      />
    </div>
  );
}
