import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { DarkZoneIcon, DoorIcon, EraserIcon, FillIcon, RoomIcon, WallIcon } from '#client/ui/icons/toolIcons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { TabBar } from '#client/ui/TabBar.tsx';
import { line, stack } from './ComponentGallery.css.ts';

const tools = [
  { label: '壁 Wall', Icon: WallIcon, hint: 'W' },
  { label: '扉 Door', Icon: DoorIcon, hint: 'D' },
  { label: '部屋 Room', Icon: RoomIcon, hint: 'R' },
  { label: '消しゴム Eraser', Icon: EraserIcon, hint: 'X' },
  { label: '塗りつぶし Fill', Icon: FillIcon, hint: 'F' },
  { label: 'ダークゾーン Dark zone', Icon: DarkZoneIcon, hint: 'K' },
];
const screens = ['シナリオ一覧', 'フロアマップ', '迷宮', 'データ設定', 'ゲームルール', '公開設定'];

export function GalleryActions() {
  const [tool, setTool] = useState(0);
  const [current, setCurrent] = useState('フロアマップ');
  return (
    <Panel title="操作 Actions" actions={<Button size="small">小さい Small</Button>}>
      <div className={stack}>
        <TabBar
          label="シナリオ"
          tabs={screens.map((label) => ({ href: `#${label}`, label, isCurrent: label === current }))}
          onNavigate={(href) => setCurrent(href.slice(1))}
        />
        <div className={line}>
          <Button tone="primary" icon={<Plus size={16} />}>
            新規作成
          </Button>
          <Button icon={<Save size={16} />}>バックアップを保存</Button>
          <Button tone="plain">キャンセル</Button>
          <Button tone="danger" icon={<Trash2 size={16} />}>
            削除する
          </Button>
        </div>
        <div className={line}>
          <Button tone="primary" isPending>
            Save backup
          </Button>
          <Button isPending>Loading</Button>
          <Button tone="primary" isDisabled>
            Disabled
          </Button>
          <Button isDisabled>Disabled</Button>
          <Button tone="plain" isDisabled>
            Disabled
          </Button>
        </div>
        <div className={line}>
          {tools.map(({ label, Icon, hint }, index) => (
            <IconButton
              key={label}
              label={label}
              hint={hint}
              icon={<Icon />}
              aria-pressed={index === tool}
              onPress={() => setTool(index)}
            />
          ))}
          <IconButton tone="quiet" label="名前を変更 Rename" icon={<Pencil size={16} />} />
          <IconButton tone="quiet" size="small" isDisabled label="名前を変更 Rename" icon={<Pencil size={14} />} />
        </div>
        <div className={line}>
          <Link href="#terms" onPress={() => setTool(0)}>
            利用規約を読む
          </Link>
          <Link href="#register" look="quiet">
            Create an account
          </Link>
          <Spinner size="small" />
          <Spinner label="読み込み中…" />
        </div>
      </div>
    </Panel>
  );
}
