import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { offerUndoAtom } from '../../lib/undo-atoms.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { textOf } from './case-actions.ts'
import { loadHide, loadLiftSuspension, loadRestore, loadUndo, moderationNouns } from './moderation-queries.ts'

/** Hides or shows a text, and says so with a way back (MODERATION-12). `onUndone` is called once the case is in the queue again. */
export function useDecide(onUndone: (moderationCase: ModerationCase) => void) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const offerUndo = useSetAtom(offerUndoAtom)
  const hide = useStaffCall(loadHide, moderationNouns)
  const restore = useStaffCall(loadRestore, moderationNouns)
  const undo = useStaffCall(loadUndo, moderationNouns)
  const lift = useStaffCall(loadLiftSuspension, moderationNouns)
  const sends = { hide: hide.send, restore: restore.send }
  const say = (message: string) => showToast({ tone: 'success', message })

  const decide = async (decision: 'hide' | 'restore', moderationCase: ModerationCase): Promise<boolean> => {
    const { id, state } = moderationCase
    const type = textOf(moderationCase)
    if (!type) return false
    const params = { type, id }
    const sent = sends[decision]({ params, body: {} })
    const done = {
      hide: t`The text is hidden.`,
      restore: state === 'visible' ? t`The text stays.` : t`The text is shown.`,
    }
    void offerUndo({
      message: done[decision],
      label: t`Undo`,
      done: sent,
      undo: async () => {
        if (!(await undo.send({ params }))) return
        onUndone(moderationCase)
        say(t`The decision is taken back.`)
      },
    })
    return sent
  }
  const saySuspended = (personId: string, name: string) =>
    void offerUndo({
      message: t`${name} is suspended.`,
      label: t`Undo`,
      undo: async () => {
        if (await lift.send({ params: { id: personId } })) say(t`${name} may write again.`)
      },
    })
  return { decide, saySuspended, sayReturned: () => say(t`The post is returned to its author.`) }
}
