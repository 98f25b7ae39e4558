import { maxEmailLength } from '@chignon/contract/identity/identity-rules'
import { Button } from '@chignon/ui/button'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Requests the newsletter from the footer. A plain form: its result is the page `/newsletter`. */
export function FooterNewsletter() {
  const { t } = useLingui()
  return (
    <form method="post" action="/newsletter" className="mt-2 grid w-full max-w-sm gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor="footer-email" className="font-medium">
          {t`Newsletter`}
        </label>
        <Link
          to="/newsletter"
          className="touch-target text-text-muted no-underline underline-offset-4 hover:text-text hover:underline"
        >
          {t`What you will get`}
        </Link>
      </div>
      <div className="flex items-stretch gap-2">
        <input
          id="footer-email"
          type="email"
          name="email"
          required
          maxLength={maxEmailLength}
          autoComplete="email"
          placeholder={t`Your e-mail address`}
          className="min-w-0 grow rounded-control border border-line-strong bg-surface px-3 text-body text-text placeholder:text-text-muted"
        />
        <input type="hidden" name="source" value="footer" />
        <Button type="submit" variant="secondary">{t`Subscribe`}</Button>
      </div>
    </form>
  )
}
