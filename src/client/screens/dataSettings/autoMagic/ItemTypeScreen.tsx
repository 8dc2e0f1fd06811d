import { useText } from '#client/i18n/useText.ts';
import { RecordForm } from '#client/resource/form/RecordForm.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { magicRow } from '#domain/resources/magic/magicRow.ts';
import { magicSet } from '#domain/resources/magic/magicSet.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import { ItemKindBoxes, WeaponBoxes } from './KindBoxes.tsx';
import { MagicPage } from './MagicPage.tsx';
import { MagicTable } from './MagicTable.tsx';
import { deskOf } from './useMagic.ts';

const INPUTS = { kinds: ItemKindBoxes, weapon_types: WeaponBoxes };

/** The items that get magic: the settings of a set, its check boxes, and its rows. */
export default function ItemTypeScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(autoMagicTexts);
  return (
    <MagicPage scenarioId={scenarioId}>
      {(open) => (
        <RecordForm desk={deskOf(open.desks, magicSet)} number={open.set} inputs={INPUTS}>
          <Panel title={text('autoMagic.types')}>
            <p>{text('autoMagic.types.about')}</p>
            <MagicTable open={open} resource={magicRow} table="types" isLow />
          </Panel>
        </RecordForm>
      )}
    </MagicPage>
  );
}
