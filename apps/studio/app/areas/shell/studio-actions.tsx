import { themeAtom } from '@chignon/app-kit/browser/theme-atom'
import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import { fullName } from '@chignon/contract/identity/full-name'
import { directionOf } from '@chignon/contract/platform/locale'
import { LanguageSelect } from '@chignon/ui/language-select'
import { MenuItem } from '@chignon/ui/menu-item'
import { ThemeToggle } from '@chignon/ui/theme-toggle'
import { UserMenu } from '@chignon/ui/user-menu'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useLocation } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'
import { UploadsStarter } from '../upload/uploads-starter.tsx'
import { PaletteButton } from './palette-button.tsx'

/** The palette, the uploads if there are some, language, theme, and the menu of the signed-in person. */
export function StudioActions() {
  const { t } = useLingui()
  const { viewer, locale, locales } = useStartData()
  const { pathname } = useLocation()
  const [theme, setTheme] = useAtom(themeAtom)
  return (
    <>
      <PaletteButton />
      <UploadsStarter />
      <div className="max-md:hidden">
        <LanguageSelect
          label={t`Language`}
          items={locales.map((each) => ({
            locale: each,
            name: localeNames[each],
            dir: directionOf(each),
            isCurrent: each === locale,
            // Another language is another page.
            link: <a href={`/studio${pathname === '/' ? '' : pathname}?lang=${each}`} hrefLang={each} />,
          }))}
        />
      </div>
      <ThemeToggle value={theme} onValueChange={setTheme} />
      <UserMenu
        firstName={viewer.first_name}
        name={fullName(viewer)}
        src={viewer.thumbnail_url}
        label={t`Your account`}
        items={[
          { id: 'academy', name: t`To the academy`, link: <a href="/" /> },
          { id: 'security', name: t`Security settings`, link: <a href="/profile/settings/security" /> },
        ]}
        logout={
          <form role="none" method="post" action="/logout">
            <MenuItem type="submit">
              <Trans>Log out</Trans>
            </MenuItem>
          </form>
        }
      />
    </>
  )
}
