import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import { queueStorage } from '../queue/queue-storage.ts'
import { isRefused, sendQueue } from '../queue/send-queue.ts'
import { noteQueue, type NoteChange, type QueuedNote } from './note-queue.ts'

const stateAtom = atom<Record<string, QueuedNote>>({})

// One call after another, so that an older text never arrives after a newer one.
const lastSendAtom = atom<Promise<void>>(Promise.resolve())

/** The notes that the server does not have yet, by id. */
export const queuedNotesAtom = atom((get) => get(stateAtom))

/** Sends the notes of a person that wait. */
export const sendNotesAtom = atom(null, (get, set, owner: string): Promise<void> => {
  const queue = noteQueue(queueStorage, owner)
  const client = get(queryClientAtom)
  const show = () => set(stateAtom, queue.read())
  const send = async () => {
    if (Object.keys(queue.read()).length === 0) return
    const { noteEndpoints } = await import('@chignon/contract/learning/note')
    const isChanged = await sendQueue(queue, async (id, note) => {
      if (note.state === 'refused') return 'waits'
      const { lesson_id, moment, text } = note
      try {
        await callOf(client)(noteEndpoints.save, { params: { id }, body: { lesson_id, moment, text } })
        return 'done'
      } catch (error) {
        const refusal = error instanceof ProblemError && isRefused(error.status) ? error.message : null
        queue.settle(id, note, {
          ...note,
          state: refusal === null ? 'waiting' : 'refused',
          reason: refusal ?? '',
        })
        return error instanceof ProblemError ? 'waits' : 'offline'
      }
    })
    if (isChanged) await client.invalidateQueries({ queryKey: ['note'] })
    show()
  }
  show()
  const sending = get(lastSendAtom).then(send)
  set(
    lastSendAtom,
    sending.catch(() => {}),
  )
  return sending
})

/** Keeps a note in the browser and sends it (LESSON-15). */
export const saveNoteAtom = atom(
  null,
  (_get, set, owner: string, { id, ...note }: NoteChange): Promise<void> => {
    const entry: QueuedNote = { ...note, written_at: new Date().toISOString(), state: 'new', reason: '' }
    noteQueue(queueStorage, owner).put(id, entry)
    return set(sendNotesAtom, owner)
  },
)

/** Removes a note from those that wait, once none is on its way. */
export const dropNoteAtom = atom(null, async (get, set, owner: string, id: string): Promise<void> => {
  await get(lastSendAtom)
  const queue = noteQueue(queueStorage, owner)
  queue.remove(id)
  set(stateAtom, queue.read())
})
