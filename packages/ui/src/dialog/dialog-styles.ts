import { cva } from 'class-variance-authority'

/** The widths of a modal box. */
export const dialogVariants = { size: { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' } }

/** Styles of a modal box: centred, at the bottom edge on a phone. */
export const dialogStyles = cva(
  [
    // In the top layer `relative` would be `absolute`, and the focus would scroll the page to its top.
    'fixed m-auto flex-col open:flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain',
    'rounded-panel border border-line bg-raised text-text shadow-float outline-none',
    'max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0',
    'translate-y-3 opacity-0 transition-all transition-discrete duration-200',
    'open:translate-y-0 open:opacity-100 starting:open:translate-y-3 starting:open:opacity-0',
    'backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-all backdrop:transition-discrete backdrop:duration-200',
    'open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
  ],
  {
    variants: dialogVariants,
    defaultVariants: { size: 'medium' },
  },
)

/** Styles of the row of buttons: at the inline end, on a phone stacked with the last one on top. */
export const dialogActions =
  'flex flex-wrap justify-end gap-3 px-6 pb-6 max-sm:flex-col-reverse sm:px-8 sm:pb-8'
