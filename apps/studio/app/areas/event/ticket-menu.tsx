import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { reachOf } from '@chignon/contract/platform/permission'
import { IconButton } from '@chignon/ui/icon-button'
import { ArrowLeftRight } from '@chignon/ui/icons/arrow-left-right'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Pencil } from '@chignon/ui/icons/pencil'
import { Receipt } from '@chignon/ui/icons/receipt'
import { SendHorizontal } from '@chignon/ui/icons/send-horizontal'
import { X } from '@chignon/ui/icons/x'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'
import { useDialog } from '../../lib/use-dialog.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { useResend } from './use-resend.ts'

const CorrectDialog = lazyDialog(() => import('./correct-dialog.tsx').then((module) => module.CorrectDialog))
const MoveDialog = lazyDialog(() => import('./move-dialog.tsx').then((module) => module.MoveDialog))
const VoidDialog = lazyDialog(() => import('./void-dialog.tsx').then((module) => module.VoidDialog))

type TicketMenuProps = { event: StaffEvent; ticket: StaffTicket }

/** What can be done with one ticket while it is valid. */
export function TicketMenu({ event, ticket }: TicketMenuProps) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const { resend } = useResend()
  const correct = useDialog()
  const move = useDialog()
  const revoke = useDialog()
  if (ticket.state !== 'valid' || !reachOf(viewer.role, 'tickets.change')) return null
  const mayGrant = reachOf(viewer.role, 'tickets.grant') !== undefined
  const name = ticket.holder.full_name
  return (
    <>
      <Menu
        label={t`Ticket of ${name}`}
        align="end"
        trigger={
          <IconButton label={t`Ticket of ${name}`} size="small">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<SendHorizontal />} onClick={() => void resend(ticket)}>
          <Trans>Send again</Trans>
        </MenuItem>
        <MenuItem icon={<Pencil />} onClick={correct.show}>
          <Trans>Correct the holder</Trans>
        </MenuItem>
        {mayGrant && event.ticket_types.length > 1 && (
          <MenuItem icon={<ArrowLeftRight />} onClick={move.show}>
            <Trans>Change the kind of ticket</Trans>
          </MenuItem>
        )}
        {ticket.order && (
          <MenuItem icon={<Receipt />} asChild>
            <Link to={`/orders/${ticket.order.id}`}>
              <Trans>Refund at the money desk</Trans>
            </Link>
          </MenuItem>
        )}
        {mayGrant && (
          <MenuItem icon={<X />} tone="error" onClick={revoke.show}>
            <Trans>Make void</Trans>
          </MenuItem>
        )}
      </Menu>
      {/* Not with the alignment and the size of the cell. */}
      <div className="contents text-start text-body whitespace-normal">
        <CorrectDialog key={correct.key} ticket={ticket} open={correct.open} onClose={correct.close} />
        <MoveDialog
          key={`move-${move.key}`}
          event={event}
          ticket={ticket}
          open={move.open}
          onClose={move.close}
        />
        <VoidDialog key={`void-${revoke.key}`} ticket={ticket} open={revoke.open} onClose={revoke.close} />
      </div>
    </>
  )
}
