import { themeKey } from '@chignon/app-kit/browser/theme-key'

/** Clears all personal data from the browser's storage. The theme is kept. */
export function clearPersonalStorage(): void {
  try {
    const theme = localStorage.getItem(themeKey)
    localStorage.clear()
    sessionStorage.clear()
    if (theme) localStorage.setItem(themeKey, theme)
  } catch {
    // Storage that cannot be accessed contains nothing.
  }
}
