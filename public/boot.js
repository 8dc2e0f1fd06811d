// Runs before the first paint: theme and language come from cookies, so nothing flashes when the application starts.
(() => {
  const cookies = new Map(document.cookie.split('; ').map((pair) => [pair.split('=', 1)[0], pair.split('=')[1]]));
  const root = document.documentElement;
  const chosen = cookies.get('dark_mode');
  const dark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === '1';
  root.dataset.theme = dark ? 'dark' : 'light';
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.lang = cookies.get('language') === 'en' ? 'en' : 'ja';
})();
