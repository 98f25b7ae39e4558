import type { ClipboardEvent, DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Props of an element that takes pictures that are pasted or dragged into it. */
export function pictureDrop(add: (files: Iterable<File>) => void) {
  return {
    onPaste(event: ClipboardEvent) {
      const { files } = event.clipboardData
      if (files.length === 0) return
      event.preventDefault()
      add(files)
    },
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      add(event.dataTransfer.files)
    },
  }
}
