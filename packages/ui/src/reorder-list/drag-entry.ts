import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { DragLocationHistory } from '@atlaskit/pragmatic-drag-and-drop/types'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import type { DropPlace } from './drop-place.ts'

type EntryDrag = {
  id: string
  /** What is dragged over, and shown under the pointer. */
  entry: HTMLElement
  /** What is taken hold of. */
  grip: HTMLElement
  /** Receives the place under the pointer; null outside of the list. */
  onDrag: (place: DropPlace | null) => void
  /** Receives the place where it was dropped; null if it was not. */
  onDrop: (place: DropPlace | null) => void
}

function placeOf({ current }: DragLocationHistory): DropPlace | null {
  const [target] = current.dropTargets
  const id = target?.data['id']
  const edge = target && extractClosestEdge(target.data)
  return typeof id === 'string' && (edge === 'top' || edge === 'bottom') ? { id, edge } : null
}

/** Makes an entry draggable by its grip, over the entries of the same list. Returns a function that ends it. */
export function dragEntry({ id, entry, grip, onDrag, onDrop }: EntryDrag): () => void {
  return combine(
    draggable({
      element: grip,
      getInitialData: () => ({ list: entry.parentElement }),
      onGenerateDragPreview: ({ location, nativeSetDragImage }) => {
        const { left, top } = entry.getBoundingClientRect()
        const { clientX, clientY } = location.initial.input
        // The browser takes its picture of the entry after this event and before the next.
        entry.dataset['lifted'] = ''
        nativeSetDragImage?.(entry, clientX - left, clientY - top)
      },
      onDragStart: ({ location }) => {
        delete entry.dataset['lifted']
        onDrag(placeOf(location))
      },
      onDropTargetChange: ({ location }) => onDrag(placeOf(location)),
      onDrag: ({ location }) => onDrag(placeOf(location)),
      onDrop: ({ location }) => onDrop(placeOf(location)),
    }),
    dropTargetForElements({
      element: entry,
      canDrop: ({ source }) => source.data['list'] === entry.parentElement,
      getDropEffect: () => 'move',
      // The last place stays while the pointer is beside or below the list.
      getIsSticky: () => true,
      getData: ({ input, element }) =>
        attachClosestEdge({ id }, { input, element, allowedEdges: ['top', 'bottom'] }),
    }),
  )
}
