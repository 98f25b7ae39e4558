import { endpointMutations, patchQueries } from '../../../../lib/data/endpoint-mutations.ts'
import { endpointQueries } from '../../../../lib/data/endpoint-queries.ts'

const loadEndpoints = async () => (await import('@chignon/contract/learning/note')).noteEndpoints
const mutations = endpointMutations('note', loadEndpoints)

export const noteListQuery = endpointQueries('note', loadEndpoints)('list')

/** Deletes a note that the server has. */
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
