import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { accountAtom } from '#client/page/account.ts';
import { JsonStorage } from '#client/storage/JsonStorage.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { askedLanguages, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { TITLE_NAMES, type TitleName, type Titles } from '#domain/scenario/titleFields.ts';

/**
 * Titles that were typed but not saved are kept in the browser like unsent edits of records: they survive leaving the page, and reloads.
 */
export function useTitles(scenarioId: string, languages: ScenarioLanguages) {
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  const key = `meikyu.titles.journal.${accountId}.${scenarioId}`;
  const storage = new JsonStorage(webStorage('local'));
  const utils = trpc.useUtils();
  const query = trpc.outline.titles.useQuery({ scenario_id: scenarioId });
  const stored = query.data?.data[0];
  const [typed, setTyped] = useState<Partial<Titles>>(() => storage.read<Partial<Titles>>(key) ?? {});
  const [isStale, setStale] = useState(false);
  const save = trpc.outline.replaceTitles.useMutation({
    meta: { hasForm: true },
    onSuccess: async () => {
      keep({});
      setStale(false);
      await Promise.all([
        utils.outline.titles.invalidate(),
        utils.scenarios.invalidate(),
        utils.checks.invalidate(),
        utils.search.invalidate(),
      ]);
    },
    onError: async (error) => {
      if (apiErrorOf(error)?.code !== 409) return;
      setStale(true);
      await utils.outline.titles.invalidate();
    },
  });
  const titles: Titles | undefined = stored && { ...pick(stored), ...typed };
  const changed = stored ? TITLE_NAMES.filter((name) => typed[name] !== undefined && typed[name] !== stored[name]) : [];

  const asked = stored ? askedLanguages(languages, { ja: stored.title_ja, en: stored.title_en }) : [];
  /** A release demands a title in both languages: the one that is not asked for is a copy. */
  const copies = (name: TitleName, value: string): Partial<Titles> =>
    name !== 'author_name' && asked.length === 1 ? { title_ja: value, title_en: value } : {};

  function keep(values: Partial<Titles>) {
    setTyped(values);
    if (Object.keys(values).length === 0) storage.remove(key);
    else storage.write(key, values);
  }
  return {
    query,
    stored,
    titles,
    changed,
    isStale,
    save,
    /** The languages in which a title is asked for. */
    asked,
    type: (name: TitleName, value: string) => keep({ ...typed, [name]: value, ...copies(name, value) }),
    discard: () => {
      setStale(false);
      keep({});
    },
    send: () => {
      if (!stored) return;
      const changes = Object.fromEntries(changed.map((name) => [name, typed[name]]));
      save.mutate({ scenario_id: scenarioId, revision: stored.revision, ...changes });
    },
  };
}

export type TitlesForm = ReturnType<typeof useTitles>;

const pick = ({ author_name, title_ja, title_en }: Titles): Titles => ({ author_name, title_ja, title_en });
