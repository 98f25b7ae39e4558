import { atom } from 'jotai'
import { themeColours } from '../../lib/browser/theme-colours.ts'
import { themeKey } from '../../lib/browser/theme-script.tsx'

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

/** The theme on the screen; null until the browser told. Writing shows and saves one (specification §4, Theme). */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    show(theme)
    try {
      localStorage.setItem(themeKey, theme)
    } catch {
      // Storage may be closed to us; the theme then holds for this page.
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
  // The browser's own frame takes the page's ground.
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', themeColours[theme])
  return theme
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark'
}
