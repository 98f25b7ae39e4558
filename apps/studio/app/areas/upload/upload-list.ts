import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { Video } from '@chignon/contract/learning/video'
import type { createStore } from 'jotai'
import type { Connection } from './connection.ts'
import { openByHandle, type ChosenFile, type FileHandle } from './file-handle.ts'
import { changesBy, makeUpload, restoreUpload, type NewUpload } from './make-upload.ts'
import type { sendParts } from './send-parts.ts'
import { startVideo, whenConnected } from './start-video.ts'
import { createTurns } from './turns.ts'
import { uploadsAtom } from './upload-atoms.ts'
import type { UploadCalls } from './upload-calls.ts'
import type { UploadLocks } from './upload-locks.ts'
import type { UploadRecord, UploadRecords } from './upload-record.ts'
import { sendFile, TransferError } from './upload-session.ts'
import { differenceOf, needsPage, type Upload } from './upload.ts'

const maxAtOnce = 2

type Parts = {
  store: ReturnType<typeof createStore>
  viewerId: string
  records: UploadRecords
  calls: UploadCalls
  locks: UploadLocks
  connection: Connection
  send: typeof sendParts
  /** Called when the server knows something new of a lesson’s video. */
  onStored: () => void
}

/** The uploads of this page, and what may be done with them. */
export type UploadList = ReturnType<typeof createUploadList>

/** What is known of an upload besides what is shown. */
type Held = {
  file: File | null
  handle: FileHandle | null
  url: string | null
  controller: AbortController | null
}

const still = { bytesPerSecond: null, secondsLeft: null }

