import { foldText } from '#domain/text/foldText.ts';
import type { World } from '#game/world/World.ts';

/** The code of the rule by which answers must match exactly. */
const EXACT = 1;

/** Whether a text is one of the answers in a message: each of its lines is an answer, in either language. */
export function isRightAnswer({ messages, rules }: World, number: number, text: string): boolean {
  const message = messages.get(number);
  if (!message) return false;
  const read = rules.items.typed_answers === EXACT ? (line: string) => line : foldText;
  const lines = [...message.message_ja_boxes, ...message.message_en_boxes].flatMap((box) => box.split('\n'));
  const answer = read(text.trim());
  return answer !== '' && lines.some((line) => read(line.trim()) === answer);
}
