import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { textOf, undoOf } from './case-actions.ts'
import { loadHide, loadLiftSuspension, loadRestore, moderationNouns } from './moderation-queries.ts'

const undoMs = 10_000

/** Hides or shows a text, and says so with a way back where there is one. */
export function useDecide() {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const hide = useStaffCall(loadHide, moderationNouns)
  const restore = useStaffCall(loadRestore, moderationNouns)
  const lift = useStaffCall(loadLiftSuspension, moderationNouns)
  const sends = { hide: hide.send, restore: restore.send }
  const undone = { hide: t`It is hidden again.`, restore: t`It is shown again.` }

  const say = (message: string, undo?: () => Promise<void>) =>
    showToast({
      tone: 'success',
      message,
      ...(undo ? { duration: undoMs, action: { label: t`Undo`, onAction: () => void undo() } } : {}),
    })
  const decide = async (decision: 'hide' | 'restore', moderationCase: ModerationCase): Promise<boolean> => {
    const { id, state } = moderationCase
    const type = textOf(moderationCase)
    if (!type) return false
    const input = { params: { type, id }, body: {} }
    if (!(await sends[decision](input))) return false
    const done = {
      hide: t`The text is hidden.`,
      restore: state === 'visible' ? t`The text stays.` : t`The text is shown.`,
    }
    const opposite = undoOf(decision, state)
    say(
      done[decision],
      opposite &&
        (async () => {
          if (await sends[opposite](input)) say(undone[opposite])
        }),
    )
    return true
  }
  const saySuspended = (personId: string, name: string) =>
    say(t`${name} is suspended.`, async () => {
      if (await lift.send({ params: { id: personId } })) say(t`${name} may write again.`)
    })
  return { decide, saySuspended, sayReturned: () => say(t`The post is returned to its author.`) }
}
