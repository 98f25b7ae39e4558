import { useRef, type RefObject } from 'react'
import type { VideoSource } from './video-sources.ts'
import type { Playback } from './use-playback.ts'
import type { VideoCaptions, VideoPlayerProps } from './video-player-props.ts'

type PictureProps = Pick<VideoPlayerProps, 'title' | 'poster' | 'crossOrigin'> & {
  videoRef: RefObject<HTMLVideoElement | null>
  files: readonly VideoSource[]
  captions: readonly VideoCaptions[]
  hasStream: boolean
  isHydrated: boolean
  events: Playback['events']
  /** Receives the pointer type: "mouse", "touch", "pen". */
  onPress: (pointerType: string) => void
  onDoublePress: () => void
}

/** The <video> element, with the browser's controls until scripts run. */
export function Picture({
  videoRef,
  title,
  poster,
  crossOrigin,
  files,
  captions,
  hasStream,
  isHydrated,
  events,
  onPress,
  onDoublePress,
}: PictureProps) {
  const pointer = useRef('mouse')
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are the caller's
    <video
      ref={videoRef}
      poster={poster}
      crossOrigin={crossOrigin}
      // A stream is loaded only when it is played.
      preload={hasStream ? 'none' : 'metadata'}
      playsInline
      controls={!isHydrated}
      aria-label={title}
      className="absolute inset-0 size-full object-contain"
      {...events}
      onPointerDown={({ pointerType }) => {
        pointer.current = pointerType
      }}
      onClick={() => onPress(pointer.current)}
      onDoubleClick={onDoublePress}
    >
      {files.map(({ src, type }) => (
        <source key={src} src={src} type={type} onError={events.onError} />
      ))}
      {captions.map(({ src, language, label, isDefault }) => (
        <track
          key={src}
          kind="captions"
          src={src}
          srcLang={language}
          label={label}
          default={!isHydrated && isDefault}
        />
      ))}
    </video>
  )
}
