import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { CheckboxBox } from '../checkbox/checkbox-box.tsx'
import { NativeInput } from '../native-control/native-input.tsx'

const choice = cva(
  'group/choice relative flex cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55',
  {
    variants: {
      variant: {
        plain: 'items-start gap-3 py-1.5 pointer-coarse:min-h-11 pointer-coarse:items-center',
        cards: [
          'rounded-panel border border-line bg-ground/40 transition-colors',
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

// A border that thickens needs no background, so it remains visible in forced colours.
const radio = cx(
  'm-0 size-5 cursor-pointer appearance-none rounded-pill border border-line-strong bg-transparent transition-colors',
  'group-hover/choice:not-disabled:border-text disabled:cursor-not-allowed',
  'checked:border-6 checked:border-accent group-hover/choice:checked:not-disabled:border-accent',
)

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox'
  label: ReactNode
  hint?: ReactNode
  /** A picture above the text, as wide as the card. */
  picture?: ReactNode
  /** Default `plain`. */
  variant?: 'plain' | 'cards' | undefined
  /** For a checkbox that checks several others: whether only some of them are checked. Default false. */
  isIndeterminate?: boolean | undefined
}

/** A ref that sets what has no attribute. */
const setIndeterminate = (isIndeterminate: boolean) => (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = isIndeterminate
}

/**
 * A radio button or checkbox with its text; all of it is clickable. `className` goes to the root, all other props
 * to the input.
 */
export function Choice({
  type,
  label,
  hint,
  picture,
  variant = 'plain',
  isIndeterminate,
  className,
  ...rest
}: ChoiceProps) {
  const id = useId()
  const words = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  }
  return (
    <label className={cx(className, choice({ variant, hasPicture: Boolean(picture) }))}>
      {picture && <span className="block overflow-clip rounded-t-[5px] border-b border-line">{picture}</span>}
      <span
        className={cx('flex min-w-0 gap-4', picture ? 'min-h-14 items-center px-4.5 py-3.5' : 'items-start')}
      >
        <span
          className={cx(
            'mt-[3px] grid shrink-0',
            variant === 'cards' && 'self-start [&_input]:focus-visible:outline-none',
          )}
        >
          {type === 'checkbox' ? (
            <CheckboxBox
              {...words}
              {...(isIndeterminate !== undefined && { ref: setIndeterminate(isIndeterminate) })}
              {...rest}
            />
          ) : (
            <NativeInput type="radio" className={radio} {...words} {...rest} />
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
