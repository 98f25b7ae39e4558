'use client'
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { revealOption } from '../combobox/reveal-option.ts'
import { checkOptions } from '../development/check-options.ts'
import { useMessages } from '../messages/use-messages.ts'
import { indexAfterDrop, isSamePlace, type DropPlace } from './drop-place.ts'
import { ReorderEntry } from './reorder-entry.tsx'
import { english, type ReorderListLabels } from './reorder-list-labels.ts'
import { useDragEntry } from './use-drag-entry.ts'

export type { ReorderListLabels } from './reorder-list-labels.ts'

export type ReorderListItem = {
  id: string
  /** The name in plain text, for its menu and for screen readers. */
  name: string
  /** What the entry shows: often a link. */
  children: ReactNode
  /** Marks the entry whose page is shown. Its link has `aria-current`. Default false. */
  isCurrent?: boolean | undefined
  /** Facts and buttons at its end. */
  actions?: ReactNode
}

export type ReorderListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name of the list: "Lessons". */
  label: string
  /** The entries in their order. */
  items: readonly ReorderListItem[]
  /** Receives an entry and its new index. The caller passes `items` in the new order. */
  onMove: (id: string, toIndex: number) => void
  /** Whether the order is fixed for now. Default false. */
  isDisabled?: boolean | undefined
  /** Shown instead of the list if there are no entries: an `EmptyState`. */
  empty?: ReactNode
  /** Default English. */
  labels?: Partial<ReorderListLabels> | undefined
}

/** Elements with keys of their own. */
const withOwnKeys = 'input, textarea, select, [contenteditable], [role="menu"]'

/**
 * A list whose entries are moved: dragged by their grips, by the menu of each, or by Alt and an arrow key while the focus is in
 * one. The focus stays where it is, and the new position is announced.
 */
export function ReorderList({
  label,
  items,
  onMove,
  isDisabled = false,
  empty,
  labels,
  ...rest
}: ReorderListProps) {
  if (process.env.NODE_ENV !== 'production')
    checkOptions('ReorderList', { prop: 'items', by: 'id', known: items.map(({ id }) => id) })
  const texts = useMessages('reorderList', english, labels)
  const list = useRef<HTMLOListElement>(null)
  const [dragEntry, loadDragEntry] = useDragEntry(!isDisabled && items.length > 1)
  const [dragged, setDragged] = useState<{ id: string; place: DropPlace | null }>()
  const [asked, setAsked] = useState<{ id: string; to: number }>()
  const indexOf = (id: string) => items.findIndex((item) => item.id === id)

  const move = (id: string, to: number) => {
    const from = indexOf(id)
    if (isDisabled || from < 0) return
    const index = Math.min(items.length - 1, Math.max(0, to))
    setAsked({ id, to: index })
    if (index !== from) onMove(id, index)
  }
  const destinationOf = (id: string, place: DropPlace) =>
    indexAfterDrop(indexOf(id), indexOf(place.id), place.edge)
  const moveByKey = (event: KeyboardEvent<HTMLOListElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (!step || !altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
    const index = [...currentTarget.children].findIndex((entry) => entry.contains(target))
    const item = items[index]
    if (!item || target.closest(withOwnKeys)) return
    event.preventDefault()
    move(item.id, index + step)
  }

  // Not before the caller has passed the new order.
  const moved = asked && items[asked.to]?.id === asked.id ? asked : undefined
  useEffect(() => {
    if (moved) revealOption(list.current?.children[moved.to] ?? null)
  }, [moved])

  const names = items.map(({ name }) => name)
  // Nothing is shown where it would come back to its own place.
  const place =
    dragged?.place && destinationOf(dragged.id, dragged.place) !== indexOf(dragged.id) ? dragged.place : null

  return (
    <div {...rest}>
      {items.length === 0 ? (
        empty
      ) : (
        // The keys are those of the links and buttons in the entries.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ol
          ref={list}
          aria-label={label}
          className="border-t border-line"
          onKeyDown={moveByKey}
          onPointerEnter={loadDragEntry}
        >
          {items.map(({ id, children, isCurrent = false, actions }, index) => (
            <ReorderEntry
              key={id}
              id={id}
              names={names}
              index={index}
              isCurrent={isCurrent}
              actions={actions}
              texts={texts}
              isDisabled={isDisabled}
              dragEntry={dragEntry}
              isDragged={id === dragged?.id}
              dropEdge={id === place?.id ? place.edge : undefined}
              onDrag={(place) =>
                setDragged((known) => (isSamePlace(known?.place, place) ? known : { id, place }))
              }
              onDrop={(place) => {
                setDragged(undefined)
                if (place) move(id, destinationOf(id, place))
              }}
              onMoveTo={(to) => move(id, to)}
            >
              {children}
            </ReorderEntry>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {moved && <span>{texts.moved(names[moved.to] ?? '', moved.to + 1, names.length)}</span>}
      </p>
    </div>
  )
}
