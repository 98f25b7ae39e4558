import { maxPostResources } from '@chignon/contract/community-rules'
import type { OwnPost, OwnPostResource, ownPostEndpoints } from '@chignon/contract/own-post'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useRef, useState } from 'react'
import { showToastAtom } from '../../lib/browser/toast-atoms.ts'
import { ProblemError } from '../../lib/data/problem-error.ts'
import { callOf } from '../../lib/data/query-client.ts'
import { upload, UploadError } from '../../lib/data/upload.ts'

/** A file on its way, or one whose upload failed. */
export type PostUpload = {
  id: string
  file: File
  progress: number
  error: string | null
  hasFailed: boolean
}

type Change = { alt?: string; index?: number }

/** Uploads, describes, moves and removes the pictures and clips of a post (COMPOSE-4). */
export function usePostMedia(initial: readonly OwnPostResource[], ensureId: () => Promise<string | null>) {
  const client = useAtomValue(queryClientAtom)
  const showToast = useSetAtom(showToastAtom)
  const [resources, setResources] = useState(initial)
  const [uploads, setUploads] = useState<PostUpload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const patch = (id: string, change: Partial<PostUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id))
  const room = maxPostResources - resources.length - uploads.length

  const send = async ({ id, file }: Pick<PostUpload, 'id' | 'file'>) => {
    const controller = new AbortController()
    aborts.current.set(id, controller)
    patch(id, { progress: 0, error: null, hasFailed: false })
    try {
      const postId = await ensureId()
      if (postId === null) throw new UploadError(null)
      const query = new URLSearchParams({ name: file.name || 'file' })
      const { data } = await upload<typeof ownPostEndpoints.addResource>({
        path: `/posts/${postId}/resources?${query.toString()}`,
        body: file,
        onProgress: (progress) => patch(id, { progress }),
        signal: controller.signal,
      })
      setResources((all) => [...all, data])
      drop(id)
    } catch (error) {
      patch(id, { hasFailed: true, error: error instanceof UploadError ? error.explanation : null })
    }
  }

  const change = async (work: (postId: string) => Promise<{ data: OwnPost }>) => {
    try {
      const postId = await ensureId()
      if (postId !== null) setResources((await work(postId)).data.resources)
    } catch (error) {
      // The message about the whole form says less than that of its part.
      const problem = error instanceof ProblemError ? error.problem : null
      const [first] = Object.values(problem?.errors ?? {})
      showToast({ tone: 'error', message: first?.[0] ?? problem?.message ?? null })
    }
  }

  return {
    resources,
    uploads,
    isFull: room <= 0,
    add(files: readonly File[]) {
      const added = files
        .slice(0, Math.max(0, room))
        .map((file) => ({ id: crypto.randomUUID(), file, progress: 0, error: null, hasFailed: false }))
      setUploads((all) => [...all, ...added])
      void added.reduce((previous, one) => previous.then(() => send(one)), Promise.resolve())
    },
    retry(id: string) {
      const found = uploads.find((one) => one.id === id)
      if (found) void send(found)
    },
    cancel(id: string) {
      aborts.current.get(id)?.abort()
      drop(id)
    },
    change: (resource: string, body: Change) =>
      change(async (id) => {
        const { ownPostEndpoints: endpoints } = await import('@chignon/contract/own-post')
        return callOf(client)(endpoints.changeResource, { params: { id, resource }, body })
      }),
    remove: (resource: string) =>
      change(async (id) => {
        const { ownPostEndpoints: endpoints } = await import('@chignon/contract/own-post')
        return callOf(client)(endpoints.removeResource, { params: { id, resource } })
      }),
  }
}
