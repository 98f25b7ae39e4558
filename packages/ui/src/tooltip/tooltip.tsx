'use client'
import { useEffect, useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { placeByHand } from '../menu/place.ts'

/** How long the pointer rests before the words appear, and how long it may take to reach them. Milliseconds. */
const [showAfter, hideAfter] = [350, 120]

export type TooltipProps = Omit<ComponentProps<'span'>, 'popover' | 'id' | 'role' | 'children'> & {
  /** A few words, without links or controls. */
  text: ReactNode
  /** What they explain: one element that can have the focus. */
  children: ReactElement
}

/**
 * A few words on what has the pointer or the focus; Escape takes them away, and the pointer may go over them. They are
 * the element's description: what is needed to use it must stand in its name, for fingers never see a tooltip.
 */
export function Tooltip({ text, children, className, ...rest }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listening = useRef<AbortController>(null)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      listening.current?.abort()
    },
    [],
  )

  const hide = () => {
    clearTimeout(timer.current)
    listening.current?.abort()
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }
  const show = (source: HTMLElement) => {
    clearTimeout(timer.current)
    const element = tip.current
    if (!element || element.matches(':popover-open')) return
    element.showPopover({ source })
    placeByHand(element, source, 'start')
    // Escape counts wherever the focus is: the pointer may have brought it here.
    listening.current = new AbortController()
    const { signal } = listening.current
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(hide, hideAfter)
  }

  return (
    <>
      <Slot
        aria-describedby={id}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch') return
          const source = event.currentTarget
          clearTimeout(timer.current)
          timer.current = setTimeout(() => show(source), showAfter)
        }}
        onPointerLeave={hideSoon}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
        }}
        onBlur={hide}
        onClick={hide}
      >
        {children}
      </Slot>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={cx(
          'fixed inset-auto m-0 my-2 w-max max-w-60 rounded-control border border-line bg-raised px-3 py-1.5 text-caption text-text shadow-float',
          '[position-area:block-start] [position-try-fallbacks:flip-block]',
          'opacity-0 transition-all transition-discrete duration-120 open:opacity-100 starting:open:opacity-0',
          className,
        )}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={hideSoon}
        {...rest}
      >
        {text}
      </span>
    </>
  )
}
