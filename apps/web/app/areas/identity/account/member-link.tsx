import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import { loginPath } from '../../../lib/routing/login-path.ts'
import { useRequireMember } from './use-require-member.ts'

type MemberLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  /** Path of a page for members. */
  to: string
  /** Prompt of the authentication modal: “Log in or sign up to buy this course.” */
  prompt: string
}

/**
 * Link to a page for members. A guest gets the authentication modal, or without scripts the login page, which leads to
 * the link's target.
 */
export function MemberLink({ to, prompt, ...rest }: MemberLinkProps) {
  const { viewer } = useRootData()
  const requireMember = useRequireMember()
  return (
    <Link
      {...rest}
      to={isGuest(viewer) ? loginPath(to) : to}
      onClick={(click) => {
        if (!requireMember(prompt, to)) click.preventDefault()
      }}
    />
  )
}
