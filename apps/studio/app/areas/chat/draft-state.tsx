import type { Autosaving } from '@chignon/app-kit/data/autosaver'
import { SaveStatus } from '@chignon/ui/save-status'
import { useLingui } from '@lingui/react/macro'
import { isUnsaved, type ChatDraft } from './chat-draft.ts'

/** Whether what is written is on the server; nothing while the field is empty. */
export function DraftState({ draft, saving }: { draft: ChatDraft; saving: Autosaving }) {
  const { t } = useLingui()
  if (draft.text === '') return null
  if (saving.state === 'failed')
    return (
      <SaveStatus
        state="failed"
        className="ms-auto"
        text={
          navigator.onLine
            ? t`Not saved. It is kept on this device.`
            : t`Not saved: offline. It is kept on this device.`
        }
      />
    )
  if (saving.state === 'refused')
    return <SaveStatus state="failed" className="ms-auto" text={saving.message ?? t`Not saved`} />
  return isUnsaved(draft) ? (
    <SaveStatus state="saving" className="ms-auto" text={t`Saving …`} />
  ) : (
    <SaveStatus state="saved" className="ms-auto" text={t`Draft saved`} />
  )
}
