import type { Suspension } from '@chignon/contract/community/suspension'
import type { StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { guardedRoles, reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useStartData } from '../../lib/start-data-context.ts'
import { useDialog } from '../../lib/use-dialog.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { SuspendDialog } from '../moderation/suspend-dialog.tsx'
import { loadLiftSuspension, personNouns } from './person-queries.ts'

type SuspensionActionProps = { person: StaffViewOfPerson; suspension: Suspension | null }

/** Whether a person may write, and changing it (MODERATION-8). */
export function SuspensionAction({ person, suspension }: SuspensionActionProps) {
  const { t } = useLingui()
  const { dateTime } = useLocalTime()
  const { viewer } = useStartData()
  const client = useAtomValue(queryClientAtom)
  const { open, key, show: ask, close } = useDialog()
  const { send, isBusy } = useStaffCall(loadLiftSuspension, [...personNouns, 'moderation'])
  const mayChange = reachOf(viewer.role, 'people.suspend') && !guardedRoles.has(person.role)
  const show = () => {
    close()
    for (const noun of personNouns) void client.invalidateQueries({ queryKey: [noun] })
  }
  return (
    <span className="flex flex-col items-start gap-2">
      {suspension ? (
        <span className="text-error">
          {suspension.ends_at
            ? t`Suspended until ${dateTime(suspension.ends_at)}`
            : t`Suspended without an end`}
          <span className="block text-text-muted">
            <bdi>{suspension.reason}</bdi>
          </span>
        </span>
      ) : (
        <span>{t`Allowed`}</span>
      )}
      {mayChange &&
        (suspension ? (
          <Button
            variant="secondary"
            size="small"
            isBusy={isBusy}
            onClick={() => void send({ params: { id: person.id } })}
          >
            <Trans>Lift the suspension</Trans>
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={ask}>
            <Trans>Suspend</Trans>
          </Button>
        ))}
      <SuspendDialog key={key} person={person} open={open} onClose={close} onSuspended={show} />
    </span>
  )
}
