import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../shell/use-page-title.ts'

/** Beside the list, while no conversation is open. */
export function NoConversation() {
  const { t } = useLingui()
  usePageTitle(t`Chat`)
  return (
    <div className="grid h-full place-items-center">
      <EmptyState
        coiffure="wave"
        seed="chat"
        title={t`Choose a conversation`}
        text={t`Those at the top have waited longest.`}
      />
    </div>
  )
}
