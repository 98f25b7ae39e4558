import { useNonce } from './nonce.tsx'
import { themeColours } from './theme-colours.ts'

/** The key the theme is saved under (specification §3, Theme preference). */
export const themeKey = 'theme'

// Runs before anything is painted, so a saved preference never flashes. Without one, CSS follows the system.
// The browser's own frame follows a saved preference as well.
// oxlint-disable lingui/no-unlocalized-strings -- a program, no words
const script =
  `try{var t=localStorage.getItem('${themeKey}');` +
  `if(t==='dark'||t==='light'){document.documentElement.dataset.theme=t;` +
  `for(var m of document.querySelectorAll('meta[name=theme-color]'))` +
  `m.content=t==='dark'?'${themeColours.dark}':'${themeColours.light}'}}catch{}`

/** Puts the saved theme on <html> before the first paint. */
export function ThemeScript() {
  return (
    // The browser hides the nonce from scripts, so hydration cannot find it equal.
    <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
