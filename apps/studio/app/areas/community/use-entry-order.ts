import type { BaseEntry, BaseList } from '@chignon/contract/catalogue/base-list'
import { useEffect, useRef, useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { baseNouns, loadMoveEntry } from './community-queries.ts'

/** The offered entries in order, and moving one by a place, which shows at once and keeps the focus on its button. */
export function useEntryOrder(list: BaseList, entries: readonly BaseEntry[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const toFocus = useRef<string>(undefined)
  const { send } = useStaffCall(loadMoveEntry, baseNouns)
  const ids = order ?? entries.map(({ id }) => id)
  const ordered = entries.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const move = async (id: string, way: 'up' | 'down') => {
    const index = ids.indexOf(id)
    const rest = ids.filter((each) => each !== id)
    const moved = rest.toSpliced(way === 'up' ? index - 1 : index + 1, 0, id)
    toFocus.current = `${way}-${id}`
    setOrder(moved)
    await send({ params: { list, id }, body: { before: moved[moved.indexOf(id) + 1] ?? null } })
    setOrder(null)
  }
  useEffect(() => {
    if (toFocus.current === undefined) return
    document.getElementById(toFocus.current)?.focus()
    toFocus.current = undefined
  })
  return { ordered, move }
}
