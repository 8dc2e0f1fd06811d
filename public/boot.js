// Runs before the first paint: theme and language come from cookies, or else from the browser, so nothing flashes when the application starts.
(() => {
  // A browser that refuses storage may throw even when it is only asked for.
  const allowed = (ask) => {
    try {
      return ask();
    } catch {
      return undefined;
    }
  };
  const jar = allowed(() => document.cookie) ?? '';
  const cookies = new Map(jar.split('; ').map((pair) => [pair.split('=', 1)[0], pair.split('=')[1]]));
  const root = document.documentElement;
  const chosen = cookies.get('dark_mode');
  const dark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === '1';
  root.dataset.theme = dark ? 'dark' : 'light';
  root.style.colorScheme = dark ? 'dark' : 'light';
  // As src/client/i18n/language.ts has it.
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const language = cookies.get('language') ?? allowed(() => sessionStorage.getItem('language'));
  root.lang = (language ?? wanted.find((tag) => tag === 'en' || tag === 'ja')) === 'en' ? 'en' : 'ja';
})();
