import { Button } from '@chignon/ui/button'
import { SaveStatus } from '@chignon/ui/save-status'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { hasUnsaved } from './review-drafts.ts'
import type { ExamReview } from './use-exam-review.ts'

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** Whether marks and comments are stored, and since when. */
export function SaveState({ review: { saving, savedAt, drafts, session, changed } }: { review: ExamReview }) {
  const { t } = useLingui()
  const { time } = useFormats()
  if (saving.state === 'refused' || changed !== null)
    return <SaveStatus state="failed" text={(changed === null && saving.message) || t`Not saved`} />
  if (saving.state === 'failed')
    return (
      <SaveStatus
        state="failed"
        text={
          navigator.onLine
            ? t`Not saved. It is kept on this device.`
            : t`Not saved: offline. It is kept on this device.`
        }
        action={
          <Button variant="quiet" size="small" onClick={() => void session.flush()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  if (saving.state === 'saving' || hasUnsaved(drafts)) return <SaveStatus state="saving" text={t`Saving …`} />
  if (savedAt === null) return <SaveStatus state="saved" text={t`Saved while you type`} />
  const at = time(savedAt, timeZone)
  return <SaveStatus state="saved" text={t`Saved ${at}`} />
}
