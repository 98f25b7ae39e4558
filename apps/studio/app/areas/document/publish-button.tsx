import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useEditedPage } from './document-context.ts'

type PublishButtonProps = {
  /** Whether something is missing. */
  isBlocked: boolean
  onPublish: () => void
}

/** Opens what is shown before a document is published, or says why it cannot be. */
export function PublishButton({ isBlocked, onPublish }: PublishButtonProps) {
  const { t } = useLingui()
  const id = useId()
  const reason = usePublishReason(isBlocked)
  const { view } = useEditedPage()
  const { dateTime } = useLocalTime()
  const moment = view.scheduled_at === null ? '' : dateTime(view.scheduled_at)
  return (
    <div className="flex flex-col items-start gap-2">
      {moment !== '' && <p className="text-small text-text-muted">{t`Will be published on ${moment}`}</p>}
      <Button
        aria-disabled={reason !== null || undefined}
        aria-describedby={reason === null ? undefined : id}
        className="aria-disabled:opacity-55"
        onClick={() => {
          if (reason === null) onPublish()
        }}
      >
        <Trans>Publish …</Trans>
      </Button>
      {reason !== null && (
        <p id={id} className="text-small text-text-muted">
          {reason}
        </p>
      )}
    </div>
  )
}

/** Why a document cannot be published now; null if it can. */
export function usePublishReason(isBlocked: boolean): string | null {
  const { t } = useLingui()
  const { view, session } = useEditedPage()
  const contradictions = useAtomValue(session.contradictionsAtom)
  const hasUnsaved = useAtomValue(session.hasUnsavedAtom)
  if (contradictions.length > 0) return t`First choose between your version and the other one.`
  if (isBlocked) return t`First complete what is missing.`
  if (!view.may_publish) return t`The price was changed: staff or an owner publish this.`
  if (view.state === 'published' && !hasUnsaved) return t`Learners see everything already.`
  return null
}
