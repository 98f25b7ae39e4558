import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'
import { useDialog } from '../../lib/use-dialog.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'

const CancelDialog = lazyDialog(() => import('./cancel-dialog.tsx').then((module) => module.CancelDialog))
const PostponeDialog = lazyDialog(() =>
  import('./postpone-dialog.tsx').then((module) => module.PostponeDialog),
)

/** What happens to a whole event, each said with its numbers first. */
export function EventActions({ event }: { event: StaffEvent }) {
  const { viewer } = useStartData()
  const cancel = useDialog()
  const postpone = useDialog()
  const isOpen = event.schedule !== 'cancelled' && event.status !== 'finished'
  if (!isOpen || !reachOf(viewer.role, 'events.cancel')) return null
  return (
    <>
      <Button variant="secondary" onClick={postpone.show}>
        <Trans>Postpone</Trans>
      </Button>
      <Button variant="secondary" onClick={cancel.show}>
        <Trans>Cancel the event</Trans>
      </Button>
      <PostponeDialog key={postpone.key} event={event} open={postpone.open} onClose={postpone.close} />
      <CancelDialog key={`cancel-${cancel.key}`} event={event} open={cancel.open} onClose={cancel.close} />
    </>
  )
}
