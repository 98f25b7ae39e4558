import { callOf } from '@chignon/app-kit/data/query-client'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { NotConfirmed, stepUpQuestionAtom } from './step-up-atoms.ts'
import { loadShow } from './step-up-queries.ts'

/**
 * Confirms the session, unless it was lately (STEP-UP-1), for what the browser loads itself, such as a download. Rejects with
 * `NotConfirmed` if the person cancels.
 */
export const confirmSessionAtom = atom(null, async (get, set): Promise<void> => {
  const { data } = await callOf(get(queryClientAtom))(await loadShow(), {})
  if (data.confirmed_until !== null) return
  const isConfirmed = await new Promise<boolean>((answer) => set(stepUpQuestionAtom, { answer }))
  set(stepUpQuestionAtom, null)
  if (!isConfirmed) throw new NotConfirmed()
})
