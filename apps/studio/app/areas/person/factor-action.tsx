import { fullName } from '@chignon/contract/identity/full-name'
import type { SecondFactorResetForm } from '@chignon/contract/identity/second-factor'
import type { StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { SegmentedControl } from '@chignon/ui/segmented-control'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadResetFactor, personNouns } from './person-queries.ts'

type Check = SecondFactorResetForm['checked_by']

const checks: readonly Check[] = ['in-person', 'video-call', 'phone-call']

/** Whether a person has a second factor, and resetting it once it is known who asks (SECOND-FACTOR-6). */
export function FactorAction({ person }: { person: StaffViewOfPerson }) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const dialog = useDialog()
  const { has_authenticator_app: hasApp, has_passkey: hasPasskey } = person
  const ways = [hasApp && t`Authenticator app`, hasPasskey && t`Passkey`].filter(Boolean)
  const isResettable = hasApp && person.id !== viewer.id && reachOf(viewer.role, 'people.recover')
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{ways.length > 0 ? ways.join(', ') : t`Off`}</span>
      {isResettable && (
        <>
          <Button variant="secondary" size="small" onClick={dialog.show}>
            <Trans>Reset</Trans>
          </Button>
          <ResetDialog key={dialog.key} person={person} open={dialog.open} onClose={dialog.close} />
        </>
      )}
    </span>
  )
}

type ResetDialogProps = { person: StaffViewOfPerson; open: boolean; onClose: () => void }

function ResetDialog({ person, open, onClose }: ResetDialogProps) {
  const { t } = useLingui()
  const [checkedBy, setCheckedBy] = useState<Check>('video-call')
  const [note, setNote] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadResetFactor, personNouns)
  const names = { 'in-person': t`In person`, 'video-call': t`Video call`, 'phone-call': t`Phone call` }
  const submit = async () => {
    if (await send({ params: { id: person.id }, body: { checked_by: checkedBy, note } })) onClose()
  }
  return (
    <FormDialog
      title={t`Reset two-step login of ${fullName(person)}`}
      description={t`The authenticator app is switched off, they are signed out everywhere, and they are mailed.`}
      submit={<Trans>Reset</Trans>}
      variant="danger"
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <SegmentedControl
        label={t`How you checked who they are`}
        value={checkedBy}
        onValueChange={(value) => setCheckedBy(checks.find((each) => each === value) ?? checkedBy)}
        options={checks.map((each) => ({ value: each, label: names[each] }))}
      />
      <TextareaField
        label={t`What was compared`}
        hint={t`No copies of documents, and none of their numbers.`}
        dir="auto"
        value={note}
        onValueChange={setNote}
        error={errorOf('note')}
        maxLength={1000}
        isRequired
      />
    </FormDialog>
  )
}
