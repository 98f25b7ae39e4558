import { useId, type ComponentProps, type ReactNode } from 'react'
import { Check } from 'lucide-react'
import { cva, cx } from 'class-variance-authority'

const choice = cva(
  'group/choice relative flex cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55',
  {
    variants: {
      variant: {
        plain: 'items-start gap-3 py-1.5 pointer-coarse:min-h-11 pointer-coarse:items-center',
        cards: [
          'rounded-control border border-line bg-ground/40 transition-colors',
          'hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-disabled:hover:border-line',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          'forced-colors:has-checked:border-[Highlight]',
        ],
      },
      hasPicture: { true: 'flex-col', false: '' },
    },
    compoundVariants: [
      { variant: 'cards', hasPicture: false, className: 'min-h-14 items-center gap-4 px-4.5 py-3.5' },
    ],
  },
)

const box = cva(
  [
    'peer m-0 size-5 cursor-pointer appearance-none border-line-strong bg-transparent transition-colors',
    'group-hover/choice:border-text disabled:cursor-not-allowed',
  ],
  {
    variants: {
      type: {
        // A border that thickens needs no background, so it remains visible in forced colours.
        radio:
          'rounded-pill border checked:border-6 checked:border-accent group-hover/choice:checked:border-accent',
        checkbox: 'rounded-[3px] border checked:border-accent checked:bg-accent',
      },
      variant: { plain: '', cards: 'focus-visible:outline-none' },
    },
  },
)

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox'
  label: ReactNode
  hint?: ReactNode
  /** A picture above the text, as wide as the card. */
  picture?: ReactNode
  /** Default `plain`. */
  variant?: 'plain' | 'cards'
}

/**
 * A radio button or checkbox with its text; all of it is clickable. `className` goes to the root, all other props
 * to the input.
 */
export function Choice({ type, label, hint, picture, variant = 'plain', className, ...rest }: ChoiceProps) {
  const id = useId()
  return (
    <label className={choice({ variant, hasPicture: Boolean(picture), className })}>
      {picture && <span className="block overflow-clip rounded-t-[5px] border-b border-line">{picture}</span>}
      <span
        className={cx('flex min-w-0 gap-4', picture ? 'min-h-14 items-center px-4.5 py-3.5' : 'items-start')}
      >
        <span
          className={cx('relative grid shrink-0', variant === 'plain' ? 'mt-[3px]' : 'mt-[3px] self-start')}
        >
          <input
            type={type}
            className={box({ type, variant })}
            aria-labelledby={`${id}-label`}
            aria-describedby={hint ? `${id}-hint` : undefined}
            {...rest}
          />
          {type === 'checkbox' && (
            <Check
              aria-hidden="true"
              strokeWidth={2.5}
              className="pointer-events-none absolute inset-0.75 size-3.5 text-text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
            />
          )}
        </span>
        <span className="min-w-0">
          <span id={`${id}-label`} className="block">
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className="block text-small text-text-muted">
              {hint}
            </span>
          )}
        </span>
      </span>
    </label>
  )
}
