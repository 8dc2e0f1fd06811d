import { Link } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import { home } from './TopBar.css.ts';

/** The product's mark, which links to the home page. */
export function HomeLink() {
  const text = useText(pageTexts);
  return (
    <Link href="/" className={home} aria-label={text('product.name')}>
      <MeikyuMark />
    </Link>
  );
}
