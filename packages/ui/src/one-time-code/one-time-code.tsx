'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { describeControl } from '../field/describe-control.ts'
import { Field } from '../field/field.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { NativeInput } from '../native-control/native-input.tsx'
import { asciiDigits } from '../number-field/number-text.ts'
import { checkControlled } from '../development/check-controlled.ts'

const row = cva(
  [
    'relative @container max-w-full overflow-clip rounded-control py-1',
    'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-disabled:opacity-55',
  ],
  {
    variants: {
      length: {
        4: 'w-56 [--cells:4]',
        5: 'w-70 [--cells:5]',
        6: 'w-84 [--cells:6]',
        7: 'w-98 [--cells:7]',
        8: 'w-112 [--cells:8]',
      },
    },
  },
)

/** Smaller than a title where the cells are narrow: eight digits on a phone with large text. */
const digitSize = 'text-[length:min(var(--text-title),70cqi/var(--cells))]'

const cell = cva(
  [
    'mx-1 grid h-14 min-w-0 flex-1 place-items-center rounded-control border bg-raised font-medium transition-colors',
    digitSize,
  ],
  {
    variants: {
      state: { empty: 'border-line-strong', filled: 'border-text', error: 'border-error' },
    },
  },
)

/** Attributes that the component sets itself. */
type Own = 'type' | 'inputMode' | 'pattern' | 'maxLength' | 'children' | 'onChange' | 'required'

export type OneTimeCodeProps = Omit<ComponentProps<'input'>, Own | 'value' | 'defaultValue'> & {
  label: ReactNode
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Number of digits. Default 6. */
  length?: 4 | 5 | 6 | 7 | 8 | undefined
  /** The digits, if the caller controls them. */
  value?: string | undefined
  /** The initial digits, if the component keeps them. Default none. */
  defaultValue?: string | undefined
  /** Receives ASCII digits, at most `length`. */
  onValueChange?: ((value: string) => void) | undefined
  /** Receives the code when its last digit was entered. */
  onComplete?: ((code: string) => void) | undefined
  /** Default false. */
  isRequired?: boolean | undefined
}

/**
 * A code of a few digits from a mail, a message or an app. One native input over drawn cells, so that pasting, autofill from
 * messages, and screen readers work as usual. Accepts Persian and Arabic digits, spaces and hyphens.
 */
export function OneTimeCode({
  label,
  hint,
  error,
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  isRequired = false,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: OneTimeCodeProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('OneTimeCode', 'value', value, onValueChange, {
      isReadOnly: rest.readOnly || rest.disabled,
    })
  const ownId = useId()
  const controlId = id ?? ownId
  const isHydrated = useHydrated()
  const [code, setCode] = useFieldValue({ value, defaultValue, onValueChange })
  const enter = (text: string) => {
    const next = asciiDigits(text).replace(/\D/g, '').slice(0, length)
    setCode(next)
    if (next.length === length && next !== code) onComplete?.(next)
  }
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div dir="ltr" className="-mx-1">
        <div className={row({ length })}>
          <div aria-hidden="true" className="flex">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={cell({ state: error ? 'error' : index < code.length ? 'filled' : 'empty' })}
              >
                {/* In forced colours the text of the input is visible. */}
                <span className="forced-colors:hidden">{isHydrated && code[index]}</span>
              </span>
            ))}
          </div>
          <NativeInput
            autoComplete="one-time-code"
            {...rest}
            {...describeControl(controlId, { hint, error, state: error ? 'error' : 'neutral', describedBy })}
            type="text"
            inputMode="numeric"
            pattern={`[0-9\u06f0-\u06f9\u0660-\u0669]{${length}}`}
            required={isRequired}
            spellCheck="false"
            value={code}
            className={cx(
              'absolute inset-y-0 start-0 w-[calc(100%+100cqi/var(--cells))] bg-transparent outline-none',
              digitSize,
              // In a typeface whose digits are exactly 1ch wide, so that each is in its cell.
              'ps-[calc((100cqi/var(--cells)-1ch)/2)] [font-family:ui-monospace,monospace] [letter-spacing:calc(100cqi/var(--cells)-1ch)]',
              'disabled:cursor-not-allowed',
              // Scripts draw the digits in the cells, in the page's typeface.
              isHydrated && 'text-transparent caret-accent',
              'forced-color-adjust-none forced-colors:text-[CanvasText]',
            )}
            onChange={(event) => enter(event.currentTarget.value)}
          />
        </div>
      </div>
    </Field>
  )
}
