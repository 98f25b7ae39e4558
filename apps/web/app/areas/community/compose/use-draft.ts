import type { OwnPost } from '@chignon/contract/community/own-post'
import type { PostType } from '@chignon/contract/community/post'
import type { QueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createAutosaver, refusedAt, type Autosaving } from '@chignon/app-kit/data/autosaver'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { callOf } from '@chignon/app-kit/data/query-client'

/** What is typed into the form of a post. */
export type Draft = { type: PostType; name: string; body: string; category?: string | undefined }

/** Milliseconds without typing until the draft is saved. */
const typingPause = 900

type DraftForm = {
  result: FormResult | undefined
  /** The post that the form stored although its publication was refused, or that it could not change. */
  refused: { [Name in keyof Version]: string | undefined }
  /** When the version was saved that the text of the form is based on, if that is not the post's. */
  basedOn: string | undefined
  /** Called when the form has stored its text; the same function each time. */
  onStored: () => void
}

/** A stored post, with the time of its version. */
type Version = Pick<OwnPost, 'id' | 'saved_at'>

/** Keeps a post on the server while it is written (COMPOSE-2). A new one gets its address with the first save. */
export function useDraft(post: OwnPost | null, { result, refused, basedOn, onStored }: DraftForm) {
  const client = useAtomValue(queryClientAtom)
  const [opened] = useState<Version | null>(() => post && { id: post.id, saved_at: basedOn ?? post.saved_at })
  const [version, setVersion] = useState(opened)
  const [conflict, setConflict] = useState<string | null>(null)
  const isSubmitted = useRef(false)
  const [saving, setSaving] = useState<Autosaving>({ state: 'idle', message: null })
  const [{ saver, storedId, adopt }] = useState(() =>
    openDraft(client, opened, { onVersion: setVersion, onConflict: setConflict, onSaving: setSaving }),
  )
  useEffect(() => {
    // The form has the text that is submitted: saving it as well would store a new post twice.
    const flush = () => {
      if (!isSubmitted.current) void saver.flush()
    }
    const leave = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', flush)
      if (isSubmitted.current) saver.discard()
      else flush()
    }
  }, [saver])
  useEffect(() => {
    // A post that is only loaded again may have the text of another tab, which this form does not show.
    if (!post || !isSubmitted.current) return
    isSubmitted.current = false
    setConflict(null)
    adopt(post)
    onStored()
  }, [post, adopt, onStored])
  const { id: refusedId, saved_at: refusedSavedAt } = refused
  useEffect(() => {
    if (result) isSubmitted.current = false
  }, [result])
  useEffect(() => {
    if (!refusedId || !refusedSavedAt) return
    adopt({ id: refusedId, saved_at: refusedSavedAt })
  }, [refusedId, refusedSavedAt, adopt])
  return {
    version,
    /** Why a draft was not saved: another tab or device has changed it. */
    conflict,
    saving,
    saver,
    /** Saves what is typed, after a pause. What is typed while the form is submitted waits for its result. */
    keep(draft: Draft) {
      saver.add(draft, typingPause)
      if (isSubmitted.current) saver.stop()
    },
    /** Lets no save begin, because the form is submitted. Not in an effect: the page may change before that is rendered. */
    startSubmission() {
      saver.stop()
      isSubmitted.current = true
    },
    /** Stores the text and returns the id of the post; null if that failed. */
    async ensureId(draft: Draft): Promise<string | null> {
      if (storedId() === null) saver.add(draft, typingPause)
      await saver.flush()
      return storedId()
    },
  }
}

type DraftEvents = {
  onVersion: (version: Version) => void
  onConflict: (message: string) => void
  onSaving: (saving: Autosaving) => void
}

function openDraft(
  client: QueryClient,
  opened: Version | null,
  { onVersion, onConflict, onSaving }: DraftEvents,
) {
  let stored = opened
  const saver = createAutosaver<Draft>({
    onChange: onSaving,
    async send([draft]) {
      if (!draft) return
      const { ownPostEndpoints } = await import('@chignon/contract/community/own-post')
      const call = callOf(client)
      const sent = stored
        ? call(ownPostEndpoints.change, {
            params: { id: stored.id },
            body: { ...draft, saved_at: stored.saved_at },
          })
        : call(ownPostEndpoints.create, { body: draft })
      const { data } = await sent.catch((error: unknown) => {
        if (stored && error instanceof ProblemError && error.status === 409) onConflict(error.message)
        return refusedAt(401, 403, 404, 409, 422)(error)
      })
      stored = data
      // Renders the change immediately, for a form that is submitted when the save is done.
      flushSync(() => onVersion(data))
      const address = `/posts/${data.slug}/edit`
      // Not a navigation, which would take the cursor away. A reload opens the draft.
      if (location.pathname === '/posts/new') history.replaceState(history.state, '', address)
    },
  })
  return {
    saver,
    storedId: () => stored?.id ?? null,
    /** Continues from what the form itself has stored. */
    adopt(version: Version) {
      if (stored && stored.saved_at >= version.saved_at) return
      stored = version
      saver.discard()
      onVersion(version)
    },
  }
}
