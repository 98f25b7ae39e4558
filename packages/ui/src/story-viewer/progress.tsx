'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

type ClockProps = {
  /** Milliseconds. */
  duration: number
  isPaused: boolean
  /** Called once the time is over. */
  onEnd: () => void
}

const full = 'block h-full origin-[0_50%] bg-on-picture forced-colors:bg-[Highlight]'

/** The shown story's bar is the clock itself: when it is full the time is over, and while it stands the time stands. */
function Clock({ duration, isPaused, onEnd }: ClockProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const clock = useRef<Animation>(null)
  const end = useEffectEvent(onEnd)
  const isPausedNow = useEffectEvent(() => isPaused)

  useEffect(() => {
    const animation = ref.current?.animate([{ scale: '0 1' }, { scale: '1 1' }], { duration, fill: 'both' })
    if (!animation) return
    if (isPausedNow()) animation.pause()
    animation.addEventListener('finish', () => {
      // All motion may be brought to its end at once, for a picture; a story that is held stays.
      if (!isPausedNow()) end()
    })
    clock.current = animation
    return () => animation.cancel()
  }, [duration])

  useEffect(() => {
    if (isPaused) clock.current?.pause()
    else if (clock.current?.playState === 'paused') clock.current.play()
  }, [isPaused])

  return <span ref={ref} className={full} />
}

/** One bar for each story: those seen are full, the shown one fills, from the side one reads from. */
export function Progress({ count, index, ...clock }: ClockProps & { count: number; index: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="h-0.5 grow overflow-clip rounded-pill bg-on-picture/35 rtl:-scale-x-100">
          {at < index && <span className={full} />}
          {at === index && <Clock {...clock} />}
        </span>
      ))}
    </div>
  )
}
