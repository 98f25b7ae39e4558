import type { Locale } from '@chignon/contract/platform/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../site/page-link.tsx'
import { languageName } from './post/language-name.ts'

type OriginalNoteProps = {
  /** The language that is shown, and the one the text was written in. */
  text: { locale: Locale; original_locale: Locale }
  /** The address of the text; with `?original` it is shown as it was written. */
  address: string
}

const linkClass = 'touch-target underline decoration-accent underline-offset-8 hover:text-accent'

/** Names the language that a translated text was written in, with a link to the original, or back from it (TEXT-6). */
export function OriginalNote({ text, address }: OriginalNoteProps) {
  const { i18n } = useLingui()
  const isTranslation = text.locale !== text.original_locale
  const language = languageName(text.original_locale, i18n.locale)
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-text-muted">
      {isTranslation ? (
        <>
          <span>
            <Trans>Translated. Original language: {language}</Trans>
          </span>
          <PageLink to={`${address}?original`} preventScrollReset className={linkClass}>
            <Trans>Show original</Trans>
          </PageLink>
        </>
      ) : (
        <>
          <span>
            <Trans>Original language: {language}</Trans>
          </span>
          <PageLink to={address} preventScrollReset className={linkClass}>
            <Trans>Show translation</Trans>
          </PageLink>
        </>
      )}
    </p>
  )
}
