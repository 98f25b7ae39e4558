import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { certificateNouns, loadCorrectName } from './certificate-queries.ts'

type CorrectDialogProps = { code: string; name: string; open: boolean; onClose: () => void }

/** Corrects the name on a certificate; its holder is mailed. */
export function CorrectDialog({ code, name: before, open, onClose }: CorrectDialogProps) {
  const { t } = useLingui()
  const [name, setName] = useState(before)
  const { send, isBusy, errorOf } = useStaffCall(loadCorrectName, certificateNouns)
  const submit = async () => {
    if (await send({ params: { code }, body: { name } })) onClose()
  }
  return (
    <FormDialog
      title={t`Correct the name`}
      description={t`Only once. The page of the certificate says so, and the holder is mailed.`}
      submit={<Trans>Correct name</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={t`Name on the certificate`}
        dir="auto"
        value={name}
        onValueChange={setName}
        error={errorOf('name')}
        maxLength={161}
        isRequired
      />
    </FormDialog>
  )
}
