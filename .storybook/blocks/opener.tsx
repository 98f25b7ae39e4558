import { useState, type ReactNode } from 'react'
import { Button } from '@chignon/ui/button'

/** A button that opens what covers the page: the only child, a function of whether it is open and how to close it. */
export function Opener({
  label,
  children,
}: {
  label: string
  children: (isOpen: boolean, close: () => void) => ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  )
}
