import { Link } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import { shellTexts } from './shellTexts.ts';
import { home } from './TopBar.css.ts';

/** The mark of the product, which leads home. */
export function HomeLink() {
  const text = useText(shellTexts);
  return (
    <Link href="/" className={home} aria-label={text('product.name')}>
      <MeikyuMark />
    </Link>
  );
}
