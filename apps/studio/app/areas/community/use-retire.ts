import type { BaseEntry, BaseList } from '@chignon/contract/catalogue/base-list'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { offerUndoAtom } from '../../lib/undo-atoms.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { baseNouns, loadRestoreEntry, loadRetireEntry } from './community-queries.ts'
import { useEntryName } from './use-entry-name.ts'

/** Retires an entry or offers it again, with a way back. */
export function useRetire(list: BaseList) {
  const { t } = useLingui()
  const offerUndo = useSetAtom(offerUndoAtom)
  const nameOf = useEntryName()
  const retire = useStaffCall(loadRetireEntry, baseNouns)
  const restore = useStaffCall(loadRestoreEntry, baseNouns)
  return async (action: 'retire' | 'restore', entry: BaseEntry) => {
    const params = { list, id: entry.id }
    const name = nameOf(entry)
    const [done, opposite] = action === 'retire' ? [retire, restore] : [restore, retire]
    if (!(await done.send({ params }))) return
    void offerUndo({
      message: action === 'retire' ? t`“${name}” is no longer offered.` : t`“${name}” is offered again.`,
      label: t`Undo`,
      undo: async () => void (await opposite.send({ params })),
    })
  }
}
