import type { MoneyCase } from '@chignon/contract/commerce/money-case'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadResolve, moneyNouns } from './order-queries.ts'
import { useCaseNames } from './use-case-names.ts'

type ResolveDialogProps = { moneyCase: MoneyCase; open: boolean; onClose: () => void }

/** Closes a case with a note of what was done. */
export function ResolveDialog({ moneyCase, open, onClose }: ResolveDialogProps) {
  const { t } = useLingui()
  const names = useCaseNames()
  const formId = useId()
  const [note, setNote] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadResolve, moneyNouns)
  const submit = async () => {
    if (await send({ params: { id: moneyCase.id }, body: { note } })) onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={names[moneyCase.kind]}
      description={t`A dispute that changes afterwards opens the case again.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            <Trans>Close the case</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextareaField
          label={t`What was done`}
          value={note}
          onValueChange={setNote}
          error={errorOf('note')}
          maxLength={1000}
          isRequired
        />
      </form>
    </Dialog>
  )
}
