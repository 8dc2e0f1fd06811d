import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { useRecord } from '#client/resource/useRecord.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import { MonsterPicture } from './MonsterPicture.tsx';

interface MonsterLookProps {
  /** Of the monsters of a scenario. */
  readonly desk: RecordDesk;
  readonly number: number;
  readonly scale?: 1 | 2 | 3;
  readonly isUnidentified?: boolean;
}

/** What a monster of the scenario looks like, in the colours that its author gave it. Its name stands beside it. */
export function MonsterLook({ desk, number, scale = 1, isUnidentified = false }: MonsterLookProps) {
  // The desk is that of the monsters, whose records are read by their schema.
  const { image, unconfirmed_image, color_filter } = useRecord(desk, number) as RecordOf<typeof monster>;
  return (
    <MonsterPicture
      graphic={isUnidentified ? unconfirmed_image : image}
      filter={color_filter}
      scale={scale}
      isUnidentified={isUnidentified}
    />
  );
}
