import type { StaffWaitlistEntry } from '@chignon/contract/commerce/staff-waitlist'
import { AlertDialog } from '@chignon/ui/alert-dialog'
import { useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { eventNouns, loadRemove } from './event-queries.ts'

type RemoveDialogProps = { entry: StaffWaitlistEntry; open: boolean; onClose: () => void }

/** Takes a person off the waiting list. */
export function RemoveDialog({ entry, open, onClose }: RemoveDialogProps) {
  const { t } = useLingui()
  const { send } = useStaffCall(loadRemove, eventNouns)
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t`Take ${entry.person.full_name} off the list?`}
      description={t`They lose their place and are not mailed. Seats that were offered to them go to the next person.`}
      labels={{ confirm: t`Take off the list`, cancel: t`Keep` }}
      isDangerous
      onConfirm={() => void send({ params: { id: entry.id } })}
    />
  )
}
