import { useNonce } from './nonce.tsx'
import { themeColours } from '@chignon/app-kit/browser/theme-colours'
import { themeKey } from '@chignon/app-kit/browser/theme-key'

// Runs before the first paint, so that a saved theme does not flash. Without one, CSS follows the system.
// It also updates the browser's theme colour.
// oxlint-disable lingui/no-unlocalized-strings -- code, not text
const script =
  `try{var t=localStorage.getItem('${themeKey}');` +
  `if(t==='dark'||t==='light'){document.documentElement.dataset.theme=t;` +
  `for(var m of document.querySelectorAll('meta[name=theme-color]'))` +
  `m.content=t==='dark'?'${themeColours.dark}':'${themeColours.light}'}}catch{}`

/** Sets the saved theme on <html> before the first paint. */
export function ThemeScript() {
  return (
    // Browsers hide the nonce from scripts, so hydration would report a mismatch.
    <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
