import { coverShapes, coverUrl } from '../../../lib/files/cover-url.ts'
import { LazyPhotoCover } from './lazy-photo-cover.tsx'
import { ProductCover } from './product-cover.tsx'

type ProductHeadCoverProps = { product: Parameters<typeof ProductCover>[0]['product'] }

const { width, height } = coverShapes.landscape

/** The cover in the head of a product page: a portrait beside the text, a landscape below it on narrow screens. */
export function ProductHeadCover({ product }: ProductHeadCoverProps) {
  if (product.cover) return <LazyPhotoCover photograph={product.cover} shape="head" isPriority />
  return (
    <picture>
      {product.preview_url === null && (
        <source
          media="(width < 60.25rem)"
          srcSet={coverUrl(product, 'landscape')}
          width={width}
          height={height}
        />
      )}
      <ProductCover product={product} shape="portrait" isPriority />
    </picture>
  )
}
