// Before anything is painted: the theme that the reader chose. settings.ts keeps it, and checks it when the page has come.
try {
  const { theme } = JSON.parse(localStorage.getItem('questwright.settings') ?? '{}');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Then as the system says.
}
