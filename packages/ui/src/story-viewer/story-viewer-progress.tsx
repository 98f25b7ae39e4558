'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

type ClockProps = {
  /** Milliseconds. */
  duration: number
  isPaused: boolean
  /** Called when the time is over. */
  onEnd: () => void
}

const full = 'block h-full origin-[0_50%] bg-on-picture forced-colors:bg-[Highlight]'

/**
 * The bar of the current story is the timer itself: its animation ends when the time is over, and pauses with it.
 */
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
      // Screenshots finish all animations at once; a paused story must stay.
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

/** One bar per story: seen ones are full, the current one fills in reading direction. */
export function Progress({ count, index, ...clock }: ClockProps & { count: number; index: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: count }, (_, position) => (
        <span
          key={position}
          className="h-0.5 grow overflow-clip rounded-pill bg-on-picture/35 rtl:-scale-x-100"
        >
          {position < index && <span className={full} />}
          {position === index && <Clock {...clock} />}
        </span>
      ))}
    </div>
  )
}
