import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import type { LoadedPages } from './use-loaded-pages.ts'
import { readViewedPost } from './stored-feed.ts'

/** Shows the pages of the last visit again and scrolls to the post that was opened, when the viewer goes back (POST-7). */
export function useReturnToPost({ lastPage, isLoading, showUpTo }: LoadedPages): void {
  const isBack = useNavigationType() === NavigationType.Pop
  const isDone = useRef(!isBack)
  const settle = useEffectEvent((shownPage: number, isBusy: boolean) => {
    const viewed = readViewedPost()
    if (viewed && viewed.lastPage > shownPage && viewed.lastPage <= shownPage + maxPagesToReturn) {
      showUpTo(viewed.lastPage)
      return
    }
    if (isBusy) return
    if (viewed) document.querySelector(`#post-${CSS.escape(viewed.id)}`)?.scrollIntoView({ block: 'center' })
    isDone.current = true
  })
  useEffect(() => {
    if (!isDone.current) settle(lastPage, isLoading)
  }, [isLoading, lastPage])
}

// Each page is a call.
const maxPagesToReturn = 10
