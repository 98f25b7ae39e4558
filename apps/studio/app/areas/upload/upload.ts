import type { Video } from '@chignon/contract/learning/video'
import type { TransferProblem } from './upload-session.ts'

/**
 * Where an upload is. `offline` waits for the connection. `needs-file`: the page was closed meanwhile, and the file has to be opened again.
 * `elsewhere`: another window sends it. `checking` to `ready` is what the server does with it.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'offline'
  | 'needs-file'
  | 'elsewhere'
  | 'checking'
  | 'playable'
  | 'making'
  | 'ready'
  | 'failed'

/** What is wrong with an upload: the server’s message, or a reason of this page. */
export type UploadProblem =
  | { reason: 'message'; message: string }
  /** The server has given it up: it was cancelled, or not completed in time. */
  | { reason: 'gone'; message: string | null }
  | { reason: TransferProblem | 'no-permission' }
  | { reason: 'other-name' | 'other-size'; chosen: { name: string; size: number } }

/** An upload of a lesson’s video, as it is shown. */
export type Upload = {
  id: string
  /** Null until the server knows of it. */
  videoId: string | null
  lesson: { id: string; name: string }
  courseId: string | null
  /** The name of the file, and its bytes. */
  name: string
  size: number
  state: UploadState
  sentBytes: number
  bytesPerSecond: number | null
  secondsLeft: number | null
  /** How many per cent of the qualities are made. */
  percent: number
  /** Whether learners of the lesson see this video already. */
  isShown: boolean
  problem: UploadProblem | null
  /** Whether the browser can open the file again by itself. */
  hasHandle: boolean
  /** Whether it began here; otherwise on another device or by a colleague. */
  isOwn: boolean
}

/** Whether the page must stay open for an upload. */
export function needsPage({ state }: Upload): boolean {
  return state === 'sending' || state === 'waiting' || state === 'offline'
}

/** Whether something is still to be done, by the person, the page or the server. */
export function isUnfinished({ state }: Upload): boolean {
  return state !== 'ready'
}

/** Whether the server is at work, or another window is, so that the state changes without this page. */
export function isProcessed({ state }: Upload): boolean {
  return state === 'checking' || state === 'playable' || state === 'making' || state === 'elsewhere'
}

/** What the server says about a video whose bytes have all arrived. */
export function progressOf(
  video: Pick<Video, 'state' | 'progress' | 'failure' | 'is_current'>,
): Pick<Upload, 'state' | 'percent' | 'isShown' | 'problem'> {
  const states = {
    uploading: 'needs-file',
    received: 'checking',
    probing: 'checking',
    playable: 'playable',
    transcoding: 'making',
    ready: 'ready',
    failed: 'failed',
    cancelled: 'failed',
  } as const
  return {
    state: states[video.state],
    percent: video.state === 'ready' ? 100 : video.progress,
    isShown: video.is_current,
    problem: problemOf(video),
  }
}

function problemOf({ state, failure }: Pick<Video, 'state' | 'failure'>): UploadProblem | null {
  const message = failure?.message ?? null
  if (state === 'cancelled') return { reason: 'gone', message }
  return state === 'failed' && message !== null ? { reason: 'message', message } : null
}

/** What is wrong with a file that was chosen to go on with an upload; null if it is the same. */
export function differenceOf(
  upload: Pick<Upload, 'name' | 'size'>,
  { name, size }: Pick<File, 'name' | 'size'>,
): UploadProblem | null {
  // Browsers and the server may write the same name differently.
  if (name.normalize('NFC') !== upload.name.normalize('NFC'))
    return { reason: 'other-name', chosen: { name, size } }
  return size === upload.size ? null : { reason: 'other-size', chosen: { name, size } }
}

/** The bytes of all uploads that are not done, and how many of them were sent; null if nothing is left to send. */
export function overallOf(uploads: readonly Upload[]): { sentBytes: number; size: number } | null {
  const open = uploads.filter(
    (upload) => needsPage(upload) || upload.state === 'paused' || upload.state === 'elsewhere',
  )
  if (open.length === 0) return null
  return {
    sentBytes: open.reduce((total, { sentBytes }) => total + sentBytes, 0),
    size: open.reduce((total, { size }) => total + size, 0),
  }
}

/** First what needs the person, then what is sent or waits, what the server works at, and what is done. */
export function inOrderOfNeed(uploads: readonly Upload[]): Upload[] {
  const rank = (upload: Upload) => {
    if (upload.state === 'failed' || upload.state === 'needs-file') return 0
    if (upload.state === 'ready') return 3
    return isProcessed(upload) && upload.state !== 'elsewhere' ? 2 : 1
  }
  return uploads.toSorted((a, b) => rank(a) - rank(b))
}
