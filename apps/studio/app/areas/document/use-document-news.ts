import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { documentNewsAtom } from '../../lib/document-news-atom.ts'

/** Milliseconds after a save until what follows from it is loaded: the state, and which translations are outdated. */
const pause = 1500

/**
 * Loads a document again when colleagues changed it, and some time after it was saved here, which the returned function asks for. While
 * one types, the answers of the saves bring what colleagues changed.
 */
export function useDocumentNews(id: string, refresh: () => void): () => void {
  const store = useStore()
  const client = useQueryClient()
  const [{ refreshSoon, stop }] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      refreshSoon: () => {
        clearTimeout(timer)
        timer = setTimeout(refresh, pause)
      },
      stop: () => clearTimeout(timer),
    }
  })
  useEffect(() => {
    const unsubscribe = store.sub(documentNewsAtom, () => {
      if (store.get(documentNewsAtom)?.id !== id) return
      void client.invalidateQueries({ queryKey: ['document-presence', id] })
      refreshSoon()
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [store, client, id, refreshSoon, stop])
  return refreshSoon
}
