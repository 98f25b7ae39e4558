import type { GalleryPicture } from '@chignon/contract/identity/gallery'
import { IconButton } from '@chignon/ui/icon-button'
import { Picture } from '@chignon/ui/picture'
import { Trash2 } from '@chignon/ui/icons/trash-2'
import { useLingui } from '@lingui/react/macro'
import { useState, type DragEvent } from 'react'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { galleryPictureUrl } from '../../profile/gallery-picture.ts'
import { DescribePicture } from './describe-picture.tsx'
import { MovePicture } from './move-picture.tsx'

type OwnPictureProps = {
  picture: GalleryPicture
  index: number
  count: number
  isDragged: boolean
  /** Whether another picture is being dragged. */
  canReceive: boolean
  /** Receives the path of the picture when it is dragged, null when it is let go. */
  onDrag: (path: string | null) => void
  /** Another picture was dropped here. */
  onDrop: () => void
}

/** One of the viewer's pictures with what can be done with it. */
export function OwnPicture({ picture, index, count, onDrag, onDrop, ...state }: OwnPictureProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [isOver, setIsOver] = useState(false)
  const { path, caption, width, height } = picture
  const place = number(index + 1)
  const name = caption ?? t`Picture ${place}`
  const receive = (event: DragEvent) => {
    if (!state.canReceive) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <li>
      <div
        role="none"
        className="grid grid-cols-1 content-start gap-2"
        onDragEnter={receive}
        onDragOver={receive}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          onDrop()
        }}
      >
        <div
          draggable={count > 1}
          data-dragged={state.isDragged || undefined}
          data-over={(isOver && state.canReceive) || undefined}
          className="relative aspect-square overflow-clip rounded-media outline-offset-4 outline-accent transition-opacity data-dragged:opacity-40 data-over:outline-2 pointer-fine:[&[draggable=true]]:cursor-grab [&_img]:pointer-events-none"
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move'
            dataTransfer.setData('text/plain', name)
            onDrag(path)
          }}
          onDragEnd={() => onDrag(null)}
        >
          <Picture
            src={galleryPictureUrl(picture)}
            sources={picture.picture?.sources}
            placeholder={picture.picture?.placeholder}
            sizes="(min-width: 68.75rem) 18rem, 50vw"
            width={width}
            height={height}
            alt={caption ? '' : name}
            fit="cover"
          />
          <MemberForm preventScrollReset className="absolute end-2 top-2">
            <input type="hidden" name="path" value={path} />
            <IconButton
              type="submit"
              name="intent"
              value="remove"
              variant="on-picture"
              label={t`Remove ${name}`}
            >
              <Trash2 />
            </IconButton>
          </MemberForm>
        </div>
        {caption && (
          <p dir="auto" className="text-small wrap-anywhere text-text-muted">
            {caption}
          </p>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <DescribePicture key={caption} path={path} name={name} caption={caption} />
          {count > 1 && <MovePicture path={path} name={name} index={index} count={count} />}
        </div>
      </div>
    </li>
  )
}
