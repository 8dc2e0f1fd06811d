import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/TextField';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { LeafPicture } from '#client/resource/display/LeafPicture.tsx';
import { numberedName, recordName } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { type RecordKindName, recordTitle } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { type BuiltInSource, sourcesOf } from '#domain/scenario/builtInRecords.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { ComesAlong } from './ComesAlong.tsx';
import { lineAbout, pictureLeaf, readerOf } from './describePicked.ts';
import * as styles from './PickDialog.css.ts';
import { pickTexts } from './pickTexts.ts';
import { useBuiltIn } from './useBuiltIn.ts';
import { type Outlook, usePlan } from './usePlan.ts';

export interface PickDialogProps {
  readonly scenarioId: string;
  readonly kind: RecordKindName;
  /** Called with the number that the record has in the scenario; what it returns is called if the author takes that back at once. */
  readonly onPicked: (number: number) => (() => void) | undefined;
  readonly onClose: () => void;
}

/** Chooses a record of those that come with the program, and brings it into the scenario with all to which it leads. */
export default function PickDialog({ scenarioId, kind, onPicked, onClose }: PickDialogProps) {
  const text = useText(pickTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const sources = sourcesOf(kind);
  const [source, setSource] = useState<BuiltInSource>(sources[0] ?? 'first_labyrinth');
  const [chosen, setChosen] = useState<number>();
  const { data: records, error } = useBuiltIn(source);
  const named = useMemo(() => (chosen === undefined ? undefined : new Map([[kind, [chosen]]])), [kind, chosen]);
  const { outlook, bring, isPending } = usePlan(scenarioId, records, named);
  const resource = resourceOf(kind);
  const languages = useScenarioLanguages();
  const [sought, setSought] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const entries = useMemo(() => {
    const reader = readerOf(records ?? new Map(), language, languages);
    const leaf = resource && pictureLeaf(resource);
    return [...(resource ? (records?.get(kind) ?? []) : [])].map(([number, record]) => {
      const about = resource ? lineAbout(resource, record, reader) : '';
      const names = resource ? LANGUAGES.map((each) => recordName(resource, record, number, each)) : [];
      const name = reader.nameOf(kind, number);
      return {
        number,
        name,
        about,
        code: leaf && (leafValue(record, leaf) as number),
        key: searchKey([...names, about].join(' ')),
      };
    });
  }, [records, resource, kind, language, languages]);
  if (!resource) return null;
  const leaf = pictureLeaf(resource);
  const picture = leaf?.field.kind === 'image' ? leaf.field.pictures : undefined;
  const found = entries.filter(({ key }) => key.includes(searchKey(sought)));
  async function take(of: Resource) {
    const brought = await bring();
    const number = chosen === undefined ? undefined : brought?.plan.moves.get(kind)?.get(chosen);
    if (!brought || number === undefined) return;
    const takeBack = onPicked(number);
    const { undo, count, plan } = brought;
    const record = plan.desks.get(kind)?.record(number) ?? of.blank;
    const name = numberedName(of, record, number, language);
    const key = count === 0 ? 'pick.used' : count === 1 ? 'pick.taken' : 'pick.takenAlong';
    const onPress = () => {
      takeBack?.();
      undo();
    };
    showSnackbar(text(key, { name, count: count - 1 }), {
      tone: 'success',
      ...(count > 0 && { duration: null, action: { label: text('pick.undo'), onPress } }),
    });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('pick.title', { kind: recordTitle(kind)[language] })}
      closeLabel={text('common.close')}
      size="large"
      onSubmit={() => void take(resource)}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button
            type="submit"
            tone="primary"
            isPending={isPending}
            isDisabled={chosen === undefined || !outlook || 'refusal' in outlook}
          >
            {text('pick.take')}
          </Button>
        </>
      }
    >
      {sources.length > 1 && (
        <Choice
          label={text('pick.source')}
          look="segments"
          value={source}
          onChange={(from) => {
            setSource(from);
            setChosen(undefined);
          }}
          options={sources.map((from) => ({ value: from, label: text(`pick.source.${from}`) }))}
        />
      )}
      <SearchField
        ref={search}
        label={text('pick.find')}
        clearLabel={text('pick.clearFind')}
        value={sought}
        onChange={setSought}
      />
      {error && <p role="alert">{text('pick.failed', { reason: error.message })}</p>}
      <div className={styles.panes}>
        <ListBox
          aria-label={text('pick.title', { kind: recordTitle(kind)[language] })}
          className={styles.list}
          items={found}
          selectionMode="single"
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelectionChange={(keys) => setChosen(keys === 'all' ? undefined : ([...keys][0] as number | undefined))}
          renderEmptyState={() => (
            <div className={styles.empty}>{text(records ? 'pick.none' : error ? 'pick.none' : 'common.loading')}</div>
          )}
        >
          {({ number, name, about, code }) => (
            <ListBoxItem id={number} textValue={name} className={styles.entry}>
              {code !== undefined && picture && (
                <span className={styles.picture}>
                  <LeafPicture pictures={picture} code={code} />
                </span>
              )}
              <span className={styles.words}>
                <Text slot="label">{name}</Text>
                <Text slot="description" className={styles.about}>
                  {about}
                </Text>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
        <div className={styles.along} role="status">
          {chosen === undefined ? (
            <p className={styles.empty}>{text('pick.choose')}</p>
          ) : outlook ? (
            <Along outlook={outlook} kind={kind} chosen={chosen} />
          ) : (
            <p className={styles.empty}>{text('common.loading')}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface AlongProps {
  readonly outlook: Outlook;
  readonly kind: RecordKindName;
  readonly chosen: number;
}

/** Tells what comes along with the chosen record, or why it cannot come. */
function Along({ outlook, kind, chosen }: AlongProps) {
  const text = useText(pickTexts);
  const language = useAtomValue(languageAtom);
  if ('refusal' in outlook) return <p role="alert">{outlook.refusal}</p>;
  const { added, moves, reused, desks } = outlook.plan;
  const number = moves.get(kind)?.get(chosen);
  const desk = desks.get(kind);
  const isNew = number !== undefined && added.get(kind)?.has(number) === true;
  if (!isNew && desk && number !== undefined) {
    return <p>{text('pick.present', { name: numberedName(desk.resource, desk.record(number), number, language) })}</p>;
  }
  const others = new Map(
    [...added].flatMap(([of, records]) => {
      const rest = [...records].filter(([at]) => of !== kind || at !== number);
      return rest.length > 0 ? [[of, new Map(rest)] as const] : [];
    }),
  );
  return (
    <>
      <p>{text(others.size === 0 ? 'pick.alone' : 'pick.along')}</p>
      <ComesAlong records={others} />
      {reused > 0 && <p>{text('pick.here', { count: reused })}</p>}
      <p>{text('pick.numbers')}</p>
    </>
  );
}
