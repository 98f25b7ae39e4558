import type { ExamAnswer } from '@chignon/contract/exam'

/** Whether the answers are stored. `refused` will not change by trying again, such as after the exam was submitted elsewhere. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'refused'

/** What `send` throws for an answer that the server does not accept. */
export class RefusedError extends Error {}

type AnswerSaverOptions = {
  /** Stores answers. Rejects with a `RefusedError` if no retry can help. */
  send: (answers: ExamAnswer[]) => Promise<void>
  onState: (state: SaveState, message: string | null) => void
  /** Milliseconds until a failed save is tried again. */
  retryAfter?: number
}

/** Stores answers while they are entered: one call at a time, the latest of each question. */
export type AnswerSaver = {
  /** Saves an answer after a pause of so many milliseconds. */
  add: (answer: ExamAnswer, pause: number) => void
  /** Saves now what is not stored; resolves when nothing more can be done. Returns whether all is stored. */
  flush: () => Promise<boolean>
  /** What is not stored yet, or is on its way. */
  unsaved: () => ExamAnswer[]
  /** Stops saving. */
  stop: () => void
}

/** Creates an answer saver. */
export function createAnswerSaver({ send, onState, retryAfter = 5000 }: AnswerSaverOptions): AnswerSaver {
  const pending = new Map<string, ExamAnswer>()
  let inFlight: Promise<boolean> | null = null
  let sending: readonly ExamAnswer[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  async function sendPending(): Promise<boolean> {
    while (pending.size > 0) {
      onState('saving', null)
      const batch = [...pending.values()]
      pending.clear()
      sending = batch
      try {
        // One after another, so that an older answer never arrives after a newer one.
        await send(batch)
      } catch (error) {
        // What was entered meanwhile is newer.
        for (const answer of batch) {
          if (!pending.has(answer.question_id)) pending.set(answer.question_id, answer)
        }
        if (error instanceof RefusedError) onState('refused', error.message)
        else {
          onState('failed', null)
          schedule(retryAfter)
        }
        return false
      } finally {
        sending = []
      }
    }
    onState('saved', null)
    return true
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    inFlight ??= sendPending().finally(() => {
      inFlight = null
    })
    return inFlight
  }

  return {
    add(answer, pause) {
      pending.set(answer.question_id, answer)
      schedule(pause)
    },
    flush,
    unsaved: () => [...sending.filter(({ question_id: id }) => !pending.has(id)), ...pending.values()],
    stop: () => clearTimeout(timer),
  }
}
