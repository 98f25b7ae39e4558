import { useRootData } from '../../lib/data/use-root-data.ts'

/** The head of a page that no search engine is to know, and whose address is no other site's business. */
export function PrivateHead({ title }: { title: string }) {
  const { brand } = useRootData()
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
    </>
  )
}
