import { fullName } from '@chignon/contract/identity/full-name'
import type { StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { memberRoles, reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { RadioGroup } from '@chignon/ui/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadChangeRole, personNouns } from './person-queries.ts'
import { useRoleNames } from './use-role-names.ts'

/** The role of a person, which an owner can change (ROLE-11). */
export function RoleAction({ person }: { person: StaffViewOfPerson }) {
  const { viewer } = useStartData()
  const roles = useRoleNames()
  const dialog = useDialog()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{roles[person.role]}</span>
      {reachOf(viewer.role, 'roles.assign') && (
        <>
          <Button variant="secondary" size="small" onClick={dialog.show}>
            <Trans>Change role</Trans>
          </Button>
          <RoleDialog key={dialog.key} person={person} open={dialog.open} onClose={dialog.close} />
        </>
      )}
    </span>
  )
}

type RoleDialogProps = { person: StaffViewOfPerson; open: boolean; onClose: () => void }

function RoleDialog({ person, open, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const roles = useRoleNames()
  const [role, setRole] = useState(person.role)
  const { send, isBusy, errorOf } = useStaffCall(loadChangeRole, personNouns)
  const hints = {
    learner: t`Has no access to the studio.`,
    educator: t`Reviews exams, answers chats and stands at the door of what they teach.`,
    staff: t`Runs the academy: money, people, events.`,
    owner: t`May do everything, also give roles.`,
  }
  const submit = async () => {
    if (await send({ params: { id: person.id }, body: { role } })) onClose()
  }
  return (
    <FormDialog
      title={t`Role of ${fullName(person)}`}
      description={t`It holds at once, also where they are signed in.`}
      submit={<Trans>Change role</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioGroup
        label={t`Role`}
        value={role}
        onValueChange={(value) => setRole(memberRoles.find((each) => each === value) ?? role)}
        error={errorOf('role')}
        options={memberRoles.map((each) => ({ value: each, label: roles[each], hint: hints[each] }))}
      />
    </FormDialog>
  )
}
