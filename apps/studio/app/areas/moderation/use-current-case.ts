import { useEffect, useRef, useState } from 'react'
import { heirOf, neighbourOf } from './neighbours.ts'

/** Which case the keys are for. When it leaves the queue, also because another person has decided, the next one is. */
export function useCurrentCase(ids: readonly string[], isDialogOpen: boolean) {
  const [chosen, setChosen] = useState<{ id: string; among: readonly string[] }>()
  const toFocus = useRef<string>(undefined)
  const isGone = chosen !== undefined && !ids.includes(chosen.id)
  const heir = isGone
    ? heirOf(
        chosen.among.filter((id) => id === chosen.id || ids.includes(id)),
        chosen.id,
      )
    : chosen?.id
  const currentId = heir ?? ids[0]
  const choose = (id: string | undefined) => setChosen(id === undefined ? undefined : { id, among: ids })
  const goTo = (id: string | undefined) => {
    toFocus.current = id ?? 'no-cases'
    choose(id)
  }
  useEffect(() => {
    if (isDialogOpen) return
    // A case with the focus left the queue.
    if (isGone && document.activeElement === document.body) toFocus.current ??= currentId ?? 'no-cases'
    // A case that is brought back can appear a moment later: the focus waits for it.
    const target = toFocus.current === undefined ? null : document.getElementById(toFocus.current)
    if (!target) return
    target.focus()
    toFocus.current = undefined
  })
  return {
    currentId,
    choose,
    goTo,
    /** Moves down or up; to the first one at the beginning. */
    step: (by: 1 | -1) => goTo(neighbourOf(ids, chosen === undefined ? undefined : currentId, by)),
    /** To the one that follows when this one leaves. */
    leave: (id: string) => goTo(heirOf(ids, id)),
  }
}
