import { coverOf, drawCover } from '../strand/cover.ts'
import { Cover, type CoverProps } from './cover.tsx'

type DrawnCoverProps = Omit<CoverProps, 'src' | 'colourway'> & {
  /** Usually a slug. */
  seed: string
  /** A category's slug. */
  category?: string | undefined
}

/** A cover drawn in place, for stories. The app loads covers as image files. */
export function DrawnCover({ seed, category, width, height, ...rest }: DrawnCoverProps) {
  const choice = coverOf(seed, category)
  const svg = drawCover({ seed, width, height, ...choice })
  return (
    <Cover
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={width}
      height={height}
      colourway={choice.colourway}
      {...rest}
    />
  )
}
