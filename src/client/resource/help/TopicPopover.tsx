import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { GUIDE_TAB, guideHref } from '#client/page/guideAddress.ts';
import { useRules } from '#client/resource/model/useRules.ts';
import { Link } from '#client/ui/Link.tsx';
import { popover } from '#client/ui/Popover.css.ts';
import type { NumberTopic } from '#domain/catalogs/numberTopics.ts';
import { fieldHelpTexts } from './fieldHelpTexts.ts';
import { card, title as titleStyle } from './TopicPopover.css.ts';
import { TopicText } from './TopicText.tsx';
import { TOPICS } from './topics/topics.ts';

interface TopicPopoverProps {
  readonly topic: NumberTopic;
  readonly value: number | undefined;
  readonly scenarioId: string;
  readonly markRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The full topic of a number in a popover next to its field, by the rules of the scenario. */
export default function TopicPopover({ topic, value, scenarioId, markRef, onClose }: TopicPopoverProps) {
  const text = useText(fieldHelpTexts);
  const language = useAtomValue(languageAtom);
  const rules = useRules(scenarioId);
  const { title } = TOPICS[topic];
  return (
    <Popover className={popover} triggerRef={markRef} isOpen onOpenChange={onClose} placement="bottom start" offset={4}>
      <Dialog className={card} aria-label={title[language]}>
        <h3 className={titleStyle}>{title[language]}</h3>
        <TopicText topic={topic} value={value} rules={rules} />
        <p>
          <Link href={guideHref(`numbers#${topic}`)} target={GUIDE_TAB}>
            {text('fieldHelp.guide')}
          </Link>
        </p>
      </Dialog>
    </Popover>
  );
}
