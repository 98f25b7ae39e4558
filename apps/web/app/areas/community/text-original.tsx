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
    <details className="group/original mt-2">
      <summary className={`${quietAction} flex-wrap gap-x-4`}>
        <span>
          <Trans>Translated. Original language: {language}</Trans>
        </span>
        <span className="underline decoration-accent underline-offset-8">
          <span className="group-open/original:hidden">
            <Trans>Show original</Trans>
          </span>
          <span className="hidden group-open/original:inline">
            <Trans>Hide original</Trans>
          </span>
        </span>
      </summary>
      <RichText
        text={original.text}
        locale={original.locale}
        className="mt-3 border-s border-line-strong ps-4 text-text-muted"
      />
    </details>
  )
}
