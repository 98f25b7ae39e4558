import type { Picture as PictureData } from '@chignon/contract/platform/picture'
import { Picture } from '@chignon/ui/picture'
import { useLingui } from '@lingui/react/macro'

/** The picture of a message, which opens in full in a new tab. */
export function MessagePicture({ picture }: { picture: PictureData }) {
  const { t } = useLingui()
  const { src, sources, width, height, placeholder, alt } = picture
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      className={`block max-w-full overflow-clip rounded-media border border-line ${width < height ? 'aspect-3/4 w-44' : 'aspect-4/3 w-60'}`}
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
