import type { StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { Badge } from '@chignon/ui/badge'
import { useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useRoleNames } from './use-role-names.ts'

/** The role of a person, and what is unusual about the account. */
export function PersonStates({ person }: { person: StaffViewOfPerson }) {
  const { t } = useLingui()
  const { date } = useLocalTime()
  const roles = useRoleNames()
  const { role, is_email_verified, deletion_due_at: dueAt } = person
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={role === 'learner' ? 'neutral' : 'accent'}>{roles[role]}</Badge>
      {!is_email_verified && <Badge tone="warning">{t`Address not confirmed`}</Badge>}
      {dueAt && <Badge tone="error">{t`Will be deleted on ${date(dueAt)}`}</Badge>}
    </span>
  )
}
