import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { callOf } from '@chignon/app-kit/data/query-client'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { moderationEndpoints } from '@chignon/contract/community/moderation'
import type { WordTrial } from '@chignon/contract/community/listed-word'
import type { EndpointInput } from '@chignon/contract/platform/endpoint'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useRef, useState } from 'react'
import { loadTryWord } from './community-queries.ts'

/** What a word would have held, until another one is typed. */
export function useTryWord() {
  const client = useAtomValue(queryClientAtom)
  const showToast = useSetAtom(showToastAtom)
  const [tried, setTried] = useState<WordTrial | null>(null)
  const [isTrying, setIsTrying] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const latest = useRef(0)
  const forget = () => {
    latest.current += 1
    setTried(null)
    setErrors({})
  }
  const tryWord = async (input: EndpointInput<(typeof moderationEndpoints)['tryWord']>) => {
    forget()
    const number = latest.current
    setIsTrying(true)
    try {
      const { data } = await callOf(client)(await loadTryWord(), input)
      if (latest.current === number) setTried(data)
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : null
      if (problem?.errors) setErrors(problem.errors)
      else showToast({ tone: 'error', message: problem?.message ?? null })
    } finally {
      setIsTrying(false)
    }
  }
  return { tried, isTrying, tryWord, forget, errorOf: (field: string) => errors[field]?.[0] }
}
