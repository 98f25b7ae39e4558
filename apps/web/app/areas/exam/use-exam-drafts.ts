import type { ExamAttempt, SavedExamAnswer } from '@chignon/contract/exam'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'
import { ProblemError } from '../../lib/data/problem-error.ts'
import { callOf } from '../../lib/data/query-client.ts'
import { createAnswerSaver, RefusedError, type AnswerSaver, type SaveState } from './answer-saver.ts'
import { changeDraft, draftsOf } from './exam-drafts.ts'

// Typing pauses; a chosen option is saved at once.
const textPause = 700

type Saving = { state: SaveState; message: string | null }

/** The drafts of an attempt, which are saved while they are entered (EXAM-5). */
export function useExamDrafts(slug: string, attempt: ExamAttempt) {
  const client = useAtomValue(queryClientAtom)
  const [drafts, setDrafts] = useState(() => draftsOf(attempt))
  const [saving, setSaving] = useState<Saving>({ state: 'saved', message: null })
  const [saver] = useState<AnswerSaver>(() =>
    createAnswerSaver({
      send: async (answers) => {
        const { examEndpoints } = await import('@chignon/contract/exam')
        const input = { params: { id: slug }, body: { answers } }
        await callOf(client)(examEndpoints.save, input).catch(orRefused)
      },
      onState: (state, message) => setSaving({ state, message }),
    }),
  )
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') sendWhileLeaving(slug, saver)
    }
    const retry = () => void (saver.unsaved().length > 0 && saver.flush())
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', retry)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', retry)
      void (saver.unsaved().length > 0 && saver.flush())
    }
  }, [saver, slug])
  const change = (questionId: string, answer: Pick<SavedExamAnswer, 'option_ids' | 'text'>) => {
    const isTyping = answer.text !== (drafts[questionId]?.text ?? '')
    setDrafts((current) => changeDraft(current, questionId, answer))
    saver.add({ question_id: questionId, ...answer }, isTyping ? textPause : 0)
  }
  return { drafts, setDrafts, change, saving, flush: saver.flush }
}

function orRefused(error: unknown): never {
  const isRefused = error instanceof ProblemError && [404, 409, 422].includes(error.status)
  throw isRefused ? new RefusedError(error.message) : error
}

// A call with `keepalive` outlives the page. It repeats what may be on its way already, which changes nothing.
function sendWhileLeaving(slug: string, saver: AnswerSaver): void {
  const answers = saver.unsaved()
  if (answers.length === 0) return
  void fetch(`/bff/programs/${slug}/exam/answers`, {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answers }),
  }).catch(() => {})
}
