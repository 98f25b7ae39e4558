import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Play } from '../icons/play.tsx'
import type { PostType } from './post-card.tsx'

const zoom =
  '[&_img]:size-full [&_img]:transition-transform [&_img]:duration-240 group-hover/card:[&_img]:scale-[1.025]'

type PostPictureProps = {
  type: PostType
  cover: ReactNode
  /** Duration of the video. */
  duration?: ReactNode
  /** Content over an image. */
  children?: ReactNode
}

/**
 * The picture of a post: a cover for an article, a full card for an image with its text over it, a picture with
 * the sign for playing for a video.
 */
export function PostPicture({ type, cover, duration, children }: PostPictureProps) {
  if (type === 'video')
    return (
      <div className={cx('relative aspect-video overflow-clip rounded-media text-on-picture', zoom)}>
        {cover}
        <span className="absolute start-1/2 top-1/2 grid size-16 -translate-1/2 place-items-center rounded-pill border border-on-picture/60 bg-picture-shade/55 rtl:translate-x-1/2">
          {/* Play icons are not mirrored. */}
          <Play strokeWidth={1.25} className="ms-1 size-6 fill-current rtl:ms-0 rtl:me-1" />
        </span>
        {duration && (
          <span className="absolute end-3 bottom-3 rounded-media bg-picture-shade/80 px-2 py-0.5 text-caption tabular-nums">
            <bdi>{duration}</bdi>
          </span>
        )}
      </div>
    )
  if (type === 'image')
    return (
      // No element in here is positioned, so that the stretched link covers the whole card.
      <div className="grid aspect-4/5 grid-rows-[minmax(0,1fr)] overflow-clip rounded-media text-on-picture *:col-start-1 *:row-start-1">
        <div className={zoom}>{cover}</div>
        <div className="picture-shade z-1 self-end px-5 pt-28 pb-5 @min-[24rem]:px-7 @min-[24rem]:pb-6">
          {children}
        </div>
      </div>
    )
  return <div className={cx('aspect-8/5 overflow-clip rounded-media', zoom)}>{cover}</div>
}
