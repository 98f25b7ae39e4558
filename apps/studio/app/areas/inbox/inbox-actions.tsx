import type { StaffContactThread } from '@chignon/contract/community/staff-contact'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { AssignMenu } from '../shell/assign-menu.tsx'
import { inboxColleaguesQuery, inboxNouns, loadContactAssign, loadContactState } from './inbox-queries.ts'

/** Who takes care of a message, and whether it is done. */
export function InboxActions({ thread: { id, state, assignee } }: { thread: StaffContactThread }) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const { data: colleagues } = useLoadedQuery(inboxColleaguesQuery({}))
  const assigning = useStaffCall(loadContactAssign, inboxNouns)
  const changing = useStaffCall(loadContactState, inboxNouns)
  const isOpen = state === 'open'
  return (
    <>
      <AssignMenu
        assignee={assignee}
        colleagues={colleagues?.data ?? []}
        isBusy={assigning.isBusy}
        onAssign={(assigneeId) => void assigning.send({ params: { id }, body: { assignee_id: assigneeId } })}
      />
      <Button
        variant="secondary"
        size="small"
        isBusy={changing.isBusy}
        onClick={async () => {
          const isDone = await changing.send({ params: { id }, body: { state: isOpen ? 'done' : 'open' } })
          if (isDone && isOpen) showToast({ tone: 'success', message: t`Put aside as done.` })
        }}
      >
        {isOpen ? <Trans>Done without an answer</Trans> : <Trans>Open again</Trans>}
      </Button>
    </>
  )
}
