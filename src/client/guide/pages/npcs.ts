import { guidePage, points, says, section, steps } from '#client/guide/content.ts';

export const npcs = guidePage(
  'npcs',
  ['NPC', 'NPCs'],
  ['話す、売る、泊める、戦う相手の作り方です。', 'How to make people who talk, trade, give lodging or fight.'],
  section(
    'making',
    ['NPCを作る', 'Make an NPC'],
    steps(
      [
        '**NPC**で**新規**を押し、名前を書きます。絵は人物の絵が入っているので、押して替えます。',
        'In **NPC** press **New** and write a name. It begins with a portrait; press it to choose another picture.',
      ],
      [
        '**会話の台本**の**出会う**と**別れる**に、言う言葉をその場で書きます。言葉は自動で[メッセージ](messages)になります。',
        'Write what is said in place, in **On meeting** and **On leaving** of **The conversation**. The texts become [messages](messages) by themselves.',
      ],
      [
        '話題は下のボタンで足し、尋ねられる言葉と返事を書きます。条件、渡すもの、フラグは**条件・効果**で付けます。',
        'Add topics with the button below them: write the word to ask about and the answer. Add conditions, gifts and flags with **Condition or effect**.',
      ],
      [
        '**コマンド**でできることを選ぶと、その欄が開きます。話す、戦う、宿、店、寺院の助け、お金を払う、アイテムの交換があります。',
        'Choose its **Commands**: talk, battle, inn, shop, temple help, paying and trading. Each opens its own section.',
      ],
      [
        '地図にイベントの「NPCに出会う」を置きます。「さまようNPC」は率で現れます。',
        'Place a “Meet NPC” event on a map. A “Wandering NPC” appears by chance.',
      ],
    ),
  ),
  section(
    'topics',
    ['話題', 'Topics'],
    points(
      [
        '話題は12まで。**言葉（日本語）**か**言葉（英語）**で尋ねられると、**返事**を話します。',
        'There are up to twelve topics. Asked about **Word (Japanese)** or **Word (English)**, the NPC gives the **Answer**.',
      ],
      [
        '**必要なフラグ**がONになるまで、その言葉は知らない言葉です。',
        'Until the flag in **Required flag** is ON, the NPC does not know the word.',
      ],
      ['答えるとフラグをONにしたり、アイテムを渡したりできます。', 'An answer can turn a flag ON and give an item.'],
      [
        '話題は上下に動かせて、消せます。動かしても、前のセーブは何を話したかを覚えています。',
        'Topics can be moved and removed. Saves made before still know which of them were told.',
      ],
      [
        '消した行の言葉がほかで使われていなければ、メッセージも消せます。',
        'If a text of a removed row is used nowhere else, its message can be deleted too.',
      ],
    ),
  ),
  section(
    'trying',
    ['会話を試す', 'Try the conversation'],
    says(
      '右の窓は、いま書いている行をゲームと同じ見た目で示します。**会話を試す**では、見本のパーティーがゲームのとおりに話します。フラグはその場でONにできます。',
      'The window on the right shows the row that you write as the game does. **Try the conversation** plays it with a sample party, just as in the game. Flags can be turned ON there.',
    ),
  ),
  section(
    'gone',
    ['いなくなるとき', 'When an NPC leaves'],
    says(
      '**一度だけ**や**別れるといなくなる**を選んだNPC、倒されたNPCには、もう会えません。ルールの**NPCの再登場**で、いつも戻ってくるようにもできます。',
      'An NPC with **Once** or **Goes away**, or one that was defeated, does not appear again. **NPCs return** in the rules can bring all of them back.',
    ),
  ),
);
