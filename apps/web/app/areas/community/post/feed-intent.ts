import { feedPath, type FeedFilters } from './feed-filters.ts'

/** Changes filters. */
export type FilterChange = (filters: FeedFilters) => Partial<FeedFilters>

/** The filters with a change, from their first page. */
export function changedFilters(filters: FeedFilters, change: FilterChange): FeedFilters {
  return { ...filters, page: 1, ...change(filters) }
}

/** Creates a store of the filters chosen last, so that a second click before the page is updated adds to them (FILTER-5). */
export function createFeedIntent() {
  let chosen: FeedFilters | null = null
  return {
    /** Returns the filters after a click, while the page shows the filters `shown`. */
    choose(shown: FeedFilters, change: FilterChange): FeedFilters {
      chosen = changedFilters(chosen ?? shown, change)
      return chosen
    },
    /** Clears the chosen filters once the page shows them. */
    settle(shown: FeedFilters): void {
      if (chosen && feedPath(chosen) === feedPath(shown)) chosen = null
    },
  }
}
