import type { MoneyCase } from '@chignon/contract/commerce/money-case'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadResolve, moneyNouns } from './order-queries.ts'
import { useCaseNames } from './use-case-names.ts'

type ResolveDialogProps = { moneyCase: MoneyCase; open: boolean; onClose: () => void }

/** Closes a case with a note of what was done. */
export function ResolveDialog({ moneyCase, open, onClose }: ResolveDialogProps) {
  const { t } = useLingui()
  const names = useCaseNames()
  const [note, setNote] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadResolve, moneyNouns)
  const submit = async () => {
    if (await send({ params: { id: moneyCase.id }, body: { note } })) onClose()
  }
  return (
    <FormDialog
      title={names[moneyCase.kind]}
      description={t`A dispute that changes afterwards opens the case again.`}
      submit={<Trans>Close the case</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextareaField
        label={t`What was done`}
        value={note}
        onValueChange={setNote}
        error={errorOf('note')}
        maxLength={1000}
        isRequired
      />
    </FormDialog>
  )
}
