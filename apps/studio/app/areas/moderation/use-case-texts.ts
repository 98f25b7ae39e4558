import type { ModerationCase } from '@chignon/contract/community/moderation'
import type { ReportSubjectType } from '@chignon/contract/community/report'
import { useLingui } from '@lingui/react/macro'

type Reason = ModerationCase['reports'][number]['reason']

/** What the kinds of things, their states and the reasons of reports are called. */
export function useCaseTexts() {
  const { t } = useLingui()
  const subjects: Record<ReportSubjectType, string> = {
    post: t`Post`,
    comment: t`Comment`,
    reply: t`Reply`,
    story: t`Story`,
    discussion: t`Discussion`,
    person: t`Person`,
  }
  const states: Record<NonNullable<ModerationCase['state']>, string> = {
    visible: t({ message: 'Shown', context: 'text' }),
    held: t({ message: 'Held', context: 'text' }),
    hidden: t({ message: 'Hidden', context: 'text' }),
  }
  const reasons: Record<Reason, string> = {
    spam: t`Advertising or spam`,
    harassment: t`Insults or harassment`,
    hate: t`Hate towards a group of people`,
    sexual: t`Sexual content`,
    violence: t`Violence or danger`,
    privacy: t`Shows private data or a person without consent`,
    copyright: t`Someone else’s picture or text`,
    false: t`False or dangerous advice`,
    other: t`Something else`,
    'listed-word': t`Has a word of the list`,
    rate: t`Many texts within a minute`,
  }
  return { subjects, states, reasons }
}
