import { Cover } from '@chignon/ui/cover'
import { coverShapes, coverUrl, type CoverShape } from '../../../lib/files/cover-url.ts'

type ProductCoverProps = {
  product: { slug: string; category: { slug: string }; preview_url: string | null }
  shape: CoverShape
  isPriority?: boolean
}

/** Picture of a product: its photo, otherwise a cover generated from its slug. */
export function ProductCover({ product, shape, isPriority = false }: ProductCoverProps) {
  const { width, height } = coverShapes[shape]
  return (
    <Cover
      src={product.preview_url ?? coverUrl(product, shape)}
      width={width}
      height={height}
      isPriority={isPriority}
    />
  )
}
