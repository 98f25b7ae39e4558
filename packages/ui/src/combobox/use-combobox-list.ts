import { useEffect, useRef, useState, type RefObject } from 'react'
import { positionFloating } from '../menu/position-floating.ts'
import { hidePopup, showPopup } from '../menu/popup-state.ts'
import { optionId } from './combobox-list.tsx'
import { revealOption } from './reveal-option.ts'

type ComboboxListState = {
  /** The list's id. */
  id: string
  field: RefObject<HTMLInputElement | null>
  /** The element that the list is below of, and as wide as. A function that stays the same between renders. */
  anchorOf: (field: HTMLInputElement | null) => HTMLElement | null
  /** Selector of the option that is scrolled into view when the list opens. */
  revealed: string
}

/** Whether the list of a combobox is open or has been, the index of its active option (-1 for none), and the functions that change them. */
export function useComboboxList({ id, field, anchorOf, revealed }: ComboboxListState) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = list.current
    const anchor = anchorOf(field.current)
    if (!isOpen || !element || !anchor) return
    showPopup(element, anchor)
    // `anchor-size()` gives no width where a script places it.
    element.style.minWidth = `max(15rem, ${anchor.offsetWidth}px)`
    positionFloating(element, anchor, 'start')
    revealOption(element.querySelector(revealed))
    return () => {
      if (element.isConnected) hidePopup(element)
    }
  }, [isOpen, field, anchorOf, revealed])

  return {
    list,
    isOpen,
    wasOpened,
    active,
    setActive,
    open: (at: number) => {
      setIsOpen(true)
      setWasOpened(true)
      setActive(at)
    },
    close: () => {
      setIsOpen(false)
      setActive(-1)
    },
    /** The attributes of the input. `count` is the number of options in the list. */
    inputAttributes: (count: number) =>
      ({
        role: 'combobox',
        type: 'text',
        autoCapitalize: 'none',
        spellCheck: 'false',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-activedescendant': isOpen && active >= 0 && active < count ? optionId(id, active) : undefined,
      }) as const,
  }
}
