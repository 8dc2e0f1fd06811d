import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts about a scenario that an operator has stopped. */
export const heldTexts = defineTexts({
  'held.work': {
    ja: '「{{title}}」は、サイトの運営者が公開を止めています。',
    en: 'The operators of this site have stopped “{{title}}”.',
  },
  'held.sample': {
    ja: '「{{title}}」のサンプル共有は、サイトの運営者が止めています。',
    en: 'The operators of this site have ended the sharing of “{{title}}”.',
  },
  'held.account': {
    ja: 'アカウントが停止されたときに、「{{title}}」の公開と共有も止まりました。',
    en: '“{{title}}” was stopped when the account was disabled.',
  },
  'held.since': { ja: '{{time}}から', en: 'Since {{time}}' },
  'held.reason': { ja: '理由: {{reason}}', en: 'Reason: {{reason}}' },
  'held.noReason': { ja: '理由は書かれていません。', en: 'No reason was given.' },
  'held.means.work': {
    ja: '解除されるまで、公開状態の変更・リリース・共有はできません。編集とテストプレイは続けられます。',
    en: 'Until this is cleared, its status cannot be changed, and it cannot be released or shared. You can go on editing and testing it.',
  },
  'held.means.sample': {
    ja: '解除されるまで、このシナリオは共有できません。',
    en: 'Until this is cleared, the scenario cannot be shared.',
  },
  'held.whom': {
    ja: '解除できるのはサイトの運営者だけです。運営者にお問い合わせください。',
    en: 'Only the operators of this site can clear it. Please ask them.',
  },
});
