import ImageOff from 'lucide-react/icons/image-off';
import { CELL, MonsterPicture } from '#client/pictures/MonsterPicture.tsx';
import { mayBeNamed } from '#client/resource/model/mayBeNamed.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import { missing } from './MonsterLook.css.ts';

interface MonsterLookProps {
  /** The desk of the scenario's monsters. */
  readonly desk: RecordDesk;
  readonly number: number;
  readonly scale?: 1 | 2 | 3;
  readonly isUnidentified?: boolean;
}

/**
 * The picture of a monster of the scenario, with its author's colour filter, next to its name; an empty frame if the number has no monster.
 */
export function MonsterLook({ desk, number, scale = 1, isUnidentified = false }: MonsterLookProps) {
  // The monsters' desk parses its records with their schema.
  const record = useRecord(desk, number) as RecordOf<typeof monster>;
  const side = CELL * scale;
  if (!mayBeNamed(desk, number)) {
    return (
      <span className={missing} style={{ width: side, height: side }} aria-hidden>
        <ImageOff size={24} />
      </span>
    );
  }
  return (
    <MonsterPicture
      graphic={isUnidentified ? record.unconfirmed_image : record.image}
      filter={record.color_filter}
      scale={scale}
      isUnidentified={isUnidentified}
    />
  );
}
