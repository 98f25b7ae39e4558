'use client'
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { Trash2 } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { IconButton } from '../icon-button/icon-button.tsx'

// Looking closer is for later: its code comes with the first picture that is opened.
const Lightbox = lazy(() => import('./lightbox.tsx'))

export type GalleryPicture = {
  id: string
  /** Address of the picture as it shall be seen large. */
  src: string
  /** Address of a smaller one for the grid. Default `src`. */
  thumbnail?: string | undefined
  /** What it shows, in words; every picture of a gallery has them. */
  alt: string
  /** Pixels of `src`. */
  width: number
  /** Pixels of `src`. */
  height: number
}

export type GalleryGridLabels = {
  close: string
  previous: string
  next: string
  /** "2 of 9". */
  position: (at: number, of: number) => string
  /** "Remove: A blunt line". */
  remove: (alt: string) => string
}

const english: GalleryGridLabels = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (at, of) => `${at} of ${of}`,
  remove: (alt) => `Remove: ${alt}`,
}

export type GalleryGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** What it is: "Gallery". */
  label: string
  /** In the order they are shown. */
  pictures: readonly GalleryPicture[]
  /** The tile a picture is added with, for the owner: it stands first. A `FileDrop` fits. */
  add?: ReactNode
  /** Called with the id of the picture the owner wants gone. Without it nothing can be removed. */
  onRemove?: ((id: string) => void) | undefined
  /** Default English. */
  labels?: GalleryGridLabels | undefined
}

/**
 * The first picture is large; the last ones are as wide as it takes for the grid to end with a full row, in two columns,
 * three and four.
 */
function spanOf(index: number, count: number): string {
  if (index === 0) return 'col-span-2 row-span-2 aspect-square'
  const fromEnd = count - index
  // The large one takes the room of four.
  const missing = (columns: number) => (columns - ((count + 3) % columns)) % columns
  return cx(
    fromEnd <= missing(2) ? 'max-sm:col-span-2 max-sm:aspect-2/1' : 'max-sm:aspect-square',
    // In three columns the last one alone makes up for all that is missing.
    fromEnd > 1 || missing(3) === 0
      ? 'sm:max-md:aspect-square'
      : missing(3) === 1
        ? 'sm:max-md:col-span-2 sm:max-md:aspect-2/1'
        : 'sm:max-md:col-span-3 sm:max-md:aspect-3/1',
    fromEnd <= missing(4) ? 'md:col-span-2 md:aspect-2/1' : 'md:aspect-square',
  )
}

/**
 * A person's pictures, the first of them large. Each opens over the whole screen; before scripts run it is a link to
 * the picture itself. With `add` or `onRemove` it is the owner's: all tiles are then of one size.
 */
export function GalleryGrid({
  label,
  pictures,
  add,
  onRemove,
  labels = english,
  className,
  ...rest
}: GalleryGridProps) {
  const [shownId, setShownId] = useState<string | null>(null)
  // Once opened it stays in the tree, so that closing gives the focus back.
  const [isWanted, setIsWanted] = useState(false)
  const isOwners = Boolean(add || onRemove)
  return (
    <>
      <ul
        aria-label={label}
        className={cx(
          'grid grid-flow-dense grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4',
          className,
        )}
        {...rest}
      >
        {add && <li className="grid aspect-square *:size-full">{add}</li>}
        {pictures.map(({ id, src, thumbnail = src, alt }, index) => (
          <li
            key={id}
            className={cx(
              'group/tile relative size-full',
              isOwners || pictures.length < 3 ? 'aspect-square' : spanOf(index, pictures.length),
            )}
          >
            <a
              href={src}
              className="block size-full overflow-clip rounded-media bg-surface"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                setShownId(id)
                setIsWanted(true)
              }}
            >
              <img
                src={thumbnail}
                alt={alt}
                loading="lazy"
                decoding="async"
                className="size-full object-cover transition-transform duration-240 group-hover/tile:scale-[1.025]"
              />
            </a>
            {onRemove && (
              <IconButton
                variant="on-picture"
                size="small"
                label={labels.remove(alt)}
                className="absolute! end-2 top-2"
                onClick={() => onRemove(id)}
              >
                <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4!" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {isWanted && (
        <Suspense>
          <Lightbox pictures={pictures} shownId={shownId} onShow={setShownId} labels={labels} />
        </Suspense>
      )}
    </>
  )
}
