import { guidePage, points, says, section } from '#client/guide/content.ts';

export const spells = guidePage(
  'spells',
  ['呪文', 'Spells'],
  ['79の呪文の名前、レベル、効き目の変え方です。', 'Names, levels and effects of the 79 spells.'],
  section(
    'lists',
    ['系統とレベル', 'Schools and levels'],
    says(
      '呪文を押して選び、移す先のレベルを押します。ドラッグでも移せます。どの一覧にもない呪文は、覚えられません。',
      'Press a spell, then the level where it is to go, or drag it there. A spell in no list is not learnt.',
    ),
  ),
  section(
    'effects',
    ['効き目を変える', 'Change what it does'],
    points(
      [
        '**個別の呪文**に、分類ごとのページがあります。数値を変えると、**この呪文のはたらき**の文がすぐに変わります。',
        'Each category has its page under **Per-spell settings**. **What this spell does** says in a sentence what its numbers come to.',
      ],
      [
        '**効き目の目安**では、唱える人と相手のレベルごとに、効く率や平均のダメージが分かります。',
        '**What to expect** tells chances and mean damage by the levels of caster and target.',
      ],
      [
        'いつ何を覚えるか、何回唱えられるかは、[ルール](rules)の「呪文の習得と召喚」で決めます。',
        'When spells are learnt and how often they are cast is set in the [rules](rules), under “Learning and summoning”.',
      ],
    ),
  ),
  section(
    'names',
    ['名前', 'Names'],
    says(
      '79の名前を表でまとめて書けます。**初めの名前に戻す**で、いつでも元の名前になります。',
      'All names stand in one table. **Default names** brings the first ones back.',
    ),
  ),
);
