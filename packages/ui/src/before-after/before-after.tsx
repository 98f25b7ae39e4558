'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { useMessages } from '../messages/use-messages.ts'
import { Picture, type PictureProps } from '../picture/picture.tsx'

/** One of the two pictures. */
export type BeforeAfterPicture = Pick<
  PictureProps,
  'src' | 'sources' | 'width' | 'height' | 'alt' | 'placeholder' | 'focalPoint'
>

export type BeforeAfterLabels = { before: ReactNode; after: ReactNode }

const english: BeforeAfterLabels = { before: 'Before', after: 'After' }

export type BeforeAfterProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The photograph at the start: how the hair was. */
  before: BeforeAfterPicture
  /** The photograph at the end: the result. */
  after: BeforeAfterPicture
  /** What was done, below the pictures. */
  caption?: ReactNode
  /** How wide both pictures together are on the page, like the attribute of `<img>`. Default `100vw`. */
  sizes?: string | undefined
  /** Default English. */
  labels?: Partial<BeforeAfterLabels> | undefined
}

/** Two photographs of the same head beside each other, before and after: cropped to one shape around their focal points. */
export function BeforeAfter({
  before,
  after,
  caption,
  sizes = '100vw',
  labels,
  className,
  ...rest
}: BeforeAfterProps) {
  const texts = useMessages('beforeAfter', english, labels)
  const pictures = [
    { id: 'before', picture: before, label: texts.before },
    { id: 'after', picture: after, label: texts.after },
  ]
  return (
    <figure className={cx(className, 'grid gap-3')} {...rest}>
      <div className="grid grid-cols-2 gap-1 overflow-clip rounded-media">
        {pictures.map(({ id, picture, label }) => (
          <div key={id} className="relative aspect-4/5">
            <Picture {...picture} fit="cover" sizes={`calc(${sizes} / 2)`} />
            <span className="absolute start-3 bottom-3 rounded-pill bg-ground px-3 py-1 text-caption font-medium">
              {label}
            </span>
          </div>
        ))}
      </div>
      {caption && <figcaption className="text-small text-text-muted">{caption}</figcaption>}
    </figure>
  )
}
