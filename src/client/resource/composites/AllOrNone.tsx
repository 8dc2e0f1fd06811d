import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Leaf } from '#domain/resource/leaf.ts';

/** Sets or clears all checks of the open record as one step, for users who may write. */
export function AllOrNone({ leaves }: { readonly leaves: readonly Leaf[] }) {
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay(desk.resource.needs);
  const setAll = (value: boolean) => desk.write(leaves.map((leaf) => ({ number, leaf, value })));
  return (
    canWrite && (
      <>
        <Button size="small" tone="plain" onPress={() => setAll(true)}>
          {text('record.all')}
        </Button>
        <Button size="small" tone="plain" onPress={() => setAll(false)}>
          {text('record.clearAll')}
        </Button>
      </>
    )
  );
}
