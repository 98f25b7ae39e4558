import type { Picture as PictureData } from '@chignon/contract/platform/picture'
import { Picture } from '@chignon/ui/picture'
import { useLingui } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { messagePictureShape } from './message-picture-shape.ts'

/** The picture of a message, which opens in full in a new tab. */
export function MessagePicture({ picture }: { picture: PictureData }) {
  const { t } = useLingui()
  const { src, sources, width, height, placeholder, alt } = picture
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      className={cx(
        'block max-w-full overflow-clip rounded-media border border-line',
        messagePictureShape(picture),
      )}
    >
      <Picture
        src={src}
        sources={sources}
        width={width}
        height={height}
        placeholder={placeholder}
        alt={alt || t`Picture without a description`}
        fit="cover"
        sizes="15rem"
      />
    </a>
  )
}
