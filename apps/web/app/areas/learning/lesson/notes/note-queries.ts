import { endpointMutations, patchQueries } from '@chignon/app-kit/data/endpoint-mutations'
import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

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
