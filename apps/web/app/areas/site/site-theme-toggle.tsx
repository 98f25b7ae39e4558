import { ThemeToggle } from '@chignon/ui/theme-toggle'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { themeAtom } from '@chignon/app-kit/browser/theme-atom'

/** Switches and saves the theme. */
export function SiteThemeToggle() {
  const { t } = useLingui()
  const [theme, setTheme] = useAtom(themeAtom)
  return (
    <ThemeToggle
      value={theme}
      onValueChange={setTheme}
      labels={{ light: t`Switch to light mode`, dark: t`Switch to dark mode`, unknown: t`Switch theme` }}
    />
  )
}
