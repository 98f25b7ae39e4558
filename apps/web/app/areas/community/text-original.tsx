import type { Comment } from '@chignon/contract/community/comment'
import { Trans, useLingui } from '@lingui/react/macro'
import { RichText } from '../../lib/text/rich-text.tsx'
import { languageName } from './post/language-name.ts'
import { quietAction } from './quiet-action.ts'

/** What the author of a translated comment or reply wrote, folded; it opens without scripts too (TEXT-6). */
export function TextOriginal({ original }: { original: NonNullable<Comment['original']> }) {
  const { i18n } = useLingui()
  const language = languageName(original.locale, i18n.locale)
  return (
    <details className="mt-2">
      <summary className={quietAction}>
        <Trans>Translated from {language}. Show original</Trans>
      </summary>
      <RichText text={original.text} locale={original.locale} />
    </details>
  )
}
