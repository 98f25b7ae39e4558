import { Cover } from '@chignon/ui/cover'
import { coverShapes, coverUrl, type CoverShape } from '../../../lib/files/cover-url.ts'

type ThingCoverProps = {
  thing: { slug: string; category: { slug: string }; preview_url: string | null }
  shape: CoverShape
  isPriority?: boolean
}

/** The picture of a thing in the catalogue: its own photograph, else the cover drawn from its slug. */
export function ThingCover({ thing, shape, isPriority = false }: ThingCoverProps) {
  const { width, height } = coverShapes[shape]
  return (
    <Cover
      src={thing.preview_url ?? coverUrl(thing, shape)}
      width={width}
      height={height}
      isPriority={isPriority}
    />
  )
}
