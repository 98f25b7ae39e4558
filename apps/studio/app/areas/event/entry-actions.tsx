import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import type { StaffWaitlistEntry } from '@chignon/contract/commerce/staff-waitlist'
import { Button } from '@chignon/ui/button'
import { IconButton } from '@chignon/ui/icon-button'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { RotateCcw } from '@chignon/ui/icons/rotate-ccw'
import { SkipForward } from '@chignon/ui/icons/skip-forward'
import { X } from '@chignon/ui/icons/x'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { eventNouns, loadPutBack } from './event-queries.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { SkipDialog } from './skip-dialog.tsx'

type EntryActionsProps = { event: StaffEvent; entry: StaffWaitlistEntry }

/** What can be done with a person on the waiting list. Once they have ordered, it is a matter of their order. */
export function EntryActions({ event, entry }: EntryActionsProps) {
  const { t } = useLingui()
  const offer = useDialog()
  const skip = useDialog()
  const remove = useDialog()
  const putBack = useStaffCall(loadPutBack, eventNouns)
  if (entry.state === 'ordered') return null
  const name = entry.person.full_name
  return (
    <div className="flex items-center justify-end gap-2">
      {entry.state === 'waiting' && (
        <Button variant="secondary" size="small" onClick={offer.show} className="whitespace-nowrap">
          <Trans>Offer now</Trans>
        </Button>
      )}
      <Menu
        label={t`Entry of ${name}`}
        align="end"
        trigger={
          <IconButton label={t`Entry of ${name}`} size="small">
            <Ellipsis />
          </IconButton>
        }
      >
        {entry.skipped ? (
          <MenuItem icon={<RotateCcw />} onClick={() => void putBack.send({ params: { id: entry.id } })}>
            <Trans>Put back</Trans>
          </MenuItem>
        ) : (
          <MenuItem icon={<SkipForward />} onClick={skip.show}>
            <Trans>Skip</Trans>
          </MenuItem>
        )}
        <MenuItem icon={<X />} tone="error" onClick={remove.show}>
          <Trans>Take off the list</Trans>
        </MenuItem>
      </Menu>
      {/* Not with the alignment and the size of the cell. */}
      <div className="contents text-start text-body whitespace-normal">
        <OfferDialog key={offer.key} event={event} entry={entry} open={offer.open} onClose={offer.close} />
        <SkipDialog key={`skip-${skip.key}`} entry={entry} open={skip.open} onClose={skip.close} />
        <RemoveDialog key={`remove-${remove.key}`} entry={entry} open={remove.open} onClose={remove.close} />
      </div>
    </div>
  )
}
