import { atom } from 'jotai'
import { themeColours } from './theme-colours.ts'
import { themeKey } from './theme-key.ts'

export type Theme = 'light' | 'dark'

const chosenAtom = atom<Theme | null>(null)

chosenAtom.onMount = (set) => {
  set(shownTheme())
  const follow = (event: StorageEvent) => {
    if (event.key === themeKey && isTheme(event.newValue)) set(show(event.newValue))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** The current theme; null until the browser reports it. Writing applies and saves a theme. */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    show(theme)
    try {
      localStorage.setItem(themeKey, theme)
    } catch {
      // Without storage the theme is kept until the page is reloaded.
    }
    set(chosenAtom, theme)
  },
)

function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  if (isTheme(theme)) return theme
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

function show(theme: Theme): Theme {
  document.documentElement.dataset['theme'] = theme
  // Updates the browser's theme colour.
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', themeColours[theme])
  return theme
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark'
}
