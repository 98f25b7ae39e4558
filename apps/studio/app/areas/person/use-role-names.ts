import type { MemberRole } from '@chignon/contract/platform/permission'
import { useLingui } from '@lingui/react/macro'

/** The name of each role. */
export function useRoleNames(): Record<MemberRole, string> {
  const { t } = useLingui()
  return { learner: t`Learner`, educator: t`Educator`, staff: t`Staff`, owner: t`Owner` }
}
