import type { ExamAnswer, ExamAttempt, SavedExamAnswer } from '@chignon/contract/learning/exam'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { createAutosaver, refusedAt, type Autosaver, type Autosaving } from '@chignon/app-kit/data/autosaver'
import { callOf } from '@chignon/app-kit/data/query-client'
import { useStorageOwner } from '../../../lib/data/use-storage-owner.ts'
import { queueStorage } from '../lesson/queue/queue-storage.ts'
import { changeDraft, draftsOf } from './exam-drafts.ts'
import { examOutbox } from './exam-outbox.ts'

// Typing pauses; a chosen option is saved at once.
const textPause = 700

/**
 * The drafts of an attempt, which are saved while they are entered (EXAM-5). Until then they are also in the browser's storage, for a
 * page that is closed or left offline.
 */
export function useExamDrafts(slug: string, attempt: ExamAttempt) {
  const client = useAtomValue(queryClientAtom)
  const owner = useStorageOwner()
  const [outbox] = useState(() => examOutbox(queueStorage, { owner, attemptId: attempt.id }))
  const [drafts, setDrafts] = useState(() => draftsOf(attempt))
  const [saving, setSaving] = useState<Autosaving>({ state: 'idle', message: null })
  const [saver] = useState(() =>
    createAutosaver<ExamAnswer>({
      keyOf: ({ question_id }) => question_id,
      send: async (answers) => {
        // What is written while the call is on its way is newer.
        const sent = outbox.read()
        const { examEndpoints } = await import('@chignon/contract/learning/exam')
        const input = { params: { id: slug }, body: { answers } }
        await callOf(client)(examEndpoints.save, input).catch(refusedAt(404, 409, 422))
        for (const { question_id: id } of answers) {
          const written = sent[id]
          if (written) outbox.settle(id, written, null)
        }
      },
      onChange: setSaving,
    }),
  )
  // The server does not know the browser's storage.
  const isHydrated = useHydrated()
  const [isRestored, setRestored] = useState(false)
  if (isHydrated && !isRestored) {
    setRestored(true)
    setDrafts(
      Object.entries(outbox.read()).reduce(
        (current, [id, { option_ids, text }]) => changeDraft(current, id, { option_ids, text }),
        drafts,
      ),
    )
  }
  useEffect(() => {
    for (const [id, { option_ids, text }] of Object.entries(outbox.read()))
      saver.add({ question_id: id, option_ids, text }, 0)
  }, [outbox, saver])
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
    outbox.put(questionId, { ...answer, written_at: new Date().toISOString() })
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
