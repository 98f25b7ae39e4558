'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../button/button.tsx'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { VideoUpNext } from './video-player-props.ts'

/** Seconds until the next video starts by itself. */
const countdown = 8

type UpNextProps = {
  upNext: VideoUpNext
  labels: VideoPlayerLabels
  locale: string
  onReplay: () => void
}

/** Covers the picture at the end: the next video, which starts by itself unless that is cancelled or switched off. */
export function UpNext({ upNext, labels, locale, onReplay }: UpNextProps) {
  const [left, setLeft] = useState(upNext.isAutomatic ? countdown : null)
  const playNext = useEffectEvent(() => upNext.onPlay())

  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : playNext()), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const number = new Intl.NumberFormat(locale)
  return (
    <section
      aria-label={labels.upNext}
      className="absolute inset-0 z-1 grid place-content-center-safe justify-items-center gap-3 overflow-y-auto bg-picture-shade/85 p-4 text-center @min-[40rem]/stage:pb-24 text-on-picture"
    >
      {upNext.note && (
        <p role="status" className="max-w-[36ch] text-small text-balance">
          {upNext.note}
        </p>
      )}
      <p role="status">
        <span className="block text-small text-on-picture-muted">{labels.upNext}</span>
        <span className="mt-1 block max-w-[28ch] text-subtitle font-medium text-balance @min-[40rem]/stage:text-title">
          <bdi>{upNext.title}</bdi>
        </span>
        {left !== null && (
          <span className="sr-only">{labels.startsIn(number.format(countdown), countdown)}</span>
        )}
      </p>
      {left !== null && (
        <p aria-hidden="true" className="text-small tabular-nums">
          {labels.startsIn(number.format(left), left)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={upNext.onPlay}>{labels.playNext}</Button>
        {left === null ? (
          <Button variant="secondary" onClick={onReplay}>
            {labels.replay}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setLeft(null)}>
            {labels.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}
