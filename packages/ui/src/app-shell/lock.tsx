import { cx } from 'class-variance-authority'

const hairs = [
  ['M1 4C12 0 15 11 25 9S35 3 39 2', 0.55],
  ['M1 7C12 3 15 14 25 11S35 7 39 5', 1],
  ['M1 10C12 6 15 15 25 13S35 10 39 9', 0.55],
] as const

/** Three hairs that mark the current item: beside its name, or above it with `isAcross`. Decorative. */
export function Lock({ isAcross = false }: { isAcross?: boolean | undefined }) {
  return (
    <svg
      viewBox={isAcross ? '0 0 40 16' : '0 0 16 40'}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={cx(
        'pointer-events-none absolute text-accent rtl:-scale-x-100',
        isAcross ? 'inset-x-0 top-0 mx-auto h-2.5 w-8' : 'inset-y-0.5 start-1.5 h-[calc(100%-4px)] w-2.5',
      )}
    >
      {hairs.map(([path, opacity]) => (
        <path
          key={path}
          d={path}
          opacity={opacity}
          strokeWidth={isAcross ? 1 : 1.25}
          vectorEffect="non-scaling-stroke"
          transform={isAcross ? undefined : 'matrix(0 1 1 0 0 0)'}
        />
      ))}
    </svg>
  )
}
