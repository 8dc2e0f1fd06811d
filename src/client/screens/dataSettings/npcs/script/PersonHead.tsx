import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { LeafOf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { BareButton } from '#client/ui/BareButton.tsx';
import { popover } from '#client/ui/Popover.css.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { additionalImage } from '#domain/resources/additionalImage.ts';
import type { Npc } from '#domain/resources/npc.ts';
import { type NpcLook, npcLook } from '#domain/resources/npcLook.ts';
import { LinkedPaths } from './LinkedPaths.tsx';
import { NpcPicture } from './NpcPicture.tsx';
import * as styles from './PersonHead.css.ts';
import { scriptTexts } from './scriptTexts.ts';

/** The leaves of the picture, the one that wins over all others first. */
const PICTURES = ['additional_image', 'monster_picture', 'display_graphic'];

/** Returns the look of the open NPC; undefined if it has none, or the images are not read yet. */
export function useNpcLook(npc: Npc, scenarioId: string): NpcLook | undefined {
  const [images] = useRecordDesks([additionalImage], scenarioId);
  const image = useRecord(images, npc.additional_image) as RecordOf<typeof additionalImage> | undefined;
  return npcLook(npc, (number) => (number > 0 ? (image?.image ?? '') : ''));
}

/** The person at the head of a script: the names, and the picture with what it is and which one wins. */
export function PersonHead() {
  const text = useText(scriptTexts);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay('edit');
  const npc = useRecord(desk, number) as Npc;
  const look = useNpcLook(npc, desk.scenarioId);
  const [isOpen, setOpen] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const told = text(`script.picture.${look?.kind ?? 'none'}`);
  const portrait = look ? <NpcPicture look={look} scenarioId={desk.scenarioId} /> : <ImagePlus size={32} aria-hidden />;
  return (
    <div className={styles.head}>
      <figure className={styles.figure} ref={figure}>
        {canWrite ? (
          <LinkedPaths paths={PICTURES}>
            <BareButton className={styles.portrait} aria-label={text('script.picture')} onPress={() => setOpen(true)}>
              {portrait}
            </BareButton>
          </LinkedPaths>
        ) : (
          <span className={styles.portrait}>{portrait}</span>
        )}
        <figcaption className={styles.told}>{told}</figcaption>
      </figure>
      <div className={styles.names}>
        <LeafOf path="name_ja" />
        <LeafOf path="name_en" />
      </div>
      <Popover
        className={popover}
        triggerRef={figure}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
        offset={4}
      >
        <Dialog className={styles.card} aria-label={text('script.picture')}>
          <p className={styles.order}>
            <strong>{told}</strong> {text('script.picture.order')}
          </p>
          {PICTURES.map((path) => (
            <LeafOf key={path} path={path} />
          ))}
        </Dialog>
      </Popover>
    </div>
  );
}
