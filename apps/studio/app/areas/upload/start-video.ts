import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { waitForConnection, type Connection } from './connection.ts'
import type { NewVideo, StartedVideo, UploadCalls } from './upload-calls.ts'

const pause = 3000

type Parts = {
  video: NewVideo
  calls: Pick<UploadCalls, 'create' | 'findBegun'>
  connection: Connection
  /** The videos of the uploads that the page shows. */
  known: () => ReadonlySet<string | null>
  /** Called when the server cannot be reached. */
  onWait: () => void
}

/**
 * Has the server start an upload, as soon as it can be reached. A call whose answer was lost may have been done: then that upload is used.
 * Rejects if the server refuses it, or with the reason of the signal.
 */
export async function startVideo(
  { video, calls, connection, known, onWait }: Parts,
  signal: AbortSignal,
): Promise<StartedVideo> {
  let isUnanswered = false
  for (;;) {
    try {
      const begun = isUnanswered ? await calls.findBegun(video, known()) : null
      return begun ?? (await calls.create(video))
    } catch (error) {
      if (error instanceof ProblemError) throw error
      isUnanswered = true
    }
    signal.throwIfAborted()
    onWait()
    await waitForConnection(connection, pause, signal)
  }
}

/** Repeats a call until the server can be reached; null if the server refuses it. */
export async function whenConnected<Answer>(
  connection: Connection,
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (error instanceof ProblemError && error.status < 500) return null
      await waitForConnection(connection, pause, new AbortController().signal)
    }
  }
}
