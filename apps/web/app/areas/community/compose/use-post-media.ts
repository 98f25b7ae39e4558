import { maxPostResources } from '@chignon/contract/community/community-rules'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import type { OwnPost, OwnPostResource, ownPostEndpoints } from '@chignon/contract/community/own-post'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import { upload, UploadError } from '../../../lib/data/upload.ts'
import { useFileUploads } from '../../../lib/data/use-file-uploads.ts'
import { useSizeCheck } from '../../site/use-size-check.ts'
import { createDescriptions } from './descriptions.ts'

/** Uploads, describes, moves and removes the pictures and clips of a post (COMPOSE-4). */
export function usePostMedia(initial: readonly OwnPostResource[], ensureId: () => Promise<string | null>) {
  const client = useAtomValue(queryClientAtom)
  const showToast = useSetAtom(showToastAtom)
  const [resources, setResources] = useState(initial)
  const checkSize = useSizeCheck()
  const files = useFileUploads(maxPostResources - resources.length, async (file, options) => {
    checkSize(file, filePurposes[file.type.startsWith('image/') ? 'post-picture' : 'post-clip'].maxBytes)
    const postId = await ensureId()
    if (postId === null) throw new UploadError(null)
    const query = new URLSearchParams({ name: file.name || 'file' })
    const { data } = await upload<typeof ownPostEndpoints.addResource>({
      path: `/posts/${postId}/resources?${query.toString()}`,
      body: file,
      ...options,
    })
    // The answer of a change that was made meanwhile has it already.
    setResources((all) => [...all.filter(({ id }) => id !== data.id), data])
  })

  /** Returns whether it is done, or nothing is left to be done. */
  const change = async (work: (postId: string) => Promise<{ data: OwnPost }>): Promise<boolean> => {
    try {
      const postId = await ensureId()
      if (postId === null) return false
      const { data } = await work(postId)
      setResources(data.resources)
      return true
    } catch (error) {
      // The message of the field says more than the message of the form.
      const problem = error instanceof ProblemError ? error.problem : null
      const [first] = Object.values(problem?.errors ?? {})
      showToast({ tone: 'error', message: first?.[0] ?? problem?.message ?? null })
      return error instanceof ProblemError && error.status === 404
    }
  }
  const changeResource = (resource: string, body: { alt?: string; index?: number }) =>
    change(async (id) => {
      const { ownPostEndpoints: endpoints } = await import('@chignon/contract/community/own-post')
      return callOf(client)(endpoints.changeResource, { params: { id, resource }, body })
    })

  const [descriptions] = useState(() =>
    createDescriptions((resource, alt) => changeResource(resource, { alt })),
  )
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void descriptions.store()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void descriptions.store()
    }
  }, [descriptions])

  return {
    resources,
    ...files,
    /** Keeps what is typed as a description. Others would read each word of a published post, so it is stored later. */
    describe: descriptions.type,
    storeDescriptions: descriptions.store,
    forgetDescriptions: () => descriptions.forget(),
    move: (resource: string, index: number) => changeResource(resource, { index }),
    remove(resource: string) {
      descriptions.forget(resource)
      return change(async (id) => {
        const { ownPostEndpoints: endpoints } = await import('@chignon/contract/community/own-post')
        return callOf(client)(endpoints.removeResource, { params: { id, resource } })
      })
    },
  }
}
