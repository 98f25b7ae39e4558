import { useRootData } from '../../../lib/data/use-root-data.ts'

/** Head of a page that is not indexed and whose URL is not sent to other sites. */
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
