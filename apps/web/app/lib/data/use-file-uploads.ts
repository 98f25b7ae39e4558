import { useRef, useState } from 'react'
import { addUploads, failureOf, isFullOf, patchUpload, sentAgain, type FileUpload } from './file-uploads.ts'

type SendOptions = { onProgress: (progress: number) => void; signal: AbortSignal }

/** Uploads of a field with `room` for so many more files. `send` rejects if an upload fails, which can then be retried. */
export function useFileUploads(room: number, send: (file: File, options: SendOptions) => Promise<void>) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  // One drop can add files twice before the next render.
  const latest = useRef(uploads)
  const aborts = useRef(new Map<string, AbortController>())
  const change = (next: readonly FileUpload[]) => {
    latest.current = next
    setUploads(next)
  }
  const patch = (id: string, values: Partial<FileUpload>) => change(patchUpload(latest.current, id, values))
  const drop = (id: string) => change(latest.current.filter((upload) => upload.id !== id))
  const start = async ({ id, file }: FileUpload) => {
    const controller = new AbortController()
    aborts.current.set(id, controller)
    patch(id, sentAgain)
    try {
      await send(file, { onProgress: (progress) => patch(id, { progress }), signal: controller.signal })
      drop(id)
    } catch (error) {
      patch(id, failureOf(error))
    }
  }
  return {
    uploads,
    isFull: isFullOf(uploads, room),
    /** Uploads files one after the other, as far as there is room. Returns how many have none. */
    add(files: readonly File[]): number {
      const next = addUploads(latest.current, files, room)
      change(next.uploads)
      void next.added.reduce(
        (previous, upload) =>
          previous.then(() =>
            latest.current.some(({ id }) => id === upload.id) ? start(upload) : undefined,
          ),
        Promise.resolve(),
      )
      return next.leftOut
    },
    retry(id: string) {
      const upload = latest.current.find((candidate) => candidate.id === id)
      if (upload) void start(upload)
    },
    /** Cancels an upload, or drops one that failed. Returns whether there is one. */
    cancel(id: string): boolean {
      if (!latest.current.some((upload) => upload.id === id)) return false
      aborts.current.get(id)?.abort()
      drop(id)
      return true
    },
  }
}
