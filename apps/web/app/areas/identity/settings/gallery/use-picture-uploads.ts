import { filePurposes } from '@chignon/contract/platform/file-purposes'
import type { galleryEndpoints } from '@chignon/contract/identity/gallery'
import { useRef, useState } from 'react'
import { UploadError, upload } from '../../../../lib/data/upload.ts'
import { useSizeCheck } from '../../../site/use-size-check.ts'

/** A picture that is being uploaded, an uploaded one with its path, or one whose upload failed. */
export type PictureUpload = {
  id: string
  file: File
  /** Address of the file in this browser. */
  preview: string
  /** From 0 to 1. */
  progress: number
  /** Where it was stored; null before the upload is complete. */
  path: string | null
  /** The message of the API; '' if there is none. Null unless the upload failed. */
  error: string | null
  /** Whether the API refused the picture for what it is. */
  isRefused: boolean
}

/** Media types of pictures, for `accept`. */
export const pictureTypes = filePurposes.gallery.types.join(',')

/** Uploads pictures one by one, each of which can be cancelled or sent again (PROFILE-4). */
export function usePictureUploads() {
  const [uploads, setUploads] = useState<PictureUpload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  const checkSize = useSizeCheck()
  const patch = (id: string, change: Partial<PictureUpload>) =>
    setUploads((all) => all.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)))

  const send = async ({ id, file }: Pick<PictureUpload, 'id' | 'file'>) => {
    const signal = aborts.current.get(id)?.signal
    // Cancelled before its turn.
    if (!signal || signal.aborted) return
    const body = new FormData()
    body.set('resource', file)
    const onProgress = (progress: number) => patch(id, { progress })
    try {
      checkSize(file, filePurposes.gallery.maxBytes)
      const { data } = await upload<typeof galleryEndpoints.upload>({
        path: '/upload-resource',
        body,
        onProgress,
        signal,
      })
      patch(id, { path: data.path })
    } catch (error) {
      const isKnown = error instanceof UploadError
      patch(id, { error: isKnown ? (error.explanation ?? '') : '', isRefused: isKnown && error.isRefused })
    }
  }
  const enqueue = (picture: Pick<PictureUpload, 'id' | 'file'>) => {
    aborts.current.set(picture.id, new AbortController())
    queue.current = queue.current.then(() => send(picture))
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        preview: URL.createObjectURL(file),
        progress: 0,
        path: null,
        error: null,
        isRefused: false,
      }))
      // Refused pictures of earlier choices do not pile up.
      for (const picture of uploads) if (picture.isRefused) URL.revokeObjectURL(picture.preview)
      setUploads((all) => [...all.filter(({ isRefused }) => !isRefused), ...added])
      for (const picture of added) enqueue(picture)
    },
    retry(picture: PictureUpload) {
      patch(picture.id, { progress: 0, error: null, isRefused: false })
      enqueue(picture)
    },
    /** Cancels an upload, or drops one that is finished. */
    drop(id: string) {
      aborts.current.get(id)?.abort()
      const dropped = uploads.find((picture) => picture.id === id)
      if (dropped) URL.revokeObjectURL(dropped.preview)
      setUploads((all) => all.filter((picture) => picture.id !== id))
    },
  }
}
