import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'
import { NamedByMessage } from '../messages/named-by-message.tsx'
import { QrCode } from '../qr-code/qr-code.tsx'
import { Strands } from '../strands/strands.tsx'

/** The perforation: two half circles and a dashed line between, across or down the ticket. */
const perforation = cx(
  'relative z-1 bg-on-picture -my-px h-6 [mask:radial-gradient(9px_at_9px_50%,#0000_97%,#000)_-9px_0]',
  'before:absolute before:inset-x-4 before:top-1/2 before:border-t before:border-dashed before:border-line-strong/70',
  '@min-[34rem]:my-0 @min-[34rem]:-mx-px @min-[34rem]:h-auto @min-[34rem]:w-6',
  '@min-[34rem]:[mask:radial-gradient(9px_at_50%_9px,#0000_97%,#000)_0_-9px]',
  '@min-[34rem]:before:inset-x-1/2 @min-[34rem]:before:inset-y-4 @min-[34rem]:before:top-4',
  '@min-[34rem]:before:border-t-0 @min-[34rem]:before:border-s',
)

/** The edge of the paper, which follows the perforation; a border could not. */
const edge = cx(
  'filter-[drop-shadow(0_1px_0_var(--color-line))_drop-shadow(0_-1px_0_var(--color-line))_drop-shadow(1px_0_0_var(--color-line))_drop-shadow(-1px_0_0_var(--color-line))]',
  'print:border print:border-line print:filter-none forced-colors:border forced-colors:filter-none',
)

export type TicketStubLabels = {
  /** Above the event's name: "Admit one". */
  overline: ReactNode
  holder: string
  dates: string
  venue: string
  specialPackage: string
  /** Accessible name of the QR code. */
  qrCode: (code: string) => string
}

const english: Messages['ticketStub'] = {
  overline: 'Admit one',
  holder: 'Holder',
  dates: 'Dates',
  venue: 'Venue',
  specialPackage: 'Special package',
  qrCode: (code) => `QR code of ticket ${code}`,
}

export type TicketStubProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The event's name. */
  event: ReactNode
  /** The kind of ticket: "Two-day seat". */
  type: ReactNode
  /** Full name of the holder. */
  holder: string
  /** The event's days, formatted: "14–15 Mar 2027". */
  dates: ReactNode
  /** Venue and city. */
  venue: ReactNode
  /** Included package: "Practice kit". */
  specialPackage?: ReactNode
  /** The code as text: "CH-2027-0142". */
  code: string
  /** Content of the QR code. Default `code`. */
  qrValue?: string | undefined
  /** Default English. */
  labels?: Partial<TicketStubLabels> | undefined
  /** Heading level. Default 3. */
  level?: HeadingLevel | undefined
}

/**
 * A ticket: event and holder and, beyond the perforation, the code that is scanned at the door. It is
 * paper-coloured in both themes and prints on one page. Below 34 rem the stub is below the ticket.
 */
export function TicketStub({
  event,
  type,
  holder,
  dates,
  venue,
  specialPackage,
  code,
  qrValue = code,
  labels,
  level = 3,
  className,
  ...rest
}: TicketStubProps) {
  const word = messageNodes('ticketStub', english, labels)
  const Heading = `h${level}` as const
  const facts = [
    { id: 'holder', label: word('holder'), value: holder },
    { id: 'dates', label: word('dates'), value: dates },
    { id: 'venue', label: word('venue'), value: venue },
    ...(specialPackage ? [{ id: 'package', label: word('specialPackage'), value: specialPackage }] : []),
  ]
  return (
    <article
      className={cx(
        className,
        '@container scheme-light break-inside-avoid text-text [print-color-adjust:exact]',
        edge,
      )}
      {...rest}
    >
      <div className="flex flex-col @min-[34rem]:flex-row">
        {/* The gold edge. */}
        <div
          aria-hidden="true"
          className={cx(
            'h-1.5 shrink-0 metal-gold rounded-t-media @min-[34rem]:h-auto @min-[34rem]:w-1.5',
            '@min-[34rem]:rounded-none @min-[34rem]:rounded-s-media',
          )}
        />
        <div className="relative isolate flex min-w-0 flex-1 flex-col overflow-clip bg-on-picture px-6 pt-6 pb-2 @min-[34rem]:py-7 @min-[34rem]:ps-7 @min-[34rem]:pe-4">
          {/* Faint, and fainter behind the text. */}
          <Strands
            seed={code}
            coiffure="wave"
            width={480}
            height={280}
            count={48}
            className="absolute inset-0 -z-1 size-full opacity-40 [mask-image:linear-gradient(to_right,transparent_40%,#000)]"
          />
          <p className="overline-label text-accent">
            <bdi>{word('overline')}</bdi> · <bdi>{type}</bdi>
          </p>
          <Heading className="headline-type mt-2 text-heading text-balance">
            <bdi>{event}</bdi>
          </Heading>
          <dl className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-6 gap-y-3 pt-6">
            {facts.map((fact) => (
              <div key={fact.id} className="min-w-0">
                <dt className="text-caption text-text-muted">{fact.label}</dt>
                <dd className="text-small font-medium wrap-anywhere">
                  <bdi>{fact.value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div aria-hidden="true" className={perforation} />
        <div
          className={cx(
            'grid shrink-0 content-center justify-items-center gap-1 rounded-b-media bg-on-picture px-6 pt-2 pb-6',
            '@min-[34rem]:w-50 @min-[34rem]:rounded-none @min-[34rem]:rounded-e-media @min-[34rem]:py-7',
            '@min-[34rem]:ps-1 @min-[34rem]:pe-4',
          )}
        >
          <NamedByMessage component="ticketStub" word="qrCode" value={code} given={labels?.qrCode?.(code)}>
            <QrCode
              value={qrValue}
              label={(labels?.qrCode ?? english.qrCode)(code)}
              className="w-full max-w-48"
            />
          </NamedByMessage>
          <p
            className="max-w-full text-center text-small font-medium tracking-[0.06em] wrap-anywhere tabular-nums"
            dir="ltr"
          >
            {code}
          </p>
        </div>
      </div>
    </article>
  )
}
