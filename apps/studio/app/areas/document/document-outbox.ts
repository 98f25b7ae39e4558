import * as z from 'zod/mini'
import type { Edits } from './document-edits.ts'

const keptEdit = z.object({ value: z.unknown(), base: z.unknown(), sent: z.array(z.unknown()) })

/** The edits of each open page, by its session. */
const kept = z.record(z.string(), z.record(z.string(), keptEdit))

/** What is not saved yet, kept on this device. */
export type DocumentOutbox = {
  /** Takes what pages left that were closed before it was saved. */
  take: () => Edits
  write: (edits: Edits) => void
}

type OutboxOptions = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  viewerId: string
  documentId: string
  /** Identifies the open page: two of one document do not overwrite each other. */
  session: string
}

/** Keeps what a person entered in a document until the server has it, for a page that is closed or reloaded. */
export function documentOutbox({ storage, viewerId, documentId, session }: OutboxOptions): DocumentOutbox {
  const key = `document:${documentId}:${viewerId}`
  const read = (): z.infer<typeof kept> => {
    try {
      return kept.parse(JSON.parse(storage.getItem(key) ?? '{}'))
    } catch {
      return {}
    }
  }
  const store = (sessions: z.infer<typeof kept>) => {
    try {
      if (Object.keys(sessions).length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(sessions))
    } catch {
      // Storage that is full or switched off: the page still has it.
    }
  }
  return {
    take() {
      const edits = Object.assign({}, ...Object.values(read()))
      store(Object.keys(edits).length === 0 ? {} : { [session]: edits })
      return edits
    },
    write(edits) {
      const own = Object.fromEntries(
        Object.entries(edits).flatMap(([path, { value, base, sent, isHeld }]) =>
          isHeld ? [] : [[path, { value, base: base ?? null, sent: [...sent] }]],
        ),
      )
      const { [session]: _before, ...others } = read()
      store(Object.keys(own).length === 0 ? others : { ...others, [session]: own })
    },
  }
}
