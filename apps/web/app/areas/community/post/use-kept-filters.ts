import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { feedPath, wholeFeed, type FeedFilters } from './feed-filters.ts'
import { readStoredFilters, storeFilters } from './stored-feed.ts'

/** Keeps the filters in the browser, and applies the last visit's filters to an address without any (FILTER-3). */
export function useKeptFilters(filters: FeedFilters): void {
  const navigate = useNavigate()
  const isFirst = useRef(true)
  const key = feedPath({ ...filters, search: '', page: 1 })
  const keep = useEffectEvent((current: string) => {
    const isWhole = current === feedPath(wholeFeed) && filters.search === ''
    const stored = isFirst.current && isWhole ? readStoredFilters() : null
    isFirst.current = false
    if (stored)
      void navigate(feedPath({ ...filters, ...stored }), { replace: true, preventScrollReset: true })
    else storeFilters(filters)
  })
  useEffect(() => {
    keep(key)
  }, [key])
}
