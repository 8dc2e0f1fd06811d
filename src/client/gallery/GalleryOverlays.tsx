import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { useEffect, useState } from 'react';
import { BlockingSpinner } from '#client/ui/BlockingSpinner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { line, stack } from './ComponentGallery.css.ts';

const nothing = () => undefined;
const backups = ['2026/11/21 08:30', '2026/11/20 23:12', '2026/11/18 21:05'];

export function GalleryOverlays() {
  const [open, setOpen] = useState<'none' | 'form' | 'delete'>('none');
  const [title, setTitle] = useState('');
  const [isRestoring, setRestoring] = useState(false);
  const close = () => setOpen('none');
  useEffect(() => {
    if (!isRestoring) return;
    const timer = setTimeout(() => setRestoring(false), 1500);
    return () => clearTimeout(timer);
  }, [isRestoring]);
  return (
    <Panel title="重なるもの Overlays">
      <div className={stack}>
        <div className={line}>
          <Button onPress={() => setOpen('form')}>フォーム Dialog</Button>
          <Button onPress={() => setOpen('delete')}>削除の確認 Danger</Button>
          <Menu
            label="履歴 History"
            trigger={<Button icon={<ChevronDown size={16} />}>履歴 History</Button>}
            sections={[
              {
                id: 'backups',
                title: 'バックアップ',
                items: backups.map((date, index) => ({
                  id: date,
                  label: date,
                  onAction: nothing,
                  isCurrent: index === 0,
                })),
              },
              {
                id: 'account',
                title: 'アカウント',
                items: [
                  { id: 'me', label: 'ユーザー情報', icon: <User size={16} />, hint: 'Ctrl+U', onAction: nothing },
                  { id: 'out', label: 'ログアウト', icon: <LogOut size={16} />, isDanger: true, onAction: nothing },
                ],
              },
            ]}
          />
          <Menu label="空の履歴" trigger={<Button>空 Empty</Button>} sections={[]} emptyText="履歴がありません" />
          <Button onPress={() => setRestoring(true)}>復元 Blocking</Button>
          <Button onPress={() => showSnackbar('バックアップを保存しました。', { tone: 'success' })}>お知らせ</Button>
          <Button
            onPress={() =>
              showSnackbar('Could not reach the server.', {
                tone: 'danger',
                duration: null,
                action: { label: 'Retry', onPress: nothing },
              })
            }
          >
            Persistent
          </Button>
        </div>
        <EmptyState
          title="シナリオがまだありません"
          text="最初のシナリオを作成して、迷宮を描きはじめましょう。 Create your first scenario and start drawing."
          action={<Button tone="primary">シナリオを作成</Button>}
        />
      </div>
      <BlockingSpinner isActive={isRestoring} label="復元しています…" />
      <Dialog
        isOpen={open === 'form'}
        onClose={close}
        onSubmit={close}
        title="シナリオを作成"
        closeLabel="閉じる"
        actions={
          <>
            <Button onPress={close}>キャンセル</Button>
            <Button tone="primary" type="submit">
              作成する
            </Button>
          </>
        }
      >
        <TextField label="タイトル" isRequired autoFocus maxWidth={40} value={title} onChange={setTitle} />
      </Dialog>
      <Dialog
        isOpen={open === 'delete'}
        onClose={close}
        tone="danger"
        title="シナリオを削除しますか？"
        actions={
          <>
            <Button onPress={close}>キャンセル</Button>
            <Button tone="danger" onPress={close}>
              削除する
            </Button>
          </>
        }
      >
        <p>「忘れられた地下水路」のすべてのフロアとバックアップが失われます。元には戻せません。</p>
      </Dialog>
    </Panel>
  );
}
