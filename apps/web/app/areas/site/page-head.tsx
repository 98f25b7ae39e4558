import { useRootData } from '../../lib/data/use-root-data.ts'
import { CanonicalTags } from './canonical-tags.tsx'

type PageHeadProps = {
  /** The page's own title; the academy's name follows it. */
  title?: string
  description?: string
  /**
   * The page's path with the query that belongs to it, such as a category or a page of a list; what else an address
   * carries is noise and leads to this one. Default: the path alone.
   */
  address?: string
  /** What networks take the page for. Default `website`. */
  type?: 'website' | 'article' | 'profile'
  /** Whether search engines are asked to leave the page out: forms, accounts, results of a search. */
  isUnlisted?: boolean
}

/** What a page says of itself in its head: title and description, its address, its languages, how it is shared. */
export function PageHead({ title, description, ...rest }: PageHeadProps) {
  const { brand } = useRootData()
  return (
    <>
      <title>{title ? `${title} · ${brand.name}` : brand.name}</title>
      {description && <meta name="description" content={description} />}
      {/* Who fetches an address reads the rest; who walks from page to page has no use for it, nor for its code. */}
      {import.meta.env.SSR && (
        <CanonicalTags title={title ?? brand.name} description={description} {...rest} />
      )}
    </>
  )
}
