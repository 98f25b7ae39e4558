import { themeKey } from './theme-script.tsx'

/** Clears what the browser keeps of a person; the theme may stay (product.md, Contradictions settled). */
export function clearPersonalStorage(): void {
  try {
    const theme = localStorage.getItem(themeKey)
    localStorage.clear()
    sessionStorage.clear()
    if (theme) localStorage.setItem(themeKey, theme)
  } catch {
    // Storage that is closed to us holds nothing of anyone.
  }
}
