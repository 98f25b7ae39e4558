import type { OwnPost } from '@chignon/contract/community/own-post'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState } from 'react'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'

/** The preview of a post that is being written: the stored text, as the server parses it. */
export function usePreview(ensureId: () => Promise<string | null>) {
  const client = useAtomValue(queryClientAtom)
  const showToast = useSetAtom(showToastAtom)
  const [post, setPost] = useState<OwnPost | null>(null)
  return {
    post,
    async toggle(flush: () => Promise<boolean>): Promise<void> {
      if (post) return setPost(null)
      await flush()
      const id = await ensureId()
      if (id === null) return
      try {
        const { ownPostEndpoints } = await import('@chignon/contract/community/own-post')
        const { data } = await callOf(client)(ownPostEndpoints.show, { params: { id } })
        setPost(data)
      } catch (error) {
        showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
      }
    },
  }
}
