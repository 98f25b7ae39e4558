'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { CircleAlert } from '../icons/circle-alert.tsx'
import { CircleCheck } from '../icons/circle-check.tsx'
import { Info } from '../icons/info.tsx'
import { Megaphone } from '../icons/megaphone.tsx'
import { TriangleAlert } from '../icons/triangle-alert.tsx'
import { X } from '../icons/x.tsx'
import { checkChoice } from '../development/check-choice.ts'
import { checkControlled } from '../development/check-controlled.ts'

export type BannerTone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

const banner = cva(
  'flex items-start gap-3 rounded-media border border-s-4 border-line bg-raised py-3.5 ps-4 pe-3 text-small forced-colors:[&>svg]:text-[CanvasText]',
  {
    variants: {
      tone: {
        neutral: 'border-s-accent [&>svg]:text-accent',
        info: 'border-s-info [&>svg]:text-info',
        success: 'border-s-success [&>svg]:text-success',
        warning: 'border-s-warning [&>svg]:text-warning',
        error: 'border-s-error [&>svg]:text-error',
      },
    },
  },
)

const icons = {
  neutral: Megaphone,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}

export type BannerLabels = {
  /** Name of the button that closes it. */
  close: string
}

const english: BannerLabels = { close: 'Close' }

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Default `neutral`. An error interrupts screen readers, the others do not. */
  tone?: BannerTone | undefined
  /** What happened or what is new, in a few texts. */
  title: ReactNode
  /** What it means, in one or two sentences. */
  children?: ReactNode
  /** A small `Button` or a `TextLink` with the next step. */
  action?: ReactNode
  /** Adds a button that closes it. Default false. */
  isClosable?: boolean | undefined
  /** Whether it is shown, if the caller controls it. */
  open?: boolean | undefined
  /** Whether it is shown at first, if the component keeps it. Default true. */
  defaultOpen?: boolean | undefined
  /** Called with false when the user closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Default English. */
  labels?: Partial<BannerLabels> | undefined
}

/** A message about a page or a section of it, in its flow, that stays until it is resolved or closed. */
export function Banner({
  tone = 'neutral',
  title,
  children,
  action,
  isClosable = false,
  open,
  defaultOpen = true,
  onOpenChange,
  labels,
  className,
  ...rest
}: BannerProps) {
  const texts = useMessages('banner', english, labels)
  const [isOwnOpen, setIsOwnOpen] = useState(defaultOpen)
  const isHydrated = useHydrated()
  if (process.env.NODE_ENV !== 'production') {
    checkChoice('Banner', 'tone', tone, Object.keys(icons))
    checkControlled('Banner', 'open', open, onOpenChange, { isReadOnly: !isClosable })
  }
  const Icon = icons[tone]
  if (!(open ?? isOwnOpen)) return null
  const close = () => {
    setIsOwnOpen(false)
    onOpenChange?.(false)
  }
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={cx(className, banner({ tone }))} {...rest}>
      <Icon className="mt-px size-5 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64 wrap-anywhere">
          <p className="font-medium">{title}</p>
          {children && <div className="mt-0.5 max-w-prose text-text-muted">{children}</div>}
        </div>
        {action && <div className="flex min-w-0 flex-wrap gap-3">{action}</div>}
      </div>
      {isClosable && (
        <IconButton
          label={texts.close}
          size="small"
          // Without scripts it does nothing.
          className={isHydrated ? '-my-1.75' : 'invisible -my-1.75'}
          onClick={close}
        >
          <X />
        </IconButton>
      )}
    </div>
  )
}
