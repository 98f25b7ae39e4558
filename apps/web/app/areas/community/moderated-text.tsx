import type { Locale } from '@chignon/contract/locale'
import type { RichText as RichTextTree } from '@chignon/contract/rich-text'
import type { TextState } from '@chignon/contract/text-state'
import { Trans } from '@lingui/react/macro'
import { RichText } from '../../lib/text/rich-text.tsx'
import { quietAction } from './quiet-action.ts'

type ModeratedTextProps = {
  shown: { text: RichTextTree; locale: Locale; state: TextState; is_muted: boolean }
}

/** A comment or reply: collapsed if the viewer has muted its author, with a notice if others do not see it. */
export function ModeratedText({ shown }: ModeratedTextProps) {
  const text = <RichText text={shown.text} locale={shown.locale} />
  return (
    <>
      <StateNotice state={shown.state} />
      {shown.is_muted ? (
        <details>
          <summary className={quietAction}>
            <Trans>You have muted this person. Show the text</Trans>
          </summary>
          {text}
        </details>
      ) : (
        text
      )}
    </>
  )
}

/** Why only its author and our team see a text. */
export function StateNotice({ state }: { state: TextState }) {
  if (state === 'visible') return null
  return (
    <p className="mb-2 border-s-2 border-warning ps-3 text-small text-text-muted">
      {state === 'held' ? (
        <Trans>Our team reviews this text first. Until then only you can see it.</Trans>
      ) : (
        <Trans>Our team has hidden this text. Only you can see it.</Trans>
      )}
    </p>
  )
}
