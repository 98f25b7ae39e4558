import type { ReportSubjectType } from '@chignon/contract/community/report'
import { useLingui } from '@lingui/react/macro'

/** What the kinds of things that are reported are called. */
export function useTextKinds(): Record<ReportSubjectType, string> {
  const { t } = useLingui()
  return {
    post: t`Post`,
    comment: t`Comment`,
    reply: t`Reply`,
    story: t`Story`,
    discussion: t`Discussion`,
    person: t`Person`,
  }
}
