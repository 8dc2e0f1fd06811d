import { useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { API_URL } from '#client/api/apiUrl.ts';
import { fetchFile } from '#client/api/fetchFile.ts';
import { saveFile } from '#client/api/saveFile.ts';
import { useText } from '#client/i18n/useText.ts';
import { workPath } from '#client/page/scenario/listedWork.ts';
import { Link } from '#client/ui/Link.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { worksTexts } from './worksTexts.ts';

interface DownloadLinkProps {
  readonly code: string;
  readonly variant: string;
  readonly children: ReactNode;
}

/** The link to the file of a work. Logged-in users request it with their token, because an author's own downloads are not counted. */
export function DownloadLink({ code, variant, children }: DownloadLinkProps) {
  const text = useText(worksTexts);
  const isGuest = useAtomValue(accessTokenAtom) === undefined;
  const path = `${workPath(code).slice(1)}/file?variant=${variant}`;
  async function download(): Promise<void> {
    try {
      const response = await fetchFile(path);
      saveFile(await response.blob(), `${code}.json.gz`);
    } catch {
      showSnackbar(text('work.notDownloaded'), { tone: 'danger' });
    }
  }
  return (
    <Link
      look="quiet"
      icon={<Download size={16} aria-hidden />}
      href={`${API_URL}/api/frontend/${path}`}
      download
      {...(!isGuest && { onPress: () => void download() })}
    >
      {children}
    </Link>
  );
}
