import type { OwnPost } from '@chignon/contract/own-post'
import type { PostType } from '@chignon/contract/post'
import type { QueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'
import { createAutosaver, refusedAt, type Autosaving } from '../../lib/data/autosaver.ts'
import { callOf } from '../../lib/data/query-client.ts'

/** What is typed into the form of a post. */
export type Draft = { type: PostType; name: string; body: string; category?: string | undefined }

/** Milliseconds without typing until the draft is saved. */
export const typingPause = 900

type DraftForm = {
  isSubmitting: boolean
  /** The post that the form stored although its publication was refused. */
  refusedId: string | undefined
}

/** Keeps a post on the server while it is written (COMPOSE-2). A new one gets its address with the first save. */
export function useDraft(post: OwnPost | null, { isSubmitting, refusedId }: DraftForm) {
  const client = useAtomValue(queryClientAtom)
  const [id, setId] = useState(post?.id ?? null)
  const [saving, setSaving] = useState<Autosaving>({ state: 'idle', message: null })
  const [{ saver, storedId, adopt, adoptId }] = useState(() =>
    openDraft(client, post, { onId: setId, onSaving: setSaving }),
  )
  useEffect(() => {
    const flush = () => void saver.flush()
    const leave = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [saver])
  useEffect(() => {
    // The form has the text.
    if (isSubmitting) saver.stop()
  }, [isSubmitting, saver])
  useEffect(() => {
    if (post) adopt(post)
  }, [post, adopt])
  useEffect(() => {
    if (refusedId) adoptId(refusedId)
  }, [refusedId, adoptId])
  return {
    id,
    saving,
    saver,
    /** Stores the text and returns the id of the post; null if that failed. */
    async ensureId(draft: Draft): Promise<string | null> {
      if (storedId() === null) saver.add(draft, typingPause)
      await saver.flush()
      return storedId()
    },
  }
}

type DraftEvents = { onId: (id: string) => void; onSaving: (saving: Autosaving) => void }

function openDraft(client: QueryClient, post: OwnPost | null, { onId, onSaving }: DraftEvents) {
  let stored: (Pick<OwnPost, 'id'> & Partial<Pick<OwnPost, 'saved_at'>>) | null = post
  const saver = createAutosaver<Draft>({
    onChange: onSaving,
    async send([draft]) {
      if (!draft) return
      const { ownPostEndpoints } = await import('@chignon/contract/own-post')
      const call = callOf(client)
      const sent = stored
        ? call(ownPostEndpoints.change, {
            params: { id: stored.id },
            body: { ...draft, ...(stored.saved_at && { saved_at: stored.saved_at }) },
          })
        : call(ownPostEndpoints.create, { body: draft })
      const { data } = await sent.catch(refusedAt(401, 403, 404, 409, 422))
      stored = data
      onId(data.id)
      const address = `/posts/${data.slug}/edit`
      // Not a navigation, which would take the cursor away. A reload opens the draft.
      if (location.pathname === '/posts/new') history.replaceState(history.state, '', address)
    },
  })
  return {
    saver,
    storedId: () => stored?.id ?? null,
    /** Continues from what the form itself has stored. */
    adopt(post: OwnPost) {
      if (stored?.saved_at && stored.saved_at >= post.saved_at) return
      stored = post
      saver.discard()
    },
    /** Continues a post of which only the id is known, so that the next save does not create a second one. */
    adoptId(id: string) {
      stored ??= { id }
    },
  }
}
