import { Button } from '@chignon/ui/button'
import { SaveStatus } from '@chignon/ui/save-status'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useEditedPage } from './document-context.ts'

/** Whether what was entered is stored, and since when. */
export function DocumentSaveState() {
  const { t } = useLingui()
  const { time } = useLocalTime()
  const { session, view } = useEditedPage()
  const saving = useAtomValue(session.savingAtom)
  const hasUnsaved = useAtomValue(session.hasUnsavedAtom)
  const contradictions = useAtomValue(session.contradictionsAtom)
  const savedAt = useAtomValue(session.savedAtAtom) ?? view.changed_at
  if (saving.state === 'refused' && hasUnsaved)
    return <SaveStatus state="failed" text={saving.message ?? t`Not saved`} />
  if (saving.state === 'failed' && hasUnsaved)
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
  if (contradictions.length > 0 && saving.state !== 'saving')
    return <SaveStatus state="failed" text={t`A choice is open; the rest is saved`} />
  if (saving.state === 'saving' || hasUnsaved) return <SaveStatus state="saving" text={t`Saving …`} />
  if (savedAt === null) return <SaveStatus state="saved" text={t`Saved while you type`} />
  const at = time(savedAt)
  return <SaveStatus state="saved" text={t`Saved ${at}`} />
}
