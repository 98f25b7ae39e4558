import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import { directionOf, isLocale } from '@chignon/contract/platform/locale'
import { LocaleTabs, type LocaleState } from '@chignon/ui/locale-tabs'
import { useAtomValue } from 'jotai'
import { useEditedPage } from './document-context.ts'
import { languageProgress, type LanguageProgress } from './language-progress.ts'

/** The id of the row of languages, to which the panel with the fields belongs. */
export const languagesId = 'document-languages'

/** The languages of the document, each with how far it is written; the fields show the chosen one. */
export function DocumentLanguages({ label }: { label: string }) {
  const { session, view, locales, locale, setLocale } = useEditedPage()
  const document = useAtomValue(session.documentAtom)
  return (
    <LocaleTabs
      id={languagesId}
      label={label}
      value={locale}
      onValueChange={(value) => {
        if (isLocale(value)) setLocale(value)
      }}
      items={languageProgress(document, view.marks, locales).map((progress) => ({
        locale: progress.locale,
        name: localeNames[progress.locale],
        dir: directionOf(progress.locale),
        completeness: progress.percent,
        state: stateOf(progress),
      }))}
    />
  )
}

function stateOf({ outdated, missing, isChecked }: LanguageProgress): LocaleState | undefined {
  if (outdated > 0) return 'outdated'
  if (missing > 0) return 'missing'
  return isChecked ? 'checked' : undefined
}
