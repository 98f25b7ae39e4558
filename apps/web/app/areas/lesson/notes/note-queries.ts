import type { Note } from '@chignon/contract/note'
import { endpointMutations, patchQueries } from '../../../lib/data/endpoint-mutations.ts'
import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const loadEndpoints = async () => (await import('@chignon/contract/note')).noteEndpoints
const mutations = endpointMutations('note', loadEndpoints)

export const noteListQuery = endpointQueries('note', loadEndpoints)('list')

type NoteChange = Pick<Note, 'id' | 'lesson_id' | 'moment' | 'text'>

/** Adds a note whose id the caller made, or changes it. */
export const saveNoteAtom = mutations({
  endpoint: () => 'save',
  input: ({ id, ...body }: NoteChange) => ({ params: { id }, body }),
  patches: [
    patchQueries(noteListQuery, (list, change: NoteChange) => {
      const others = list.data.filter(({ id }) => id !== change.id)
      const now = new Date().toISOString()
      const created_at = list.data.find(({ id }) => id === change.id)?.created_at ?? now
      const data = [...others, { ...change, created_at, updated_at: now }]
      return { ...list, data: data.toSorted((a, b) => a.moment - b.moment) }
    }),
  ],
})

/** Deletes a note. */
export const removeNoteAtom = mutations({
  endpoint: () => 'remove',
  input: ({ id }: { id: string }) => ({ params: { id } }),
  patches: [
    patchQueries(noteListQuery, (list, { id }: { id: string }) => ({
      ...list,
      data: list.data.filter((note) => note.id !== id),
    })),
  ],
})
