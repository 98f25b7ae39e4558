import { cx } from 'class-variance-authority'
import { NativeInput, type NativeInputProps } from '../native-control/native-input.tsx'

const mark = 'pointer-events-none absolute inset-0.75 size-3.5 text-text-on-accent opacity-0'

/** The box of a checkbox with its mark, 20 px. `className` goes to the root, all other props to the input. */
export function CheckboxBox({ className, ...rest }: Omit<NativeInputProps, 'type'>) {
  return (
    <span className={cx(className, 'relative grid size-5 shrink-0')}>
      <NativeInput
        type="checkbox"
        className={cx(
          'peer m-0 size-5 cursor-pointer appearance-none rounded-[3px] border border-line-strong bg-transparent transition-colors',
          'hover:not-checked:not-indeterminate:not-disabled:border-text disabled:cursor-not-allowed aria-invalid:border-error',
          'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
          'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        )}
        {...rest}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cx(
          mark,
          'peer-checked:opacity-100 peer-indeterminate:opacity-0 forced-colors:text-[CanvasText]',
        )}
      >
        <path d="M20 6 9 17l-5-5" />
      </svg>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-1.25 top-1/2 -mt-px h-0.5 rounded-pill bg-text-on-accent opacity-0 peer-indeterminate:opacity-100 forced-colors:bg-[CanvasText]"
      />
    </span>
  )
}
