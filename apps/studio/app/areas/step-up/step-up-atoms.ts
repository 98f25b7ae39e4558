import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { atom } from 'jotai'

type Question = { answer: (isConfirmed: boolean) => void }

/** The question that waits for an answer; null while there is none. */
export const stepUpQuestionAtom = atom<Question | null>(null)

/** Thrown if the person does not confirm: nothing was done, and nothing needs to be said. */
export class NotConfirmed extends Error {}

/**
 * Runs a call. If it needs a session that was confirmed lately (STEP-UP-1), asks for it and runs the call once more. Rejects with
 * `NotConfirmed` if the person cancels.
 */
export const withStepUpAtom = atom(null, async (_get, set, call: () => Promise<unknown>): Promise<void> => {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.code !== 'step_up_required') throw error
    const isConfirmed = await new Promise<boolean>((answer) => set(stepUpQuestionAtom, { answer }))
    set(stepUpQuestionAtom, null)
    if (!isConfirmed) throw new NotConfirmed()
    await call()
  }
})
