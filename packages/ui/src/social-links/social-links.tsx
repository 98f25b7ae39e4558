import type { ComponentProps, ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { ArrowUpRight } from '../icons/arrow-up-right.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { SocialMark } from './social-mark.tsx'
import type { SocialMarkName } from './social-mark-name.ts'
import { checkVariants } from '../development/check-variants.ts'

export type { SocialMarkName } from './social-mark-name.ts'

const variants = {
  variant: {
    row: 'flex flex-wrap gap-2',
    rows: 'grid grid-cols-1',
  },
}

const list = cva('', {
  variants,
})

export type SocialLink = {
  id: string
  /** The network: "Instagram". */
  name: string
  /** The network whose mark is shown. Default: found by the name; a link icon if there is none. */
  network?: SocialMarkName | undefined
  /** The person's handle there: "@ines.corta". */
  handle?: string | undefined
  link: LinkElement
  /** An action of the owner: remove. Shown in `rows`. */
  action?: ReactNode
}

export type SocialLinksProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** Label of the list: "Elsewhere". */
  label: string
  items: readonly SocialLink[]
  /** `row`: marks side by side; `rows`: one per line with handle and action. Default `row`. */
  variant?: NonNullable<VariantProps<typeof list>['variant']> | undefined
}

/** A person's links to social networks, with the marks of the networks in one colour. */
export function SocialLinks({ label, items, variant = 'row', className, ...rest }: SocialLinksProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('SocialLinks', variants, { variant })
  return (
    <ul aria-label={label} className={cx(className, list({ variant }))} {...rest}>
      {items.map(({ id, name, network, handle, link, action }) =>
        variant === 'row' ? (
          <li key={id} className="group/social relative">
            <LinkSlot link={link} className="flex rounded-pill no-underline">
              <SocialMark name={name} network={network} />
              <span className="sr-only">{name}</span>
            </LinkSlot>
          </li>
        ) : (
          <li
            key={id}
            className="group/social relative flex items-center gap-4 border-b border-line py-3 first:border-t"
          >
            <SocialMark name={name} network={network} />
            <span className="grid min-w-0 grow grid-cols-1 leading-snug">
              <LinkSlot
                link={link}
                className="font-medium no-underline after:absolute after:inset-0 after:rounded-media focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
              >
                {name}
              </LinkSlot>
              {handle && (
                <bdi dir="ltr" className="text-small wrap-anywhere text-text-muted rtl:text-end">
                  {handle}
                </bdi>
              )}
            </span>
            {action ? (
              <div className="relative z-1">{action}</div>
            ) : (
              <ArrowUpRight className="size-5 shrink-0 text-text-muted transition-colors group-hover/social:text-accent rtl:-scale-x-100" />
            )}
          </li>
        ),
      )}
    </ul>
  )
}
