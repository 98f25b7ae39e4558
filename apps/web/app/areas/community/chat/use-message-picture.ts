import type { chatEndpoints } from '@chignon/contract/community/chat'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import type { Picture } from '@chignon/contract/platform/picture'
import { useEffect, useRef, useState } from 'react'
import { upload, UploadError } from '../../../lib/data/upload.ts'
import { useSizeCheck } from '../../site/use-size-check.ts'

/** The media types of pictures, for `accept`. */
export const pictureTypes = filePurposes['chat-picture'].types.join(',')

/** A picture that was added to a message. */
export type AddedPicture = {
  file: File
  /** Address of the file in this browser. */
  preview: string
  /** From 0 to 1. */
  progress: number
  /** The uploaded picture; null before the upload is complete. */
  stored: Picture | null
  /** Why the upload failed; '' if the reason is not known. Null unless it failed. */
  error: string | null
  /** What it shows. */
  alt: string
}

/** The picture of the message that is being written (CHAT-8). It is uploaded at once, so that sending is quick. */
export function useMessagePicture() {
  const [picture, setPicture] = useState<AddedPicture | null>(null)
  const abort = useRef<AbortController | null>(null)
  const checkSize = useSizeCheck()
  const preview = picture?.preview
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview])
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (file: File) => {
    abort.current?.abort()
    const controller = new AbortController()
    abort.current = controller
    const patch = (change: Partial<AddedPicture>) =>
      setPicture((current) => (current?.file === file ? { ...current, ...change } : current))
    patch({ progress: 0, error: null })
    const body = new FormData()
    body.set('picture', file)
    try {
      checkSize(file, filePurposes['chat-picture'].maxBytes)
      const { data } = await upload<typeof chatEndpoints.addPicture>({
        path: '/user/chat/pictures',
        body,
        onProgress: (progress) => patch({ progress }),
        signal: controller.signal,
      })
      patch({ stored: data })
    } catch (error) {
      patch({ error: error instanceof UploadError ? (error.explanation ?? '') : '' })
    }
  }

  return {
    picture,
    isUploading: picture !== null && picture.stored === null && picture.error === null,
    /** Adds the first picture of some files, in place of the one before. `alt` is what it shows, if that is known. */
    add(files: Iterable<File>, alt = '') {
      const file = [...files].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      setPicture({
        file,
        preview: URL.createObjectURL(file),
        progress: 0,
        stored: null,
        error: null,
        alt,
      })
      void send(file)
    },
    retry() {
      if (picture) void send(picture.file)
    },
    describe(alt: string) {
      setPicture((current) => current && { ...current, alt })
    },
    /** Cancels the upload, or drops the picture. */
    remove() {
      abort.current?.abort()
      setPicture(null)
    },
  }
}

/** The state of `useMessagePicture`. */
export type MessagePictureState = ReturnType<typeof useMessagePicture>
