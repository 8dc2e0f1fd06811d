import { useText } from '#client/i18n/useText.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { patient } from './page.css.ts';
import { pageTexts } from './pageTexts.ts';

/** Replaces a screen while it loads. */
export function LoadingPage() {
  const text = useText(pageTexts);
  return (
    <div className={patient}>
      <Spinner size="large" label={text('common.loading')} />
    </div>
  );
}
