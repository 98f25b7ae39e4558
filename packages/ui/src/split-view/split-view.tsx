'use client'
import {
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { cx } from 'class-variance-authority'
import { checkControlled } from '../development/check-controlled.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useMessages } from '../messages/use-messages.ts'

export type SplitViewLabels = {
  /** The name of the line between the panes, which is moved. */
  resize: string
}

const english: SplitViewLabels = { resize: 'Width of the list' }

const least = 20
const most = 60
const step = 2

const within = (share: number): number => Math.round(Math.min(most, Math.max(least, share)))

export type SplitViewProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  /** What one chooses from. */
  list: ReactNode
  /** What was chosen, or a sentence that nothing is. */
  children: ReactNode
  /** In a narrow container only one pane is shown: whether it is the detail, with a link back to the list. Default false. */
  isDetailShown?: boolean | undefined
  /** The width of the list in percent, 20 to 60, if the caller controls it. */
  value?: number | undefined
  /** The initial width in percent, if the component keeps it. Default 34. */
  defaultValue?: number | undefined
  /** Receives the width when the line was moved. */
  onValueChange?: ((value: number) => void) | undefined
  /** Default English. */
  labels?: Partial<SplitViewLabels> | undefined
}

/** A list and what was chosen in it, side by side with a line that can be moved; in a narrow container one of both. */
export function SplitView({
  list,
  children,
  isDetailShown = false,
  value,
  defaultValue = 34,
  onValueChange,
  labels,
  className,
  ...rest
}: SplitViewProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('SplitView', 'value', value, onValueChange)
  const texts = useMessages('splitView', english, labels)
  const [share, setShare] = useFieldValue({ value, defaultValue, onValueChange })
  const panes = useRef<HTMLDivElement>(null)
  // Not a style attribute, which a strict policy blocks on the server.
  useEffect(() => panes.current?.style.setProperty('--chignon-split', `${share}%`), [share])

  const moveTo = ({ clientX }: PointerEvent) => {
    if (!panes.current) return
    const { left, right, width } = panes.current.getBoundingClientRect()
    const isMirrored = getComputedStyle(panes.current).direction === 'rtl'
    setShare(within(((isMirrored ? right - clientX : clientX - left) / width) * 100))
  }
  const moveByKey = (event: KeyboardEvent) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === forward) setShare(within(share + step))
    else if (event.key === back) setShare(within(share - step))
    else if (event.key === 'Home') setShare(least)
    else if (event.key === 'End') setShare(most)
    else return
    event.preventDefault()
  }

  return (
    <div className={cx(className, '@container/split min-w-0')} {...rest}>
      <div
        ref={panes}
        className="h-full min-h-0 @min-[44rem]/split:grid @min-[44rem]/split:grid-cols-[minmax(14rem,var(--chignon-split,34%))_auto_minmax(0,1fr)]"
      >
        <div
          className={cx(
            'min-w-0 @min-[44rem]/split:min-h-0 @min-[44rem]/split:overflow-y-auto',
            isDetailShown && 'hidden @min-[44rem]/split:block',
          )}
        >
          {list}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that is moved is a control */}
        <div
          role="separator"
          aria-label={texts.resize}
          aria-orientation="vertical"
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuenow={share}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keyboard
          tabIndex={0}
          className="relative hidden cursor-col-resize touch-none border-s border-line transition-colors before:absolute before:inset-y-0 before:-inset-x-1.5 hover:border-accent focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-focus @min-[44rem]/split:block"
          onKeyDown={moveByKey}
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.focus()
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
          }}
        />
        <div
          className={cx(
            'min-w-0 @min-[44rem]/split:min-h-0 @min-[44rem]/split:overflow-y-auto',
            !isDetailShown && 'hidden @min-[44rem]/split:block',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
