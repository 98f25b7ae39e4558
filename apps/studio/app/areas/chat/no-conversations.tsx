import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'

type NoConversationsProps = { filter: 'unanswered' | 'mine' | 'open' | 'closed' }

/** Instead of a list that is empty: what it would have. */
export function NoConversations({ filter }: NoConversationsProps) {
  const { t } = useLingui()
  const texts = {
    unanswered: {
      title: t`No one is waiting`,
      text: t`A conversation appears here as soon as somebody writes to the academy.`,
    },
    mine: {
      title: t`Nothing is assigned to you`,
      text: t`Take a conversation in its menu, and it is listed here until it is closed.`,
    },
    open: {
      title: t`No open conversations`,
      text: t`A conversation appears here as soon as somebody writes to the academy.`,
    },
    closed: {
      title: t`No closed conversations`,
      text: t`A conversation that was closed opens again with the next message.`,
    },
  }
  return <EmptyState level={2} {...texts[filter]} />
}
