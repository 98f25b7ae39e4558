import { useState, type ReactNode } from 'react'
import { Button } from '@chignon/ui/button'

/** A button that opens an overlay. `children` renders the overlay from whether it is open and a function that closes it. */
export function OverlayDemo({
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
