import type { ModerationCase } from '@chignon/contract/community/moderation'
import { useLingui } from '@lingui/react/macro'
import { useTextKinds } from './use-text-kinds.ts'

type Reason = ModerationCase['reports'][number]['reason']

/** What the kinds of things, their states and the reasons of reports are called. */
export function useCaseTexts() {
  const { t } = useLingui()
  const subjects = useTextKinds()
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
