import type { Picture } from '@chignon/contract/platform/picture'
import { Cover } from '@chignon/ui/cover'
import { coverShapes, coverUrl, type CoverShape } from '../../../lib/files/cover-url.ts'
import { LazyPhotoCover } from './lazy-photo-cover.tsx'

type ProductCoverProps = {
  product: {
    slug: string
    category: { slug: string }
    preview_url: string | null
    /** Its photograph. Default none. */
    cover?: Picture | null
  }
  shape: Extract<CoverShape, 'portrait' | 'landscape'>
  /** How wide a photograph is on the page, like the attribute of `<img>`. Default: the column of a grid of its shape. */
  sizes?: string
  isPriority?: boolean
}

/** Picture of a product: its photograph, otherwise a cover generated from its slug (COVER-1). */
export function ProductCover({ product, shape, sizes, isPriority = false }: ProductCoverProps) {
  const { cover, preview_url } = product
  if (cover) return <LazyPhotoCover photograph={cover} shape={shape} sizes={sizes} isPriority={isPriority} />
  const { width, height } = coverShapes[shape]
  return (
    <Cover
      src={preview_url ?? coverUrl(product, shape)}
      width={width}
      height={height}
      isPriority={isPriority}
    />
  )
}
