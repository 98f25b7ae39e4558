import { FileDrop } from '@chignon/ui/file-drop'
import { Captions } from '@chignon/ui/icons/captions'
import { useRef, type ReactNode } from 'react'
import { chooseFiles, readDrop } from './choose-files.ts'
import type { ChosenFile } from './file-handle.ts'

type VideoDropProps = {
  label: ReactNode
  hint?: ReactNode
  /** Which files the dialog offers; all that are dropped are reported. */
  extensions: string[]
  /** Default false. */
  isMultiple?: boolean
  isBusy?: boolean
  onFiles: (files: readonly ChosenFile[]) => void
}

/** Where videos are dropped or chosen, with the handle by which the browser opens them again after a restart. */
export function VideoDrop({
  label,
  hint,
  extensions,
  isMultiple = false,
  isBusy = false,
  onFiles,
}: VideoDropProps) {
  // The drop zone reports the files of a drop as well, without their handles.
  const isDropping = useRef(false)
  return (
    <div
      role="none"
      onDropCapture={(event) => {
        isDropping.current = true
        void readDrop(event.dataTransfer).then(onFiles)
        setTimeout(() => {
          isDropping.current = false
        })
      }}
    >
      <FileDrop
        icon={<Captions />}
        label={label}
        hint={hint}
        multiple={isMultiple}
        disabled={isBusy}
        onClick={(event) => {
          if (!window.showOpenFilePicker) return
          event.preventDefault()
          void chooseFiles({ extensions, isMultiple }).then(onFiles)
        }}
        onValueChange={(files) => {
          if (!isDropping.current) onFiles(files.map((file) => ({ file, handle: null })))
        }}
      />
    </div>
  )
}
