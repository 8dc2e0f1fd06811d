import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { GUIDE_TAB, guideOf } from '#client/page/guideAddress.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { button } from '#client/ui/Button.css.ts';
import { Tooltip } from '#client/ui/Tooltip.tsx';

/** Opens the part of the guide about the current screen in another tab, so that the work stays as it is. */
export function GuideLink() {
  const text = useText(pageTexts);
  const [path] = useLocation();
  return (
    <Tooltip text={text('common.guide')}>
      <Link
        className={button({ tone: 'plain', size: 'medium', shape: 'icon' })}
        href={guideOf(path)}
        target={GUIDE_TAB}
        aria-label={text('common.guide')}
      >
        <CircleQuestionMark size={18} aria-hidden />
      </Link>
    </Tooltip>
  );
}
