import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { withTitles } from '#client/resource/model/withTitles.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { isAsked, otherText, withCopies } from '#domain/resource/languagePairs.ts';
import { isReadersText, type Leaf, languageOfPath, leafValue, ownLabel } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { spanOf } from './fieldPlaces.ts';
import { useOpenRecord } from './OpenRecord.ts';
import { ReadLeaf } from './ReadLeaf.tsx';
import { errorsOf } from './recordProblems.ts';

interface RecordLeafProps {
  readonly leaf: Leaf;
  /** By default that of its field. */
  readonly label?: Label;
}

/**
 * A leaf of the open record in its place, editable for users who may write. Nothing for a text in a language that the scenario is not written
 * in.
 */
export function RecordLeaf({ leaf, label = leaf.field.label }: RecordLeafProps) {
  const { field, path } = leaf;
  const { desk, number } = useOpenRecord();
  const { scenarioId, resource } = desk;
  const canWrite = useMay(resource.needs);
  const languages = useScenarioLanguages();
  // An error is shown at its place in any case.
  const isShown = useDesk(
    desk,
    () =>
      isAsked(resource, leaf, { number, record: desk.record(number) }, languages) ||
      errorsOf(desk, number, path).length > 0,
  );
  if (!isShown) return null;
  return (
    <FieldPlace
      path={path}
      label={ownLabel(leaf, languages)}
      kind={field.kind}
      size={spanOf(field)}
      leaves={[leaf]}
      valueIn={(record) => <LeafValue leaf={leaf} value={leafValue(record, leaf)} scenarioId={scenarioId} />}
    >
      {canWrite ? <EditedLeaf {...{ leaf, label }} /> : <ReadLeaf {...{ leaf, label }} />}
    </FieldPlace>
  );
}

/** Renders again only when its own value or its problems change. */
function EditedLeaf({ leaf, label }: Required<RecordLeafProps>) {
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const { desk, number } = useOpenRecord();
  const { scenarioId, resource } = desk;
  const { field, path } = leaf;
  const languages = useScenarioLanguages();
  const typed = useDesk(desk, () => leafValue(desk.typed(number), leaf));
  const stored = useDesk(desk, () => leafValue(desk.record(number), leaf));
  const errors = useDesk(desk, () => errorsOf(desk, number, path));
  const isLacking = useDesk(
    desk,
    () => errors.length > 0 && otherText(resource, leaf, desk.record(number)) !== undefined,
  );
  return (
    <>
      <LeafInput
        label={labelOf({ path, label })}
        field={field}
        value={typed}
        stored={stored}
        onChange={(changed) => {
          const recordOf = (one: number) => desk.record(one);
          const changes = withTitles(resource, [{ number, leaf, value: changed }], recordOf);
          desk.write(withCopies(resource, changes, recordOf, languages));
        }}
        errors={errors.map(({ fault }) => faultText(fault)[language])}
        {...(field.kind === 'int' &&
          (field.help || field.topic) && {
            hint: <FieldHelp field={field} value={Number(typed)} scenarioId={scenarioId} />,
          })}
        scenarioId={scenarioId}
        lang={languageOfPath(path)}
        isWatched={isReadersText(leaf)}
      />
      {isLacking && <CopyOther leaf={leaf} />}
    </>
  );
}

/** Fills a text that both languages need with that of the other one, by one press: nothing is ever stored by fallback. */
function CopyOther({ leaf }: { readonly leaf: Leaf }) {
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  const other = otherText(desk.resource, leaf, desk.record(number));
  if (!other) return null;
  const { language, value } = other;
  return (
    <Button size="small" onPress={() => desk.edit([{ number, leaf, value }])}>
      {text(`form.copyOther.${language}`)}
    </Button>
  );
}

/** The default input of a leaf of the open record, by its path. */
export function LeafOf({ path }: { readonly path: string }) {
  const { desk } = useOpenRecord();
  const leaf = desk.resource.leaves.find((one) => one.path === path);
  return leaf && <RecordLeaf leaf={leaf} />;
}
