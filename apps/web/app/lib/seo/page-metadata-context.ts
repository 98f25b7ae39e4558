import { createContext, use } from 'react'
import type { FeedName } from '../files/feeds.ts'
import type { PageFacts } from './page-metadata.ts'

type ServedFacts = PageFacts & { feeds: readonly FeedName[] }

const Facts = /* @__PURE__ */ createContext<ServedFacts>({ things: [], feeds: [] })

/** Hands what the loaders said of the page to its head, on the server alone. */
export const PageFactsProvider = Facts.Provider

export function usePageFacts(): ServedFacts {
  return use(Facts)
}
