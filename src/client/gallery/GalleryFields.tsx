import { useState } from 'react';
import { NumberField } from '#client/ui/NumberField.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { pair, stack } from './ComponentGallery.css.ts';

export function GalleryFields() {
  const [title, setTitle] = useState('忘れられた地下水路');
  const [titleEn, setTitleEn] = useState('The forgotten aqueduct');
  const [user, setUser] = useState('daedalus@');
  const [password, setPassword] = useState('minotaur');
  const [number, setNumber] = useState(12);
  const [negative, setNegative] = useState(-5);
  const [words, setWords] = useState('水路');
  return (
    <Panel title="入力 Fields">
      <div className={stack}>
        <SearchField label="作品名で検索" clearLabel="消す" value={words} onChange={setWords} />
        <div className={pair}>
          <TextField label="タイトル" isRequired maxWidth={24} value={title} onChange={setTitle} />
          <TextField label="Title (English)" maxWidth={20} value={titleEn} onChange={setTitleEn} />
        </div>
        <TextField
          label="ユーザー名"
          hint="半角英数字とアンダースコア、4～20文字"
          isRequired
          autoComplete="username"
          value={user}
          onChange={setUser}
          errors={['ユーザー名に使えない文字が含まれています。', 'このユーザー名はすでに使われています。']}
        />
        <PasswordField
          label="パスワード Password"
          autoComplete="current-password"
          showLabel="パスワードを表示"
          hideLabel="パスワードを隠す"
          value={password}
          onChange={setPassword}
        />
        <div className={pair}>
          <NumberField label="難易度 Difficulty" value={number} onChange={setNumber} min={0} max={99} />
          <NumberField label="修正値 Modifier" value={negative} onChange={setNegative} min={-10} max={10} hint="± 10" />
        </div>
        <div className={pair}>
          <TextField label="無効 Disabled" isDisabled value="変更できません" onChange={() => undefined} />
          <TextField
            label="メール E-mail"
            type="email"
            placeholder="name@example.com"
            value=""
            onChange={() => undefined}
          />
        </div>
      </div>
    </Panel>
  );
}
