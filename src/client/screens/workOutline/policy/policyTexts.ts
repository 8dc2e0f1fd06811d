import { defineTexts } from '#client/i18n/defineTexts.ts';

export const policyTexts = defineTexts({
  'policy.warnings': { ja: '公開の前の注意事項', en: 'Before you publish' },
  'policy.privacy': { ja: 'プライバシーポリシー', en: 'Privacy policy' },
  'policy.version': { ja: '第{{version}}版', en: 'Version {{version}}' },
  'policy.agreement': { ja: '確認と同意', en: 'Agreement' },
  'policy.about': {
    ja: 'このシナリオを公開するには、上の注意事項とプライバシーポリシーを読み、同意する必要があります。',
    en: 'Before you can publish this scenario, you must read the warnings and the privacy policy above and agree to them.',
  },
  'policy.read': {
    ja: '注意事項とプライバシーポリシーを読みました',
    en: 'I have read the warnings and the privacy policy',
  },
  'policy.agree': { ja: '同意する', en: 'Agree' },
  'policy.agreed': {
    ja: '{{time}} に同意しました（第{{version}}版）。',
    en: 'You agreed on {{time}} (version {{version}}).',
  },
  'policy.outdated': {
    ja: '前に同意した第{{version}}版から内容が変わりました。もう一度お読みください。',
    en: 'The text has changed since version {{version}}, which you agreed to. Please read it again.',
  },
});
