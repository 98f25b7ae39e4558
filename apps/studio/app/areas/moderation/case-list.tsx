import { fullName } from '@chignon/contract/identity/full-name'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import { reachOf } from '@chignon/contract/platform/permission'
import { useEffect, useRef, useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { actionKeys, actionsOf, caseId, type CaseAction } from './case-actions.ts'
import { CaseEntry } from './case-entry.tsx'
import { NoCases } from './no-cases.tsx'
import { heirOf, neighbourOf } from './neighbours.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { useDecide } from './use-decide.ts'
import { useLetterKeys } from './use-letter-keys.ts'

type Asked = { action: 'return' | 'suspend'; moderationCase: ModerationCase }

/** The queue. A decided case leaves it at once, and the next one has the focus. */
export function CaseList({ cases }: { cases: readonly ModerationCase[] }) {
  const { viewer } = useStartData()
  const maySuspend = reachOf(viewer.role, 'people.suspend') !== undefined
  // Decided here, with the time of the last report: one that is reported again is shown again.
  const [decided, setDecided] = useState<ReadonlyMap<string, string>>(new Map())
  const [chosenId, setChosenId] = useState<string>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const toFocus = useRef<string>(undefined)
  const toSay = useRef<() => void>(undefined)
  const { decide, saySuspended, sayReturned } = useDecide()
  const shown = cases.filter((each) => decided.get(caseId(each)) !== each.last_reported_at)
  const ids = shown.map(caseId)
  const currentId = chosenId !== undefined && ids.includes(chosenId) ? chosenId : ids[0]

  const goTo = (id: string | undefined) => {
    toFocus.current = id ?? 'no-cases'
    setChosenId(id)
  }
  const remove = (moderationCase: ModerationCase) => {
    const id = caseId(moderationCase)
    goTo(heirOf(ids, id))
    setDecided((before) => new Map(before).set(id, moderationCase.last_reported_at))
  }
  const closeDialog = () => {
    setAsked(null)
    if (asked) goTo(caseId(asked.moderationCase))
  }
  const act = async (action: CaseAction, moderationCase: ModerationCase) => {
    if (action === 'return' || action === 'suspend') {
      setAsked({ action, moderationCase })
      return
    }
    remove(moderationCase)
    if (await decide(action, moderationCase)) return
    const id = caseId(moderationCase)
    setDecided((before) => new Map([...before].filter(([each]) => each !== id)))
  }
  useLetterKeys((letter) => {
    if (letter === 'j' || letter === 'k') {
      goTo(neighbourOf(ids, chosenId === undefined ? undefined : currentId, letter === 'j' ? 1 : -1))
      return true
    }
    const current = shown.find((each) => caseId(each) === currentId)
    const action = current && actionsOf(current, maySuspend).find((each) => actionKeys[each] === letter)
    if (!action) return false
    void act(action, current)
    return true
  })
  useEffect(() => {
    if (asked) return
    // Not before the dialog is gone, which would take the message with it.
    toSay.current?.()
    toSay.current = undefined
    if (toFocus.current !== undefined) document.getElementById(toFocus.current)?.focus()
    toFocus.current = undefined
  })

  if (shown.length === 0) return <NoCases />
  return (
    <>
      <ul className="flex flex-col gap-4">
        {shown.map((moderationCase) => (
          <CaseEntry
            key={caseId(moderationCase)}
            moderationCase={moderationCase}
            actions={actionsOf(moderationCase, maySuspend)}
            isCurrent={caseId(moderationCase) === currentId}
            onAction={(action) => void act(action, moderationCase)}
            onCurrent={() => setChosenId(caseId(moderationCase))}
          />
        ))}
      </ul>
      {asked?.action === 'return' && (
        <ReturnDialog
          moderationCase={asked.moderationCase}
          onClose={closeDialog}
          onReturned={() => {
            closeDialog()
            remove(asked.moderationCase)
            toSay.current = sayReturned
          }}
        />
      )}
      {asked?.action === 'suspend' && asked.moderationCase.author && (
        <SuspendDialog
          person={asked.moderationCase.author}
          onClose={closeDialog}
          onSuspended={() => {
            const { author, subject } = asked.moderationCase
            closeDialog()
            // The reports of a text are still to be decided.
            if (subject === 'person') remove(asked.moderationCase)
            if (author) toSay.current = () => saySuspended(author.id, fullName(author))
          }}
        />
      )}
    </>
  )
}
