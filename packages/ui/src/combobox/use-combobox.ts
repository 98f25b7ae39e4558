import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { positionFloating } from '../menu/position-floating.ts'
import { hidePopup, showPopup } from '../menu/popup-state.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { optionId } from './combobox-list.tsx'
import { revealOption } from './reveal-option.ts'

type ComboboxParts = {
  /** The caller's id of the input. */
  id: string | undefined
  /** The caller's ref of the input. */
  ref: Ref<HTMLInputElement> | undefined
  /** The element that the list is below of, and as wide as. A function that stays the same between renders. */
  anchorOf: (field: HTMLInputElement | null) => HTMLElement | null
  /** Selector of the option that is scrolled into view when the list opens. */
  revealed: string
}

/** What `Combobox` and `MultiCombobox` have in common: the input, the list below it, and the active option (-1 for none). */
export function useCombobox({ id, ref, anchorOf, revealed }: ComboboxParts) {
  const ownId = useId()
  const controlId = id ?? ownId
  const listId = `${controlId}-list`
  // Null while the list is closed.
  const [openAt, setOpenAt] = useState<number | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const isOpen = openAt !== null
  const active = openAt ?? -1
  const field = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRefs(field, ref)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = list.current
    const anchor = anchorOf(field.current)
    if (!isOpen || !element || !anchor) return
    showPopup(element, anchor)
    // `anchor-size()` gives no width if a script places the list.
    element.style.minWidth = `max(15rem, ${anchor.offsetWidth}px)`
    positionFloating(element, anchor, 'start')
    revealOption(element.querySelector(revealed))
    return () => {
      if (element.isConnected) hidePopup(element)
    }
  }, [isOpen, anchorOf, revealed])

  const open = (index: number) => {
    setWasOpened(true)
    setOpenAt(index)
  }
  return {
    controlId,
    field,
    isOpen,
    open,
    closeList: () => setOpenAt(null),
    /** Moves the active option by an arrow key, and opens the list. Returns whether the key was one. */
    moveByKey: (key: string, count: number, selected = 0) => {
      const last = count - 1
      if (key === 'ArrowDown') open(isOpen ? (active < last ? active + 1 : 0) : selected)
      else if (key === 'ArrowUp') open(active > 0 ? active - 1 : last)
      else return false
      return true
    },
    /** The attributes of the input. `count` is the number of options in the list. */
    inputProps: (count: number) =>
      ({
        ref: mergedRef,
        role: 'combobox',
        type: 'text',
        autoCapitalize: 'none',
        spellCheck: 'false',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': active >= 0 && active < count ? optionId(listId, active) : undefined,
      }) as const,
    listProps: { ref: list, id: listId, active, wasOpened },
  }
}
