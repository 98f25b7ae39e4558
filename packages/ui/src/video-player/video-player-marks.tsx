import { Play } from '../icons/play.tsx'

/** A play icon in the centre of the picture, before it starts. */
export function PlayMark() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 m-auto grid size-16 place-items-center rounded-pill bg-accent text-text-on-accent @min-[40rem]/stage:size-20"
    >
      <Play className="size-6 translate-x-0.5 fill-current" />
    </span>
  )
}

/** Briefly shows the effect of a key; nothing if it is empty. */
export function Flash({ children }: { children: string }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-content-center">
      {children !== '' && (
        <span className="rounded-control bg-picture-shade/80 px-4 py-2 text-subtitle font-medium text-on-picture tabular-nums">
          {children}
        </span>
      )}
    </div>
  )
}
