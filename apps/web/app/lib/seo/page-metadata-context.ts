import { createContext, use } from 'react'
import type { FeedName } from '../files/feeds.ts'
import type { PageMetadata } from './page-metadata.ts'

type ServedMetadata = PageMetadata & { feeds: readonly FeedName[] }

const MetadataContext = /* @__PURE__ */ createContext<ServedMetadata>({ jsonLd: [], feeds: [] })

/** Provides the metadata of the page to its head; server only. */
export const PageMetadataProvider = MetadataContext.Provider

export function usePageMetadata(): ServedMetadata {
  return use(MetadataContext)
}
