import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';
import { useOpenRecord } from './OpenRecord.ts';
import { fact, name, value as valueStyle } from './ReadLeaf.css.ts';

/** A leaf of the open record for users who may only read it. */
export function ReadLeaf({ leaf, label }: { readonly leaf: Leaf; readonly label: Label }) {
  const labelOf = useLabelOf();
  const { desk, number } = useOpenRecord();
  const value = useDesk(desk, () => leafValue(desk.record(number), leaf));
  return (
    <dl className={fact}>
      <dt className={name}>{labelOf({ path: leaf.path, label })}</dt>
      <dd className={valueStyle}>
        <LeafValue leaf={leaf} value={value} scenarioId={desk.scenarioId} />
      </dd>
    </dl>
  );
}
