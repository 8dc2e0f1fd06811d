import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';

/** The usual input of a leaf of the open record, by its path. */
export function LeafOf({ path }: { readonly path: string }) {
  const { desk } = useOpenRecord();
  const leaf = desk.resource.leaves.find((one) => one.path === path);
  return leaf && <RecordLeaf leaf={leaf} />;
}
