import type { Role } from '@chignon/contract/identity/user'
import { useLingui } from '@lingui/react/macro'

/** Name of a role in the page's language. */
export function useRoleName(role: Role): string {
  const { t } = useLingui()
  const names: Record<Role, string> = {
    guest: t`Guest`,
    learner: t`Learner`,
    educator: t`Educator`,
    staff: t`Staff`,
    owner: t`Owner`,
  }
  return names[role]
}
