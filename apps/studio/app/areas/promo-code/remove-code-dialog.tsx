import type { StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadRemoveCode, promoNouns } from './promo-queries.ts'

type RemoveCodeDialogProps = {
  code: StaffPromoCode
  open: boolean
  onClose: () => void
  onRemoved?: (() => void) | undefined
}

/** Asks before a code that no order ever had is deleted. */
export function RemoveCodeDialog({ code, open, onClose, onRemoved }: RemoveCodeDialogProps) {
  const { t } = useLingui()
  const { send, isBusy } = useStaffCall(loadRemoveCode, promoNouns)
  const remove = async () => {
    if (!(await send({ params: { id: code.id } }, onRemoved))) return
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="small"
      title={t`Delete “${code.code}”?`}
      description={t`No order ever had it. Anyone who knows it can no longer use it.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    />
  )
}
