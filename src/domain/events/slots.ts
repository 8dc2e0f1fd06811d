import type { Slot } from './EventDefinition.ts';
import type { SlotKind } from './slotKinds.ts';

/** Makes a number of a kind of event, with its name. */
export const slot = (kind: SlotKind, ja: string, en: string): Slot => ({ kind, label: { ja, en } });
/** Makes a number without which the event does nothing. */
export const needed = (kind: SlotKind, ja: string, en: string): Slot => ({ ...slot(kind, ja, en), isNeeded: true });
/** Makes a slot for a flag that the event changes if one is chosen. */
export const optionalFlag = (ja: string, en: string): Slot => ({ ...slot('flag', ja, en), access: 'sets' });

// Numbers that several kinds of event have.
export const floor = slot('floor', '行き先の階', 'Floor');
export const x = slot('x', 'x', 'x');
export const y = slot('y', 'y', 'y');
export const PLACE = [floor, x, y];
export const lowest = slot('stop', '最下階', 'Lowest floor');
export const highest = slot('stop', '最上階', 'Highest floor');
export const facing = slot('facing', '向き', 'Facing');
export const neededFacing = needed('facing', '向き', 'Facing');
export const side = needed('side', '辺', 'Side');
export const ask = slot('yesNo', '確認する', 'Asks first');
export const DICE = [slot('rolls', '回数', 'Rolls'), slot('dieSides', '面数', 'Sides'), slot('plus', '加算', 'Plus')];
export const percent = needed('percent', '率（％）', 'Percent');
export const count = needed('count', '数', 'Count');
export const gold = needed('amount', '金額', 'Gold');
export const state = needed('state', '状態', 'State');
export const trap = slot('trap', '罠（なしは宝箱の設定）', 'Trap (none: as set in the chest)');
export const message = slot('message', 'メッセージ', 'Message');
export const neededMessage = needed('message', 'メッセージ', 'Message');
export const answer = needed('message', '答えのメッセージ', 'Answer message');
export const flag: Slot = { ...needed('flag', 'フラグ', 'Flag'), access: 'sets' };
export const flagIfWon = optionalFlag('フラグ', 'Flag');
export const item = needed('item', 'アイテム', 'Item');
export const key = slot('item', '必要なアイテム', 'Required item');
export const monster = needed('monster', 'モンスター', 'Monster');
export const chest = needed('chest', '宝箱', 'Chest');
export const npc = needed('npc', 'NPC', 'NPC');
export const labyrinth = needed('labyrinth', '迷宮', 'Labyrinth');
