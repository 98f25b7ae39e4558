import { useNonce } from './nonce.tsx'

/** The key the theme is saved under (specification §3, Theme preference). */
export const themeKey = 'theme'

// Runs before anything is painted, so a saved preference never flashes. Without one, CSS follows the system.
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a program, no words
const script = `try{var t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}`

/** Puts the saved theme on <html> before the first paint. */
export function ThemeScript() {
  return (
    // The browser hides the nonce from scripts, so hydration cannot find it equal.
    <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
