import type { Role } from '@chignon/contract/user'
import { useLingui } from '@lingui/react/macro'

/**
 * What a person is, in words. In English it is the role split on underscores with every word capitalised (specification
 * §3, User); the other languages have their own words.
 */
export function useRoleName(role: Role): string {
  const { t } = useLingui()
  const names: Record<Role, string> = {
    guest: t`Guest`,
    learner: t`Learner`,
    educator: t`Educator`,
    staff: t`Staff`,
  }
  return names[role]
}
