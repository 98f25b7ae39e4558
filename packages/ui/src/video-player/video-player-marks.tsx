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

/** The current caption, above the controls while they are visible. */
export function CaptionLine({ language, children }: { language: string | undefined; children: string }) {
  return (
    <p
      lang={language}
      dir="auto"
      className="pointer-events-none absolute inset-x-4 bottom-20 mx-auto w-fit max-w-[36ch] rounded-control bg-picture-shade/80 px-3 py-1 text-center text-on-picture transition-[bottom] group-data-idle/stage:bottom-4 @min-[40rem]/stage:bottom-24 @min-[40rem]/stage:text-lead @min-[40rem]/stage:group-data-idle/stage:bottom-8"
    >
      {children}
    </p>
  )
}
