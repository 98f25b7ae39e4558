import type { ExamAnswer, ExamAttempt, SavedExamAnswer } from '@chignon/contract/exam'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'
import { createAutosaver, refusedAt, type Autosaver, type Autosaving } from '../../lib/data/autosaver.ts'
import { callOf } from '../../lib/data/query-client.ts'
import { changeDraft, draftsOf } from './exam-drafts.ts'

// Typing pauses; a chosen option is saved at once.
const textPause = 700

/** The drafts of an attempt, which are saved while they are entered (EXAM-5). */
export function useExamDrafts(slug: string, attempt: ExamAttempt) {
  const client = useAtomValue(queryClientAtom)
  const [drafts, setDrafts] = useState(() => draftsOf(attempt))
  const [saving, setSaving] = useState<Autosaving>({ state: 'idle', message: null })
  const [saver] = useState(() =>
    createAutosaver<ExamAnswer>({
      keyOf: ({ question_id }) => question_id,
      send: async (answers) => {
        const { examEndpoints } = await import('@chignon/contract/exam')
        const input = { params: { id: slug }, body: { answers } }
        await callOf(client)(examEndpoints.save, input).catch(refusedAt(404, 409, 422))
      },
      onChange: setSaving,
    }),
  )
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') sendWhileLeaving(slug, saver)
    }
    const flush = () => void saver.flush()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [saver, slug])
  const change = (questionId: string, answer: Pick<SavedExamAnswer, 'option_ids' | 'text'>) => {
    const isTyping = answer.text !== (drafts[questionId]?.text ?? '')
    setDrafts((current) => changeDraft(current, questionId, answer))
    saver.add({ question_id: questionId, ...answer }, isTyping ? textPause : 0)
  }
  return { drafts, setDrafts, change, saving, flush: saver.flush }
}

// A call with `keepalive` outlives the page. It repeats what may be on its way already, which changes nothing.
function sendWhileLeaving(slug: string, saver: Autosaver<ExamAnswer>): void {
  const answers = saver.unsaved()
  if (answers.length === 0) return
  void fetch(`/bff/programs/${slug}/exam/answers`, {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answers }),
  }).catch(() => {})
}
