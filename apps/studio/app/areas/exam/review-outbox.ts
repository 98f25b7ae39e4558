import * as z from 'zod/mini'
import type { Draft, Drafts, ReviewDrafts } from './review-drafts.ts'

const draftsOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.record(z.string(), z.object({ value, base: value }))

const drawing = z.array(
  z.object({
    color: z.enum(['brass', 'light', 'dark']),
    width: z.number(),
    points: z.array(z.tuple([z.number(), z.number()])),
  }),
)

const kept = z.object({
  marks: draftsOf(z.nullable(z.number())),
  comments: draftsOf(z.string()),
  drawings: draftsOf(drawing),
})

/** What is not saved yet, kept on this device. */
export type ReviewOutbox = { read: () => ReviewDrafts; write: (drafts: ReviewDrafts) => void }

type OutboxOptions = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  viewerId: string
  attemptId: string
}

/** Keeps what a person typed in a review until the server has it, for a page that is closed or reloaded. */
export function reviewOutbox({ storage, viewerId, attemptId }: OutboxOptions): ReviewOutbox {
  const key = `exam-review:${attemptId}:${viewerId}`
  return {
    read() {
      try {
        const { marks, comments, drawings } = kept.parse(JSON.parse(storage.getItem(key) ?? ''))
        return { marks: asUnsaved(marks), comments: asUnsaved(comments), drawings: asUnsaved(drawings) }
      } catch {
        return { marks: {}, comments: {}, drawings: {} }
      }
    },
    write(drafts) {
      const unsaved = {
        marks: unsavedOf(drafts.marks),
        comments: unsavedOf(drafts.comments),
        drawings: unsavedOf(drafts.drawings),
      }
      const isEmpty = Object.values(unsaved).every((each) => Object.keys(each).length === 0)
      try {
        if (isEmpty) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(unsaved))
      } catch {
        // Storage that is full or switched off: the page still has it.
      }
    },
  }
}

function asUnsaved<Value>(entries: Record<string, Pick<Draft<Value>, 'value' | 'base'>>): Drafts<Value> {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, isSaved: false }]))
}

function unsavedOf<Value>(drafts: Drafts<Value>): Record<string, Pick<Draft<Value>, 'value' | 'base'>> {
  const entries = Object.entries(drafts).filter(([, { isSaved }]) => !isSaved)
  return Object.fromEntries(entries.map(([id, { value, base }]) => [id, { value, base }]))
}
