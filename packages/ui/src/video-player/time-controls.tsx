import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Pause } from '../icons/pause.tsx'
import { Play } from '../icons/play.tsx'
import { RotateCcw } from '../icons/rotate-ccw.tsx'
import { RotateCw } from '../icons/rotate-cw.tsx'
import { SkipForward } from '../icons/skip-forward.tsx'
import { Volume1 } from '../icons/volume-1.tsx'
import { Volume2 } from '../icons/volume-2.tsx'
import { VolumeX } from '../icons/volume-x.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { formatClock } from './format-clock.ts'
import type { ControlsProps } from './controls-props.ts'
import { quiet } from './control-styles.ts'
import { Slider } from './video-slider.tsx'

function Skip({ seconds, children }: { seconds: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className="relative grid place-items-center">
      {children}
      <span className="absolute pt-px text-[0.5rem]/none font-medium">{seconds}</span>
    </span>
  )
}

type TimeControlsProps = Pick<
  ControlsProps,
  'media' | 'labels' | 'locale' | 'hasNext' | 'onCommand' | 'onVolume'
>

/** Playback and volume: play, skip, volume, and position. */
export function TimeControls({ media, labels, locale, hasNext, onCommand, onVolume }: TimeControlsProps) {
  const clock = (seconds: number) => formatClock(seconds, locale)
  const ten = new Intl.NumberFormat(locale).format(10)
  const volume = media.isMuted ? 0 : media.volume
  const VolumeIcon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2
  const playLabel = media.hasEnded ? labels.replay : media.isPaused ? labels.play : labels.pause
  return (
    // Backward is left of forward in every language, as on the time axis.
    <div dir="ltr" className="flex min-w-0 items-center">
      <IconButton label={playLabel} className={quiet} onClick={() => onCommand({ do: 'play' })}>
        {media.hasEnded ? (
          <RotateCcw />
        ) : media.isPaused ? (
          <Play className="fill-current" />
        ) : (
          <Pause className="fill-current" />
        )}
      </IconButton>
      <IconButton
        label={labels.back(ten)}
        className={cx(quiet, '@max-[26rem]/stage:hidden')}
        onClick={() => onCommand({ do: 'skip', by: -10 })}
      >
        <Skip seconds={ten}>
          <RotateCcw strokeWidth={1.25} className="size-6!" />
        </Skip>
      </IconButton>
      <IconButton
        label={labels.forward(ten)}
        className={cx(quiet, '@max-[26rem]/stage:hidden')}
        onClick={() => onCommand({ do: 'skip', by: 10 })}
      >
        <Skip seconds={ten}>
          <RotateCw strokeWidth={1.25} className="size-6!" />
        </Skip>
      </IconButton>
      {hasNext && (
        <IconButton
          label={labels.playNext}
          className={cx(quiet, '@max-[26rem]/stage:hidden')}
          onClick={() => onCommand({ do: 'next' })}
        >
          <SkipForward className="fill-current" />
        </IconButton>
      )}
      <IconButton
        label={volume === 0 ? labels.unmute : labels.mute}
        className={quiet}
        onClick={() => onCommand({ do: 'mute' })}
      >
        <VolumeIcon />
      </IconButton>
      <Slider
        label={labels.volume}
        value={volume}
        max={1}
        step={0.05}
        valueText={new Intl.NumberFormat(locale, { style: 'percent' }).format(volume)}
        onValueChange={onVolume}
        className="w-20 @max-[40rem]/stage:hidden"
      />
      <p className="ms-2 truncate text-small tabular-nums @max-[10rem]/stage:hidden">
        <span className="font-medium">{clock(media.time)}</span>
        <span className="text-on-picture-muted @max-[20rem]/stage:hidden"> / {clock(media.duration)}</span>
      </p>
    </div>
  )
}
