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
              'group/tile relative aspect-square',
              !isOwners && index === 0 && pictures.length > 2 && 'col-span-2 row-span-2',
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
