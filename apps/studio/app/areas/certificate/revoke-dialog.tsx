import type { RevocationReason } from '@chignon/contract/learning/certificate'
import type { ListedCertificate } from '@chignon/contract/learning/staff-certificate'
import { RadioGroup } from '@chignon/ui/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { certificateNouns, loadRevoke } from './certificate-queries.ts'

type RevokeDialogProps = { certificate: ListedCertificate; open: boolean; onClose: () => void }

const reasons: readonly RevocationReason[] = ['awarded_in_error', 'misconduct', 'holder_request']

/** Revokes a certificate for good, with the reason that its page names; its holder is mailed. */
export function RevokeDialog({ certificate: { code, title, holder }, open, onClose }: RevokeDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState<RevocationReason>('awarded_in_error')
  const { send, isBusy, errorOf } = useStaffCall(loadRevoke, certificateNouns)
  const names: Record<RevocationReason, string> = {
    awarded_in_error: t`It was awarded by mistake.`,
    misconduct: t`The requirements were not met by the holder’s own work.`,
    holder_request: t`The holder asked for it.`,
  }
  const submit = async () => {
    if (await send({ params: { code }, body: { reason } })) onClose()
  }
  return (
    <FormDialog
      title={t`Revoke “${title}” of ${holder?.full_name ?? ''}?`}
      description={t`For good. Its page says so with the reason, its credentials are no longer valid, and the holder is mailed.`}
      submit={<Trans>Revoke</Trans>}
      variant="danger"
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioGroup
        label={t`Reason`}
        value={reason}
        onValueChange={(value) => setReason(reasons.find((each) => each === value) ?? reason)}
        error={errorOf('reason')}
        options={reasons.map((each) => ({ value: each, label: names[each] }))}
      />
    </FormDialog>
  )
}
