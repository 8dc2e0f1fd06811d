import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const rules = guidePage(
  'rules',
  ['ゲームルール', 'Game rules'],
  [
    '戦闘、成長、街、魔法のきまりを変えます。変えなくても、そのままで遊べます。',
    'Battle, growth, the city and magic. Left alone, the rules can be played as they are.',
  ],
  section(
    'reading',
    ['数値の効き目を読む', 'Read what a number does'],
    shows('rules'),
    says(
      '数値の横に、自分のパーティとモンスターではどうなるかが出ます。**グラフを見る**で全レベルの曲線が開き、既定値の線と比べられます。',
      'Beside a number stands what it makes of your own party and monsters. **Show the chart** unfolds all levels, with the default for comparison.',
    ),
  ),
  section(
    'changing',
    ['変える、戻す', 'Change it, take it back'],
    points(
      [
        '既定と違う値には印が付き、既定値が下に出ます。そこから一つずつ、またはページごとに戻せます。',
        'What differs from the default is marked, with the default below it and the way back, for a field or a page.',
      ],
      [
        '**見本を読み込む**では、標準、やさしい、厳しいから選べます。読み込む前に、変わるところが出ます。',
        '**Load a sample** offers Standard, Gentle and Severe, and shows first what would change.',
      ],
      [
        '**既定との違い**に、変えたところがすべて並びます。',
        '**Changed from default** lists everything that you changed.',
      ],
    ),
  ),
  section(
    'experience',
    ['経験値の曲線', 'Curves of experience'],
    steps(
      [
        '**レベルに必要な経験値**で**動かす曲線**を選びます。',
        'Under **Experience for levels** choose the **Curve in hand**.',
      ],
      [
        '点をつかんで動かすか、何もない所をなぞって描きます。レベル13までは合計、14からは1レベルごとに同じ値が加わります。',
        'Drag its points, or draw a line across. Up to level 13 the values are totals; from 14 on each level adds the same.',
      ],
    ),
  ),
  section(
    'finding',
    ['設定を探す', 'Find a setting'],
    says(
      '`Ctrl+K` で設定の名前を打つと、その欄へ直接移れます。',
      'Press `Ctrl+K` and type its name to go straight to the field.',
    ),
  ),
);
