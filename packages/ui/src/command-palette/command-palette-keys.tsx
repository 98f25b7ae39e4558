import { Kbd } from '../kbd/kbd.tsx'
import type { CommandPaletteLabels } from './command-palette-labels.ts'

/** What the keys do, for those who have them. */
export function CommandPaletteKeys({ texts }: { texts: CommandPaletteLabels }) {
  return (
    <div
      aria-hidden="true"
      className="flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line px-4.5 py-2.5 text-caption text-text-muted max-sm:hidden pointer-coarse:hidden"
    >
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys={['ArrowUp']} />
        <Kbd keys={['ArrowDown']} />
        <span>{texts.move}</span>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys={['Enter']} />
        <span>{texts.choose}</span>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys={['Escape']} />
        <span>{texts.close}</span>
      </span>
    </div>
  )
}
