'use client'
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Trash2 } from '../icons/trash-2.tsx'
import { lazyPart } from '../hydration/lazy-part.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import { evenTile, tileOf } from './tile.ts'

// Loaded with the first picture that is opened.
const Lightbox = lazyPart(async () => (await import('./lightbox.tsx')).Lightbox)

export type GalleryPicture = {
  id: string
  /** URL of the large picture. */
  src: string
  /** URL of a smaller picture for the grid. Default `src`. */
  thumbnail?: string | undefined
  /** Further sizes of it, best format first. */
  sources?: readonly PictureSource[] | undefined
  /** A picture of a few pixels as a `data:` URL; it is shown blurred until the picture has loaded. */
  placeholder?: string | undefined
  /** Alternative text; required for every picture. */
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
  /** Label: "Gallery". */
  label: string
  /** In display order. */
  pictures: readonly GalleryPicture[]
  /** A tile for adding pictures, for the owner: it comes first. A `FileDrop` fits. */
  add?: ReactNode
  /** Receives the id of the picture to remove. Without it pictures cannot be removed. */
  onRemove?: ((id: string) => void) | undefined
  /** Default English. */
  labels?: Partial<GalleryGridLabels> | undefined
}

/**
 * A person's pictures, the first one large. Each opens in a full-screen viewer; before scripts load it links to the
 * picture file. With `add` or `onRemove` it is the owner's view: all tiles then have the same size.
 */
export function GalleryGrid({
  label,
  pictures,
  add,
  onRemove,
  labels,
  className,
  ...rest
}: GalleryGridProps) {
  const texts = useMessages('galleryGrid', english, labels)
  const [shownId, setShownId] = useState<string | null>(null)
  // Once opened it stays mounted, so that closing returns the focus.
  const [isMounted, setIsMounted] = useState(false)
  const isOwners = Boolean(add || onRemove)
  return (
    <>
      <ul
        aria-label={label}
        className={cx(
          className,
          'grid grid-flow-dense grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4',
        )}
        {...rest}
      >
        {add && <li className="grid aspect-square *:size-full">{add}</li>}
        {pictures.map(({ id, src, thumbnail = src, alt, ...picture }, index) => {
          const tile = isOwners || pictures.length < 3 ? evenTile : tileOf(index, pictures.length)
          return (
            <li key={id} className={cx('group/tile relative size-full', tile.className)}>
              <a
                href={src}
                className="block size-full overflow-clip rounded-media bg-surface"
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  setShownId(id)
                  setIsMounted(true)
                }}
              >
                <Picture
                  {...picture}
                  src={thumbnail}
                  alt={alt}
                  fit="cover"
                  sizes={tile.sizes}
                  className="transition-transform duration-240 group-hover/tile:scale-[1.025]"
                />
              </a>
              {onRemove && (
                <IconButton
                  variant="on-picture"
                  size="small"
                  label={texts.remove(alt)}
                  className="absolute! end-2 top-2"
                  onClick={() => onRemove(id)}
                >
                  <Trash2 className="size-4!" />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {isMounted && (
        <Suspense>
          <Lightbox pictures={pictures} shownId={shownId} onShow={setShownId} labels={texts} />
        </Suspense>
      )}
    </>
  )
}
