import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { GripVertical } from '../icons/grip-vertical.tsx'
import { useFormatNumber } from '../messages/use-locale.ts'
import type { dragEntry } from './drag-entry.ts'
import type { DropPlace } from './drop-place.ts'
import { MoveMenu } from './move-menu.tsx'
import type { ReorderListLabels } from './reorder-list-labels.ts'

type ReorderEntryProps = {
  id: string
  /** The names of all entries, in their order. */
  names: readonly string[]
  index: number
  isCurrent: boolean
  actions: ReactNode
  children: ReactNode
  texts: ReorderListLabels
  isDisabled: boolean
  /** Undefined while it is loading. */
  dragEntry: typeof dragEntry | undefined
  isDragged: boolean
  /** The side at which the dragged entry would be dropped. */
  dropEdge: DropPlace['edge'] | undefined
  onDrag: (place: DropPlace | null) => void
  onDrop: (place: DropPlace | null) => void
  onMoveTo: (index: number) => void
}

/** An entry with its grip, its number and its menu. */
export function ReorderEntry({
  id,
  names,
  index,
  isCurrent,
  actions,
  children,
  texts,
  isDisabled,
  dragEntry,
  isDragged,
  dropEdge,
  onDrag,
  onDrop,
  onMoveTo,
}: ReorderEntryProps) {
  const entry = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const formatNumber = useFormatNumber(undefined)
  const drag = useEffectEvent(onDrag)
  const drop = useEffectEvent((place: DropPlace | null) => {
    onDrop(place)
    // Pressing a grip took the focus from where it was.
    if (place) button.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!dragEntry || isDisabled || !entry.current || !grip.current) return undefined
    return dragEntry({
      id,
      entry: entry.current,
      grip: grip.current,
      onDrag: (place) => drag(place),
      onDrop: (place) => drop(place),
    })
  }, [dragEntry, id, isDisabled])

  return (
    <li
      ref={entry}
      className={cx(
        'relative flex items-start gap-x-2 border-b border-line py-1.5 pe-1',
        'data-lifted:rounded-control data-lifted:border data-lifted:bg-raised',
        isCurrent &&
          'bg-surface before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-accent forced-colors:before:bg-[Highlight]',
      )}
    >
      {dropEdge && (
        <span
          data-drop-line={dropEdge}
          className={cx(
            'pointer-events-none absolute inset-x-0 z-2 h-0.5 bg-accent forced-colors:bg-[Highlight]',
            dropEdge === 'top' ? '-top-px' : '-bottom-px',
          )}
        >
          <span className="absolute start-0 -top-0.75 size-2 rounded-pill bg-inherit" />
        </span>
      )}
      {/* Not a button: Firefox drags none. The menu is for everyone who does not drag. */}
      <span
        ref={grip}
        aria-hidden="true"
        data-grip=""
        className={cx(
          'z-1 -me-1 grid size-11 shrink-0 place-items-center text-text-muted transition-colors',
          isDisabled ? 'opacity-55' : 'cursor-grab hover:text-text active:cursor-grabbing',
        )}
      >
        <GripVertical className="size-5" />
      </span>
      <div
        className={cx(
          'flex min-w-0 flex-1 items-baseline gap-x-3 py-2.5 transition-opacity',
          isDragged && 'opacity-55',
        )}
      >
        {/* Screen readers count the entries of a list. */}
        <span aria-hidden="true" className="min-w-5 shrink-0 text-small text-text-muted tabular-nums">
          {formatNumber(index + 1)}
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-1">
          <div data-entry="" className="min-w-0 flex-1 basis-32 hyphens-auto wrap-anywhere">
            {children}
          </div>
          {actions && <div className="relative z-1 max-w-full">{actions}</div>}
        </div>
      </div>
      <MoveMenu
        button={button}
        names={names}
        index={index}
        texts={texts}
        isDisabled={isDisabled}
        onMoveTo={onMoveTo}
      />
    </li>
  )
}
