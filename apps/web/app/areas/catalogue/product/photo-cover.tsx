import { Picture } from '@chignon/ui/picture'
import type { Picture as Photograph } from '@chignon/contract/platform/picture'

// As wide as the columns of the card grids and of the head of a page.
const shapes = {
  portrait: { sizes: '(width >= 60.25rem) 18rem, 50vw' },
  landscape: { sizes: '(width >= 60.25rem) 36rem, 100vw' },
  head: { sizes: '(width >= 60.25rem) 30rem, 100vw' },
} as const

export type PhotoCoverProps = {
  photograph: Photograph
  shape: keyof typeof shapes
  /** How wide it is on the page, like the attribute of `<img>`. Default: the column of a grid of its shape. */
  sizes?: string | undefined
  isPriority?: boolean
}

/** A photograph as cover that fills its frame, cropped around its focal point (COVER-1). */
export function PhotoCover({
  photograph,
  shape,
  sizes = shapes[shape].sizes,
  isPriority = false,
}: PhotoCoverProps) {
  const { src, sources, width, height, placeholder, alt, focal_point } = photograph
  return (
    <Picture
      src={src}
      sources={sources}
      sizes={sizes}
      width={width}
      height={height}
      placeholder={placeholder}
      alt={alt}
      focalPoint={focal_point}
      fit="cover"
      isPriority={isPriority}
    />
  )
}
