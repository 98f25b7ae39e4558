import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'

/** A line over a picture. Coordinates and width are shares of the picture, from 0 to 1. */
export type Stroke = {
  readonly color: 'brass' | 'light' | 'dark'
  /** The width of the line, as a share of the picture's width. */
  readonly width: number
  readonly points: readonly (readonly [x: number, y: number])[]
}

const colors: Record<Stroke['color'], string> = {
  brass: 'stroke-(--chignon-accent-300)',
  light: 'stroke-on-picture',
  dark: 'stroke-picture-shade',
}

export type DrawnPictureProps = Omit<ComponentProps<'figure'>, 'children'> & {
  src: string
  /** Other sizes of the picture, as for `<img>`. */
  srcSet?: string | undefined
  /** How wide the picture is shown, as for `<img>`. Needed with `srcSet`. */
  sizes?: string | undefined
  /** What the picture shows. */
  alt: string
  /** In pixels. */
  width: number
  /** In pixels. */
  height: number
  /** The lines, in the order they were drawn. */
  strokes: readonly Stroke[]
  /** Below the picture: what the lines are about. */
  caption?: ReactNode
}

/** The path of a stroke in pixels of the picture. A single point is a dot. */
function pathOf({ points }: Stroke, width: number, height: number): string {
  const [first, ...rest] = points.map(([x, y]) => `${round(x * width)} ${round(y * height)}`)
  return `M${first ?? '0 0'}${rest.length > 0 ? rest.map((point) => `L${point}`).join('') : 'h0'}`
}

const round = (number: number) => Math.round(number * 10) / 10

/** A photograph with lines that someone drew over it. The lines scale with the picture. */
export function DrawnPicture({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  strokes,
  caption,
  className,
  ...rest
}: DrawnPictureProps) {
  return (
    <figure className={className} {...rest}>
      <div className="relative overflow-clip rounded-media border border-line">
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto w-full"
        />
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full fill-none"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {strokes.map((stroke, index) => {
            const path = pathOf(stroke, width, height)
            const line = stroke.width * width
            return (
              <g key={index}>
                {/* An outline, so that the line is visible on any ground. */}
                <path
                  d={path}
                  strokeWidth={line * 1.7}
                  className={cx(
                    'opacity-60',
                    stroke.color === 'dark' ? 'stroke-on-picture' : 'stroke-picture-shade',
                  )}
                />
                <path d={path} strokeWidth={line} className={colors[stroke.color]} />
              </g>
            )
          })}
        </svg>
      </div>
      {caption && <figcaption className="mt-2 text-small text-text-muted">{caption}</figcaption>}
    </figure>
  )
}
