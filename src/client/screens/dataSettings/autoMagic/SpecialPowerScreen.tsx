import { magicPowerGroup } from '#domain/resources/magic/magicPowerGroup.ts';
import { MagicPage } from './MagicPage.tsx';
import { MagicTable } from './MagicTable.tsx';
import { PowerShares } from './PowerShares.tsx';

/** The eight special powers of a set, with the shares of their effects. */
export default function SpecialPowerScreen({ scenarioId }: { readonly scenarioId: string }) {
  return (
    <MagicPage scenarioId={scenarioId}>
      {(open) => (
        <>
          <MagicTable open={open} resource={magicPowerGroup} isLow />
          <PowerShares content={open.content} />
        </>
      )}
    </MagicPage>
  );
}
