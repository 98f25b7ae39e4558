import { fullName } from '@chignon/contract/identity/full-name'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import { reachOf } from '@chignon/contract/platform/permission'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { undoLatestAtom } from '../../lib/undo-atoms.ts'
import { useDialog } from '../../lib/use-dialog.ts'
import { useLetterKeys } from '../../lib/use-letter-keys.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { actionKeys, actionsOf, caseId, type CaseAction } from './case-actions.ts'
import { CaseEntry } from './case-entry.tsx'
import { CasePanel } from './case-panel.tsx'
import { NoCases } from './no-cases.tsx'
import { useClaim } from './use-claim.ts'
import { useCurrentCase } from './use-current-case.ts'
import { useDecide } from './use-decide.ts'
import { useExpiringClaims } from './use-expiring-claims.ts'

const ReturnDialog = lazyDialog(() => import('./return-dialog.tsx').then((module) => module.ReturnDialog))
const SuspendDialog = lazyDialog(() => import('./suspend-dialog.tsx').then((module) => module.SuspendDialog))

type Asked = { action: 'return' | 'suspend'; moderationCase: ModerationCase }

/** The queue. A decided case leaves it at once, and the next one has the focus. */
export function CaseList({ cases }: { cases: readonly ModerationCase[] }) {
  const { viewer } = useStartData()
  const may = {
    viewerId: viewer.id,
    maySuspend: reachOf(viewer.role, 'people.suspend') !== undefined,
    mayReturn: reachOf(viewer.role, 'moderation.decide') !== undefined,
  }
  // Decided here, with the time of the last report: one that is reported again is shown again.
  const [decided, setDecided] = useState<ReadonlyMap<string, string>>(new Map())
  const [asked, setAsked] = useState<Asked | null>(null)
  const { key, open, show, close } = useDialog()
  const { take, free } = useClaim()
  const undoLatest = useSetAtom(undoLatestAtom)
  const toSay = useRef<() => void>(undefined)
  const shown = cases.filter((each) => decided.get(caseId(each)) !== each.last_reported_at)
  const { currentId, choose, goTo, step, leave } = useCurrentCase(shown.map(caseId), open)
  useExpiringClaims(shown)

  const bringBack = (moderationCase: ModerationCase) => {
    const id = caseId(moderationCase)
    setDecided((before) => new Map([...before].filter(([each]) => each !== id)))
    goTo(id)
  }
  const { decide, saySuspended, sayReturned } = useDecide(bringBack)
  const remove = (moderationCase: ModerationCase) => {
    const id = caseId(moderationCase)
    leave(id)
    setDecided((before) => new Map(before).set(id, moderationCase.last_reported_at))
  }
  const closeDialog = (isDecided: boolean) => {
    close()
    free(isDecided)
    if (asked) goTo(caseId(asked.moderationCase))
  }
  const act = async (action: CaseAction, moderationCase: ModerationCase) => {
    if (action === 'return' || action === 'suspend') {
      if (!(await take(moderationCase))) return
      setAsked({ action, moderationCase })
      show()
      return
    }
    remove(moderationCase)
    if (!(await decide(action, moderationCase))) bringBack(moderationCase)
  }
  useLetterKeys((letter) => {
    // What is typed while a dialog is on its way decides nothing.
    if (open) return false
    if (letter === 'z') return undoLatest()
    if (letter === 'j' || letter === 'k') {
      step(letter === 'j' ? 1 : -1)
      return true
    }
    const current = shown.find((each) => caseId(each) === currentId)
    const action = current && actionsOf(current, may).find((each) => actionKeys[each] === letter)
    if (!action) return false
    void act(action, current)
    return true
  })
  useEffect(() => {
    if (open) return
    // Not before the dialog is gone, which would take the message with it.
    toSay.current?.()
    toSay.current = undefined
  })

  const current = shown.find((each) => caseId(each) === currentId)
  return (
    <>
      {current ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ul className="flex min-w-0 flex-col gap-4">
            {shown.map((moderationCase) => (
              <CaseEntry
                key={caseId(moderationCase)}
                moderationCase={moderationCase}
                actions={actionsOf(moderationCase, may)}
                isCurrent={moderationCase === current}
                onAction={(action) => void act(action, moderationCase)}
                onCurrent={() => choose(caseId(moderationCase))}
              />
            ))}
          </ul>
          <CasePanel key={currentId} moderationCase={current} />
        </div>
      ) : (
        <NoCases />
      )}
      {asked?.action === 'return' && (
        <ReturnDialog
          key={key}
          moderationCase={asked.moderationCase}
          open={open}
          onClose={() => closeDialog(false)}
          onReturned={() => {
            closeDialog(true)
            remove(asked.moderationCase)
            toSay.current = sayReturned
          }}
        />
      )}
      {asked?.action === 'suspend' && asked.moderationCase.author && (
        <SuspendDialog
          key={key}
          person={asked.moderationCase.author}
          open={open}
          onClose={() => closeDialog(false)}
          onSuspended={() => {
            const { author, subject } = asked.moderationCase
            // The reports of a text are still to be decided.
            closeDialog(subject === 'person')
            if (subject === 'person') remove(asked.moderationCase)
            if (author) toSay.current = () => saySuspended(author.id, fullName(author))
          }}
        />
      )}
    </>
  )
}
