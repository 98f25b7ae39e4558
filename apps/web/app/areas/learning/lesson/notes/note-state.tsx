import { CloudOff } from '@chignon/ui/icons/cloud-off'
import { TriangleAlert } from '@chignon/ui/icons/triangle-alert'
import { Trans } from '@lingui/react/macro'
import type { QueuedNote } from './note-queue.ts'

/** Says that a note could not be sent and where it is kept; nothing while it is on its way. */
export function NoteState({ queued }: { queued: QueuedNote | null }) {
  const state = queued?.state ?? 'new'
  const reason = queued?.reason ?? ''
  return (
    // It is there before its text, so that a screen reader announces the text.
    <p role="status" className="pe-2 text-caption text-text-muted">
      {state !== 'new' && (
        <span className="flex items-start gap-1.5 pb-2 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
          {state === 'waiting' ? (
            <>
              <CloudOff />
              <Trans>Saved on this device, sent when you are online</Trans>
            </>
          ) : (
            <>
              <TriangleAlert className="text-error" />
              <Trans>Only on this device: {reason}</Trans>
            </>
          )}
        </span>
      )}
    </p>
  )
}
