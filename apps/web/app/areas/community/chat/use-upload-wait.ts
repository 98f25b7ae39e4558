import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { MessagePictureState } from './use-message-picture.ts'

/**
 * Lets a message wait for its picture: it is sent when the upload is complete. If the upload failed, the message stays, and the focus
 * moves to the button that tries again or removes the picture.
 */
export function useUploadWait(
  form: RefObject<HTMLFormElement | null>,
  { picture, isUploading }: MessagePictureState,
  send: (form: HTMLFormElement) => void,
) {
  const [awaited, setAwaited] = useState<File | null>(null)
  const sendAwaited = useEffectEvent(() => {
    if (picture?.stored && picture.file === awaited && form.current) send(form.current)
  })
  // The upload may complete between the press and its effect, so each of both sends what is complete.
  useEffect(() => {
    if (!isUploading && awaited) sendAwaited()
  }, [isUploading, awaited])
  return {
    /** Whether the message is sent as soon as the picture is uploaded. */
    isWaiting: isUploading && picture?.file === awaited,
    /** Call it before sending. Returns true if the message is not to be sent now: its picture is not uploaded. */
    mustWait(): boolean {
      if (!picture || picture.stored) return false
      if (isUploading) setAwaited(picture.file)
      else form.current?.querySelector<HTMLElement>('[role=group] button')?.focus()
      return true
    },
  }
}
