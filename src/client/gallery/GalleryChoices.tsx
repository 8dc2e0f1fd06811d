import { useState } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { pair, stack } from './ComponentGallery.css.ts';

const walls = ['石壁', '木の壁', '花崗岩の壁', '煉瓦の壁', '門のある石壁'].map((label, value) => ({ value, label }));
const items = ['ショートソード', 'ロングソード', '銀の鍵', '012 ガス爆弾', 'ﾄｰﾁ', '傷薬'].map((label, value) => ({
  value,
  label,
}));
const languages = [
  { value: 'ja', label: '日本語' },
  { value: 'en', label: 'English' },
] as const;
const sizes = [24, 20, 16].map((side) => ({ value: side, label: `${side}×${side}` }));

export function GalleryChoices() {
  const [isAgreed, setAgreed] = useState(false);
  const [isOn, setOn] = useState(true);
  const [language, setLanguage] = useState<'ja' | 'en'>('ja');
  const [side, setSide] = useState(24);
  const [wall, setWall] = useState<number | null>(null);
  const [item, setItem] = useState<number | null>(2);
  return (
    <Panel title="選択 Choices">
      <div className={stack}>
        <Checkbox isSelected={isAgreed} onChange={setAgreed} errors={isAgreed ? [] : ['同意が必要です。']}>
          <Link href="#terms">利用規約</Link>とプライバシーポリシーに同意する
        </Checkbox>
        <div className={pair}>
          <Checkbox isSelected onChange={() => undefined} isDisabled>
            選択済み（無効）
          </Checkbox>
          <Checkbox isSelected={false} isIndeterminate onChange={() => undefined}>
            Some of them
          </Checkbox>
          <Switch isSelected={isOn} onChange={setOn}>
            上書き保存 Overwrite
          </Switch>
          <Switch isSelected isDisabled onChange={() => undefined}>
            無効 Disabled
          </Switch>
        </div>
        <div className={pair}>
          <Choice label="言語 Language" value={language} onChange={setLanguage} options={languages} isRequired />
          <Choice label="広さ Size" look="segments" value={side} onChange={setSide} options={sizes} />
        </div>
        <div className={pair}>
          <Select
            label="壁 Wall"
            placeholder="選んでください"
            value={wall}
            onChange={setWall}
            options={walls}
            errors={wall === null ? ['壁の種類を選んでください。'] : []}
          />
          <ComboBox
            label="アイテム Item"
            hint="名前か番号の一部を入力"
            value={item}
            onChange={setItem}
            options={items}
            emptyText="見つかりません"
          />
        </div>
      </div>
    </Panel>
  );
}
