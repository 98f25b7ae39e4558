import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { Download } from '@chignon/ui/icons/download'
import { Tag } from '@chignon/ui/icons/tag'
import { Ticket } from '@chignon/ui/icons/ticket'
import { Trans } from '@lingui/react/macro'
import { useDownload } from '../../lib/use-download.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { useDialog } from '../../lib/use-dialog.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { loadAttendeesCsv, loadLabels } from './event-queries.ts'

const GiveDialog = lazyDialog(() => import('./give-dialog.tsx').then((module) => module.GiveDialog))

/** What is done with all attendees: give one more a ticket, print labels, save the list. */
export function AttendeeActions({ event }: { event: StaffEvent }) {
  const { viewer } = useStartData()
  const give = useDialog()
  const csv = useDownload(loadAttendeesCsv)
  const labels = useDownload(loadLabels)
  const params = { id: event.id }
  const mayGive =
    reachOf(viewer.role, 'tickets.grant') && event.schedule !== 'cancelled' && event.status !== 'finished'
  const mayExport = reachOf(viewer.role, 'tickets.export')
  if (!mayGive && !mayExport) return null
  return (
    <div className="flex flex-wrap gap-3">
      {mayGive && (
        <Button onClick={give.show}>
          <Ticket className="size-5" />
          <Trans>Give a ticket</Trans>
        </Button>
      )}
      {mayExport && (
        <>
          <Button
            variant="secondary"
            isBusy={labels.isBusy}
            onClick={() => void labels.save({ params, query: {} }, `labels-${event.slug}.pdf`)}
          >
            <Tag className="size-5" />
            <Trans>Labels</Trans>
          </Button>
          <Button
            variant="secondary"
            isBusy={csv.isBusy}
            onClick={() => void csv.save({ params }, `attendees-${event.slug}.csv`)}
          >
            <Download className="size-5" />
            <Trans>CSV</Trans>
          </Button>
        </>
      )}
      <GiveDialog key={give.key} event={event} open={give.open} onClose={give.close} />
    </div>
  )
}
