import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { NativeInput } from '../native-control/native-input.tsx'

/** One option of a `SegmentedControl` or a `ToggleGroup`. */
export type SegmentOption = {
  value: string
  label: ReactNode
  /** A lucide icon before the label. */
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

/** Styles of the row of segments; they wrap if they do not fit. */
export const segmentRow = cva(
  'inline-flex max-w-full flex-wrap gap-1 rounded-control border bg-surface p-1',
  { variants: { isWrong: { true: 'border-error', false: 'border-line-strong' } } },
)

type SegmentProps = ComponentProps<'input'> & Pick<SegmentOption, 'label' | 'icon'>

/** A radio button or checkbox drawn as a segment. All other props go to the input, which covers the segment. */
export function Segment({ label, icon, ...rest }: SegmentProps) {
  return (
    <label className="relative grow has-disabled:opacity-55">
      <NativeInput
        className={cx(
          'peer absolute inset-0 z-1 m-0 size-full cursor-pointer appearance-none rounded-media',
          'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus disabled:cursor-not-allowed',
        )}
        {...rest}
      />
      <span
        className={cx(
          'flex min-h-9 items-center justify-center gap-2 rounded-media border border-transparent px-3 py-1 text-center sm:px-4 text-small',
          'text-text-muted transition-colors pointer-coarse:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0',
          'peer-not-disabled:peer-hover:text-text',
          'peer-checked:border-accent peer-checked:bg-raised peer-checked:font-medium peer-checked:text-text',
          'forced-colors:border-[Canvas] forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:text-[Highlight]',
        )}
      >
        {icon}
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </span>
    </label>
  )
}
