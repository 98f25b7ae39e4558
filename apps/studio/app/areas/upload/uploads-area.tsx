import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isPanelOpenAtom, leftOutAtom, rememberUploads, uploadsAtom } from './upload-atoms.ts'
import { UploadNews } from './upload-news.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { isUnfinished } from './upload.ts'
import { UploadsButton } from './uploads-button.tsx'
import { useLoadUploads } from './use-load-uploads.ts'
import { useRefreshUploads } from './use-refresh-uploads.ts'
import { useUnloadWarning } from './use-unload-warning.ts'

/** The uploads on every page: a button in the top bar, and a panel in the corner. */
export function UploadsArea() {
  const uploads = useAtomValue(uploadsAtom)
  const leftOut = useAtomValue(leftOutAtom)
  const [isOpen, setIsOpen] = useAtom(isPanelOpenAtom)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const load = useLoadUploads()
  useEffect(() => {
    void load()
    // Once: the list stays as long as the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useRefreshUploads()
  useUnloadWarning()
  const isKept = uploads.some((upload) => upload.isOwn && isUnfinished(upload))
  useEffect(() => rememberUploads(isKept), [isKept])
  const isEmpty = uploads.length === 0 && leftOut.length === 0
  return (
    <>
      {(!isEmpty || isOpen) && (
        <UploadsButton
          ref={button}
          uploads={uploads.filter(({ isOwn }) => isOwn)}
          isOpen={isOpen}
          onPress={() => {
            setIsOpen(!isOpen)
            if (!isOpen) requestAnimationFrame(() => panel.current?.focus())
          }}
        />
      )}
      <UploadNews />
      {createPortal(
        <UploadPanel
          ref={panel}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false)
            button.current?.focus()
          }}
        />,
        document.body,
      )}
    </>
  )
}
