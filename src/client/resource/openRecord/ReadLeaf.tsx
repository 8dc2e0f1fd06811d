import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { useOpenRecord } from './OpenRecord.ts';
import { fact, name, value as valueStyle } from './ReadLeaf.css.ts';

/** A leaf of the open record for users who may only read it. */
export function ReadLeaf({ leaf }: { readonly leaf: Leaf }) {
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const value = useDesk(desk, () => leafValue(desk.record(number), leaf));
  return (
    <dl className={fact}>
      <dt className={name}>{leaf.field.label[language]}</dt>
      <dd className={valueStyle}>
        <LeafValue leaf={leaf} value={value} scenarioId={desk.scenarioId} />
      </dd>
    </dl>
  );
}