/** Creates the list of uploads, in `uploadsAtom`. */
export function createUploadList(parts: Parts) {
  const { store, viewerId, records, calls, locks, connection, send, onStored } = parts
  const turns = createTurns(maxAtOnce)
  const held = new Map<string, Held>()

  const find = (id: string) => store.get(uploadsAtom).find((upload) => upload.id === id)
  const videoIds = () => store.get(uploadsAtom).map(({ videoId }) => videoId)
  const update = (id: string, changes: Partial<Upload>) => {
    store.set(uploadsAtom, (uploads) =>
      uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    )
  }
  const show = (upload: Upload, own: Held) => {
    held.set(upload.id, own)
    store.set(uploadsAtom, (uploads) => [...uploads, upload])
  }
  const drop = (id: string) => {
    held.get(id)?.controller?.abort('stopped')
    held.delete(id)
    store.set(uploadsAtom, (uploads) => uploads.filter((upload) => upload.id !== id))
  }

  async function keepRecord({ lesson, courseId, name, size }: Upload, videoId: string): Promise<void> {
    const own = [...held].find(([id]) => find(id)?.videoId === videoId)?.[1]
    if (!own?.file) return
    const { lastModified } = own.file
    const { handle } = own
    const startedAt = Date.now()
    const ids = { videoId, viewerId, lessonId: lesson.id, courseId }
    await records.put({ ...ids, name, size, lastModified, handle, startedAt })
  }

  /** The id of an upload’s video, which the server creates if it does not know of it yet. */
  async function videoOf({ id, videoId, lesson }: Upload, file: File, signal: AbortSignal): Promise<string> {
    if (videoId !== null) return videoId
    const started = await startVideo(
      {
        video: { lessonId: lesson.id, file },
        calls,
        connection,
        known: () => new Set(videoIds()),
        onWait: () => update(id, { state: 'offline' }),
      },
      signal,
    )
    const upload = find(id)
    const own = held.get(id)
    if (!upload || !own) {
      // It was cancelled meanwhile.
      await calls.cancel(started.videoId).catch(() => null)
      throw new DOMException('The upload was removed.', 'AbortError')
    }
    own.url = started.url
    update(id, { videoId: started.videoId })
    await keepRecord(upload, started.videoId)
    onStored()
    return started.videoId
  }

  async function transfer(upload: Upload, own: Held & { file: File }, signal: AbortSignal): Promise<void> {
    const { id } = upload
    const { file } = own
    const videoId = await videoOf(upload, file, signal)
    update(id, { state: 'waiting' })
    const endTurn = await turns.take(signal)
    const renew = async () => {
      own.url = await calls.renew(videoId)
      return own.url
    }
    const onChange = (change: Partial<Upload>) => {
      if (!signal.aborted) update(id, change)
    }
    try {
      const isSent = await locks.hold(videoId, () =>
        sendFile({ file, url: own.url, renew, send, connection, onChange }, signal),
      )
      update(id, isSent ? { state: 'checking', sentBytes: file.size, ...still } : { state: 'elsewhere' })
    } finally {
      endTurn()
    }
  }

  async function work(id: string): Promise<void> {
    const own = held.get(id)
    const upload = find(id)
    if (!upload || !hasFile(own)) return
    own.controller?.abort('stopped')
    const controller = new AbortController()
    own.controller = controller
    update(id, { state: 'waiting', problem: null, ...still })
    try {
      await transfer(upload, own, controller.signal)
      await refresh()
    } catch (error) {
      if (!controller.signal.aborted) await fail(id, error)
    }
  }

  async function fail(id: string, error: unknown): Promise<void> {
    if (error instanceof TransferError && error.problem === 'unreadable') {
      const own = held.get(id)
      if (own) own.file = null
      update(id, { ...still, state: 'needs-file', problem: { reason: 'unreadable' } })
      return
    }
    const problem =
      error instanceof ProblemError
        ? { reason: 'message' as const, message: error.message }
        : { reason: error instanceof TransferError ? error.problem : ('refused' as const) }
    update(id, { ...still, state: 'failed', problem })
    // It may have been cancelled, or all bytes have arrived.
    if (error instanceof ProblemError) await refresh()
  }

  /** Takes over what the server knows of the uploads. */
  async function refresh(): Promise<void> {
    const ids = videoIds().filter((id) => id !== null)
    if (ids.length === 0) return
    const videos = await calls.find(ids).catch(() => null)
    if (!videos) return
    const busy = await locks.held()
    for (const upload of store.get(uploadsAtom)) {
      const video = videos.find(({ id }) => id === upload.videoId)
      if (video) adopt(upload, video, busy.has(video.id))
    }
  }

  function adopt(upload: Upload, video: Video, isBusy: boolean): void {
    const changes = changesBy(video, upload, isBusy)
    if (!changes) return
    update(upload.id, changes)
    if (changes.state === 'ready') void records.remove(video.id)
    if (changes.state !== upload.state) onStored()
  }

  /** Shows what this browser keeps, and what began elsewhere, once the server can be reached. */
  async function restore(): Promise<void> {
    const kept = await records.list(viewerId)
    const ids = kept.map(({ videoId }) => videoId)
    const videos = (await whenConnected(connection, () => calls.find(ids))) ?? []
    const busy = await locks.held()
    const known = new Set(videoIds())
    const showOnce = (video: Video, record: UploadRecord | null) => {
      if (known.has(video.id)) return
      const id = crypto.randomUUID()
      show(restoreUpload(id, { video, record, isBusy: busy.has(video.id) }), {
        file: null,
        handle: record?.handle ?? null,
        url: null,
        controller: null,
      })
    }
    for (const record of kept) {
      const video = videos.find(({ id }) => id === record.videoId)
      if (video && video.state !== 'ready' && video.state !== 'cancelled') showOnce(video, record)
      else await records.remove(record.videoId)
      known.add(record.videoId)
    }
    for (const video of videos) if (video.state === 'uploading') showOnce(video, null)
  }

  /** Goes on with the file that was chosen, unless it is another one. Resolves before it is sent. */
  async function take(id: string, { file, handle }: ChosenFile): Promise<void> {
    const upload = find(id)
    const own = held.get(id)
    if (!upload || !own) return
    const problem = differenceOf(upload, file)
    if (problem !== null) {
      update(id, { problem })
      return
    }
    held.set(id, { ...own, file, handle })
    update(id, { hasHandle: handle !== null, isOwn: true })
    void work(id)
    if (upload.videoId !== null) await keepRecord(upload, upload.videoId)
  }

  async function retry(id: string, videoId: string): Promise<void> {
    update(id, { state: 'checking', problem: null, percent: 0 })
    try {
      const video = await calls.retry(videoId)
      const upload = find(id)
      if (upload) adopt(upload, video, false)
    } catch (error) {
      await fail(id, error)
    }
  }

  return {
    /** Begins an upload. Resolves to the id of its video once the server knows of it; null if it is cancelled before. */
    add(upload: NewUpload): Promise<string | null> {
      const id = crypto.randomUUID()
      const { file, handle } = upload.chosen
      show(makeUpload(id, upload), { file, handle, url: null, controller: null })
      void work(id)
      return new Promise((resolve) => {
        const stopWatching = store.sub(uploadsAtom, () => {
          const added = find(id)
          if (added && added.videoId === null) return
          stopWatching()
          resolve(added?.videoId ?? null)
        })
      })
    },
    pause(id: string): void {
      held.get(id)?.controller?.abort('stopped')
      update(id, { state: 'paused', ...still })
    },
    /** Goes on with an upload that was paused, or tries again what failed. */
    async resume(id: string): Promise<void> {
      const upload = find(id)
      if (!upload) return
      const isSent = upload.videoId !== null && upload.sentBytes === upload.size
      if (upload.state === 'failed' && isSent && upload.videoId !== null) await retry(id, upload.videoId)
      else await work(id)
    },
    /** Goes on with a file that the browser opens again. Must be called when something is pressed. */
    async continueByHandle(id: string): Promise<void> {
      const own = held.get(id)
      if (!own?.handle) return
      try {
        const file = await openByHandle(own.handle)
        if (file) await take(id, { file, handle: own.handle })
        else update(id, { problem: { reason: 'no-permission' } })
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') {
          // It was moved or removed.
          own.handle = null
          update(id, { hasHandle: false, problem: { reason: 'unreadable' } })
        } else update(id, { problem: { reason: 'no-permission' } })
      }
    },
    take,
    /** Stops an upload and hides it. `commit` cancels it, `restore` shows it again. */
    hide(id: string): { commit: () => Promise<void>; restore: () => void } {
      const upload = find(id)
      const own = held.get(id)
      drop(id)
      return {
        async commit() {
          if (upload?.videoId == null) return
          await records.remove(upload.videoId)
          await calls.cancel(upload.videoId).catch(() => null)
          onStored()
        },
        restore() {
          if (!upload || !own) return
          show(upload, own)
          if (needsPage(upload)) void work(id)
        },
      }
    },
    /** Removes what is done or given up from the list. */
    async dismiss(id: string): Promise<void> {
      const videoId = find(id)?.videoId
      drop(id)
      if (videoId != null) await records.remove(videoId)
    },
    setCaptions: calls.setCaptions,
    refresh,
    restore,
  }
}

function hasFile(own: Held | undefined): own is Held & { file: File } {
  return own !== undefined && own.file !== null
}
