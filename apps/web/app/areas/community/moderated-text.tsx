import type { Locale } from '@chignon/contract/platform/locale'
import type { RichText as RichTextTree } from '@chignon/contract/platform/rich-text'
import type { TextState } from '@chignon/contract/community/text-state'
import { Trans } from '@lingui/react/macro'
import { RichText } from '../../lib/text/rich-text.tsx'
import { LazyStateNotice } from './lazy-state-notice.tsx'
import { quietAction } from './quiet-action.ts'

type ModeratedTextProps = {
  shown: { text: RichTextTree; locale: Locale; state: TextState; is_muted: boolean }
}

/** A comment or reply: collapsed if the viewer has muted its author, with a notice if others do not see it. */
export function ModeratedText({ shown }: ModeratedTextProps) {
  const text = <RichText text={shown.text} locale={shown.locale} />
  return (
    <>
      <LazyStateNotice state={shown.state} />
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
