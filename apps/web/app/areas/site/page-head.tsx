import { useRootData } from '../../lib/data/use-root-data.ts'
import { CanonicalTags } from './canonical-tags.tsx'

type PageHeadProps = {
  /** Title of the page; the academy's name is appended. */
  title?: string
  description?: string
  /** Canonical path with the query that identifies the page, such as a page number. Default: the path without query. */
  address?: string
  /** Value of og:type. Default `website`. */
  type?: 'website' | 'article' | 'profile'
  /** Asks search engines not to index the page: forms, account pages, search results. */
  isUnlisted?: boolean
}

/** Title, description and, on the server, canonical and sharing tags of a page. */
export function PageHead({ title, description, ...rest }: PageHeadProps) {
  const { brand } = useRootData()
  return (
    <>
      <title>{title ? `${title} · ${brand.name}` : brand.name}</title>
      {description && <meta name="description" content={description} />}
      {/* Crawlers read the server's HTML; client-side navigation does not need these tags. */}
      {import.meta.env.SSR && (
        <CanonicalTags title={title ?? brand.name} description={description} {...rest} />
      )}
    </>
  )
}
