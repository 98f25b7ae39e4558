import { chapterAt } from './chapters.ts'
import { formatClock } from './format-clock.ts'
import type { ControlsProps } from './controls-props.ts'
import { Slider } from './video-slider.tsx'
import { TimeControls } from './time-controls.tsx'
import { ViewControls } from './view-controls.tsx'

/** The control bar below the picture, made of native buttons, ranges and menus. */
export function Controls({ onSeek, ...props }: ControlsProps) {
  const { media, chapters, previews, isKeySeeking, labels, locale } = props
  const chapter = chapterAt(chapters, media.time)?.title
  const position = labels.position(formatClock(media.time, locale), formatClock(media.duration, locale))
  const clock = (seconds: number) => formatClock(seconds, locale)
  return (
    <div className="px-2 pt-12 pb-1.5 @min-[40rem]/stage:px-4 @min-[40rem]/stage:pb-3">
      {/* Below the captions, so that it does not darken them. */}
      <div aria-hidden="true" className="picture-shade absolute inset-0 z-2" />
      <div className="relative z-4">
        <Slider
          label={labels.seek}
          data-player="seek"
          value={media.time}
          max={media.duration}
          buffered={media.buffered}
          // Gaps only between chapters.
          marks={chapters.slice(1).map(({ start }) => start)}
          valueText={chapter ? `${position}, ${chapter}` : position}
          formatHover={(time) => [clock(time), chapterAt(chapters, time)?.title].filter(Boolean).join(' · ')}
          previews={previews}
          isPreviewShown={isKeySeeking}
          onValueChange={onSeek}
        />
        <div className="flex items-center justify-between gap-2 text-on-picture">
          <TimeControls {...props} />
          <ViewControls {...props} />
        </div>
      </div>
    </div>
  )
}
