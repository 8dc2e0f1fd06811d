import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useMay } from '#client/page/may.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { isReadersText, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { spanOf } from './fieldPlaces.ts';
import { useOpenRecord } from './OpenRecord.ts';
import { ReadLeaf } from './ReadLeaf.tsx';
import { errorsOf } from './recordProblems.ts';

/** A leaf of the open record in its place, editable for users who may write. */
export function RecordLeaf({ leaf }: { readonly leaf: Leaf }) {
  const { field, path, label } = leaf;
  const { scenarioId, resource } = useOpenRecord().desk;
  const canWrite = useMay(resource.needs);
  return (
    <FieldPlace
      {...{ path, label }}
      kind={field.kind}
      size={spanOf(field)}
      leaves={[leaf]}
      valueIn={(record) => <LeafValue leaf={leaf} value={leafValue(record, leaf)} scenarioId={scenarioId} />}
    >
      {canWrite ? <EditedLeaf leaf={leaf} /> : <ReadLeaf leaf={leaf} />}
    </FieldPlace>
  );
}

/** Renders again only when its own value or its problems change. */
function EditedLeaf({ leaf }: { readonly leaf: Leaf }) {
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const { scenarioId } = desk;
  const { field, path } = leaf;
  const typed = useDesk(desk, () => leafValue(desk.typed(number), leaf));
  const stored = useDesk(desk, () => leafValue(desk.record(number), leaf));
  const errors = useDesk(desk, () => errorsOf(desk, number, path));
  return (
    <LeafInput
      label={field.label[language]}
      field={field}
      value={typed}
      stored={stored}
      onChange={(changed) => desk.edit([{ number, leaf, value: changed }])}
      errors={errors.map(({ fault }) => faultText(fault)[language])}
      {...(field.kind === 'int' &&
        (field.help || field.topic) && {
          hint: <FieldHelp field={field} value={Number(typed)} scenarioId={scenarioId} />,
        })}
      scenarioId={scenarioId}
      isWatched={isReadersText(leaf)}
    />
  );
}

/** The default input of a leaf of the open record, by its path. */
export function LeafOf({ path }: { readonly path: string }) {
  const { desk } = useOpenRecord();
  const leaf = desk.resource.leaves.find((one) => one.path === path);
  return leaf && <RecordLeaf leaf={leaf} />;
}
