import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { AreaGroup } from '#client/screens/areas/areas.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';

const Comments = lazyScreen(() => import('./comments/CommentScreen.tsx'));
const RELEASE = { ja: 'リリース', en: 'Release' };
const PRIVACY = { ja: '注意事項・プライバシーポリシー', en: 'Warnings and privacy policy' };

/** The work outline: the information for the readers of a scenario, and the author's agreement before publishing. */
export const WORK_OUTLINE: AreaGroup = {
  path: 'scenario-tools/work-outline',
  title: { ja: '公開設定', en: 'Publishing' },
  areasTitle: { ja: '公開設定の画面', en: 'Screens of publishing' },
  areas: [
    {
      path: 'title-author-name',
      title: RECORD_KINDS.title_author_name.title,
      pages: [
        {
          path: '',
          title: RECORD_KINDS.title_author_name.title,
          Screen: lazyScreen(() => import('./titles/TitleScreen.tsx')),
        },
      ],
    },
    {
      path: 'author-comment',
      title: RECORD_KINDS.author_comment.title,
      pages: [
        {
          path: '',
          title: RECORD_KINDS.author_comment.title,
          Screen: Comments,
          form: { path: ':number', Screen: Comments },
        },
      ],
    },
    {
      path: 'search-items',
      title: RECORD_KINDS.search_item.title,
      pages: [
        {
          path: '',
          title: RECORD_KINDS.search_item.title,
          Screen: lazyScreen(() => import('./search/SearchItemScreen.tsx')),
        },
      ],
    },
    {
      path: 'status-setting',
      title: RELEASE,
      pages: [{ path: '', title: RELEASE, Screen: lazyScreen(() => import('./status/StatusSettingScreen.tsx')) }],
    },
    {
      path: 'privacy-policy',
      title: PRIVACY,
      pages: [{ path: '', title: PRIVACY, Screen: lazyScreen(() => import('./policy/PolicyScreen.tsx')) }],
    },
  ],
};
