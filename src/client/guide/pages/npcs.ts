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
        '**NPC**で**新しいNPCを作る**を押し、名前と絵を決めます。',
        'Press **Make a new NPC**, and choose a name and a picture.',
      ],
      [
        '**出会いの言葉**と**別れの言葉**に、[メッセージ](messages)を選びます。',
        'Choose [messages](messages) for its **Greeting** and its **Leave message**.',
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
    ),
  ),
  section(
    'trying',
    ['会話を試す', 'Try the conversation'],
    says(
      '**会話を試す**では、書いたとおりに話が進みます。フラグの変わり方やもらえるものも出ます。地図を開かずに確かめられます。',
      '**Try the conversation** plays the conversation as you wrote it, with the flags that change and the items received. You do not need to open a map.',
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
