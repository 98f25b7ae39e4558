import type { OwnPost } from '@chignon/contract/own-post'
import { useEffect, useState } from 'react'
import type { Draft } from './use-draft.ts'

// The changes of published posts that are not saved, by the id of the post. They last as long as the tab.
const edits = new Map<string, { draft: Draft; savedAt: string }>()

/** Keeps the changes of a published post until they are saved: others would read each of them (COMPOSE-6). */
export function useUnsavedEdit(post: OwnPost | null) {
  const isPublished = post?.state === 'published'
  const { id, saved_at: savedAt } = post ?? { id: '', saved_at: '' }
  const [kept] = useState(() => (isPublished ? edits.get(id) : undefined))
  useEffect(() => {
    if (!isPublished || edits.get(id)?.savedAt !== savedAt) edits.delete(id)
    const warn = (event: BeforeUnloadEvent) => {
      if (edits.has(id)) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isPublished, id, savedAt])
  return {
    isPublished,
    /** What was entered before the viewer left the page; null if there is nothing. */
    kept: kept?.savedAt === savedAt ? kept.draft : null,
    /** Forgets what was entered. */
    discard: () => void edits.delete(id),
    keep(draft: Draft): void {
      if (post && isSame(draft, post)) edits.delete(id)
      else edits.set(id, { draft, savedAt })
    },
  }
}

function isSame({ type, name, body, category }: Draft, post: OwnPost): boolean {
  return type === post.type && name === post.name && body === post.body && category === post.category.slug
}
