import { Link2 } from '../icons/link-2.tsx'
import { socialMarkName, type SocialMarkName } from './social-mark-name.ts'
import { socialMarks } from './social-marks.ts'

/** The mark of a network in the colour of the text, in a circle; a link icon for a network that is not included. */
export function SocialMark({ name, network }: { name: string; network: SocialMarkName | undefined }) {
  const mark = network ?? socialMarkName(name)
  return (
    <span
      aria-hidden="true"
      data-network={mark ?? undefined}
      className="grid size-11 shrink-0 place-items-center rounded-pill border border-line transition-colors group-hover/social:border-accent group-hover/social:text-accent"
    >
      {mark ? (
        <svg viewBox="0 0 24 24" className="size-4.5" fill="currentColor">
          <path d={socialMarks[mark]} />
        </svg>
      ) : (
        <Link2 className="size-5" />
      )}
    </span>
  )
}
