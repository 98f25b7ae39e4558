import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** The topics that the page follows, once for each component that asks for one. */
export const liveTopicsAtom = atom<readonly string[]>([])

/** Follows a post or a discussion while the component is shown: when it changes, its queries are fetched again (LIVE-1). */
export function useLiveTopic(topic: `post:${string}` | `discussion:${string}`): void {
  const setTopics = useSetAtom(liveTopicsAtom)
  useEffect(() => {
    setTopics((topics) => [...topics, topic])
    return () =>
      setTopics((topics) => {
        const index = topics.indexOf(topic)
        return topics.filter((_, position) => position !== index)
      })
  }, [topic, setTopics])
}
