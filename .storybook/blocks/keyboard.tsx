import { Fragment, type ReactNode } from 'react'
import { Section } from './section.tsx'
import { ArrowLeftRight } from '@chignon/ui/icons/arrow-left-right'

/** A table of keys and their effects. */
export function Keyboard({ children }: { children: ReactNode }) {
  return (
    <Section title="Keyboard">
      <table className="w-full border-collapse text-start">
        <thead className="text-small text-text-muted">
          <tr className="border-b border-line *:pb-3 *:text-start *:font-medium">
            <th scope="col" className="w-2/5 pe-6">
              Key
            </th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Section>
  )
}

export type KeyProps = {
  /** Alternative keys separated by commas, combinations joined by a plus: "Enter, Space", "Shift+Tab". */
  press: string
  /** True if right-to-left text swaps it with its opposite. Default false. */
  isMirrored?: boolean
  children: ReactNode
}

/** One row: the keys and their effect. */
export function Key({ press, isMirrored = false, children }: KeyProps) {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="py-3.5 pe-6 text-start font-normal">
        <span className="flex flex-wrap items-center gap-1.5">
          {press.split(', ').map((keys) => (
            <span key={keys} className="inline-flex items-center gap-1 whitespace-nowrap">
              {keys.split('+').map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className="text-caption text-text-muted">+</span>}
                  <kbd className="min-w-7 rounded-control border border-b-2 border-line-strong bg-raised px-2 py-0.5 text-center font-text text-caption font-medium text-text">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </span>
          ))}
        </span>
      </th>
      <td className="py-3.5">
        {children}
        {isMirrored && (
          <span className="mt-1 flex items-center gap-2 text-small text-text-muted">
            <ArrowLeftRight aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
            Reversed in right-to-left text
          </span>
        )}
      </td>
    </tr>
  )
}

/** Replaces the table for components without keyboard focus, and says what follows from that. */
export function NotFocusable({ children }: { children: ReactNode }) {
  return (
    <Section title="Keyboard">
      <div className="max-w-prose">{children}</div>
    </Section>
  )
}
