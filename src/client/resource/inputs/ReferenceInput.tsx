import { useAtomValue } from 'jotai';
import { Suspense, useMemo, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useWritingLanguage } from '#client/page/scenario/scenarioLanguages.ts';
import { PickDialog } from '#client/resource/bring/dialogs.ts';
import { pickTexts } from '#client/resource/bring/pickTexts.ts';
import { RecordCardLink, RecordsLink } from '#client/resource/display/RecordCardLink.tsx';
import { makeRecord, mayBeMade } from '#client/resource/model/makeRecord.ts';
import { mayBeNamed } from '#client/resource/model/mayBeNamed.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { numberedName, recordOption } from '#client/resource/words/recordName.ts';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { sourcesOf } from '#domain/scenario/builtInRecords.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import type { InputProps } from './inputProps.ts';
import { beside, referenceRow } from './inputs.css.ts';

/** A reference to another record, found by part of its name or number; a link next to it shows that record and opens its form. */
export function ReferenceInput(props: InputProps<'reference'>) {
  const text = useText(recordFormTexts);
  const resource = resourceOf(props.field.to);
  if (resource) return <RecordReference {...props} resource={resource} />;
  const { to, none } = props.field;
  const { first, last } = RECORD_KINDS[to];
  return (
    <NumberField
      {...props}
      min={first}
      max={last}
      named={none === undefined ? [] : [{ code: none, name: text('record.none') }]}
    />
  );
}

function RecordReference({ scenarioId, ...props }: InputProps<'reference'> & { readonly resource: Resource }) {
  const { none, noneLabel } = props.field;
  return (
    <DeskReference {...props} desk={useRecordDesk(props.resource, scenarioId)} none={none} noneLabel={noneLabel} />
  );
}

type DeskReferenceProps = Omit<InputProps<'reference'>, 'scenarioId' | 'field' | 'isWatched'> & {
  readonly resource: Resource;
  /** Undefined while the records are read: the field can already be focused and typed into; its options appear with the records. */
  readonly desk: RecordDesk | undefined;
  /** The value that stands for no record; undefined if a record is required. */
  readonly none: number | undefined;
  /** The label of `none`, if it means anything other than no record. */
  readonly noneLabel?: Label | undefined;
};

/** A reference to a record of one kind. The list of options is built only when it opens. */
export function DeskReference({ resource, desk, none, noneLabel, label, value, onChange, errors }: DeskReferenceProps) {
  const text = useText(recordFormTexts, pickTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const writing = useWritingLanguage();
  const canWrite = useMay(resource.needs);
  const [isOpen, setOpen] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const present = useRecord(desk, value === none ? resource.numbers.first : value);
  const nothing =
    none === undefined ? [] : [{ value: none, label: noneLabel?.[language] ?? text('record.none'), words: [] }];
  const named = present
    ? recordOption(resource, present, value, language)
    : { value, label: paddedNumber(resource.name, value) };
  const held = value === none ? nothing : [named];
  const options = useMemo(() => (isOpen && desk ? optionsOf(desk, language) : []), [isOpen, desk, language]);
  const noneFound = isOpen && options.length === 0 ? 'record.noneYet' : 'record.namesNothing';
  const isMissing = value !== none && desk !== undefined && !mayBeNamed(desk, value);
  const make = isOpen &&
    desk &&
    canWrite &&
    mayBeMade(desk) && {
      label: (name: string) => text('record.make', { name }),
      run: (name: string) => void begin(desk, name),
    };
  const mayPick = desk !== undefined && canWrite && sourcesOf(resource.name).length > 0;
  async function begin(within: RecordDesk, name: string) {
    const number = await makeRecord(within, name, writing);
    if (number === undefined) return;
    onChange(number);
    showSnackbar(text('record.made', { name: numberedName(resource, within.record(number), number, language) }));
  }
  return (
    <div className={referenceRow}>
      <ComboBox
        label={label}
        errors={errors}
        value={value}
        onChange={(number) => onChange(number ?? none ?? value)}
        options={isOpen && desk ? [...nothing, ...options] : held}
        onOpenChange={setOpen}
        emptyText={text(desk ? noneFound : 'common.loading')}
        {...(make && { make })}
        {...(mayPick && { elsewhere: { label: text('pick.open'), run: () => setPicking(true) } })}
        {...(isMissing && { hint: text('record.notYet') })}
      />
      <span className={beside}>
        {desk && (value === none ? <RecordsLink desk={desk} /> : <RecordCardLink desk={desk} number={value} />)}
      </span>
      {desk && isPicking && (
        <Suspense>
          <PickDialog
            scenarioId={desk.scenarioId}
            kind={resource.name}
            onClose={() => setPicking(false)}
            onPicked={(number) => {
              onChange(number);
              return () => onChange(value);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the records that can be referred to as options, found by their numbers and their names in every language. */
function optionsOf(desk: RecordDesk, language: Language) {
  const { resource } = desk;
  const { first, last } = resource.numbers;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((number) => mayBeNamed(desk, number))
    .map((number) => recordOption(resource, desk.record(number), number, language));
}
