import type { Author } from '@chignon/contract/platform/author'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { colleaguesQuery } from './chat-queries.ts'

const none: Author[] = []

/** Everyone who may answer, by name; empty until they are loaded. */
export function useColleagues(): readonly Author[] {
  const { data } = useLoadedQuery(colleaguesQuery({}))
  return data?.data ?? none
}
