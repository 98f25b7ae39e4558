import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'

/** Instead of a list that is empty: what it would have. */
export function InboxEmpty({ filter }: { filter: 'open' | 'mine' | 'done' | 'search' }) {
  const { t } = useLingui()
  const texts = {
    open: {
      title: t`Everything is answered`,
      text: t`What somebody writes with the contact form appears here by itself.`,
    },
    mine: { title: t`No message is assigned to you`, text: t`Take one in its menu, and it is listed here.` },
    done: { title: t`Nothing is done yet`, text: t`Messages are listed here once they were answered.` },
    search: { title: t`No message fits`, text: t`Try a part of the name or address, or other words.` },
  }
  return <EmptyState level={2} {...texts[filter]} />
}
