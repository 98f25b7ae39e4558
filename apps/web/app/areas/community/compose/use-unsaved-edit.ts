import type { OwnPost } from '@chignon/contract/community/own-post'
import { useCallback, useEffect, useState } from 'react'
import type { Draft } from './use-draft.ts'

/** Changes of a published post that are not saved, with the version they are based on. */
type UnsavedEdit = { draft: Draft; savedAt: string }

// By the id of the post. They last as long as the tab.
const edits = new Map<string, UnsavedEdit>()

/**
 * Keeps the changes of a published post until they are saved: others would read each of them (COMPOSE-6). They are kept too if the
 * post is saved or withdrawn elsewhere meanwhile.
 */
export function useUnsavedEdit(post: OwnPost | null) {
  const id = post?.id ?? ''
  const [kept] = useState(() => edits.get(id) ?? null)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (edits.has(id)) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [id])
  return {
    isPublished: post?.state === 'published',
    /** What was entered before the viewer left the page; null if there was nothing. */
    kept,
    /** Forgets what was entered. */
    discard: useCallback(() => void edits.delete(id), [id]),
    /** Keeps what is entered, a change of the version that was saved at that time. */
    keep(draft: Draft, savedAt: string): void {
      if (post && isSame(draft, post)) edits.delete(id)
      else edits.set(id, { draft, savedAt })
    },
  }
}

function isSame({ type, name, body, category }: Draft, post: OwnPost): boolean {
  return type === post.type && name === post.name && body === post.body && category === post.category.slug
}
