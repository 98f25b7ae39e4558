import { useState } from 'react'

/** Whether something is open, and whether it has ever been: a dialog stays mounted, so that closing it restores the focus. */
export function useOpened() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return { isOpen, setOpen, wasOpened }
}
