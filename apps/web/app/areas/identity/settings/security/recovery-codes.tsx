import { Trans } from '@lingui/react/macro'
import { useHydrated } from '../../../../lib/browser/use-hydrated.ts'
import { KeepCodes } from './keep-codes.tsx'

/** New recovery codes, which are shown once, with ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-3 rounded-panel border border-line-strong bg-raised p-5">
      <h3 className="text-body font-medium">
        <Trans>Your recovery codes</Trans>
      </h3>
      <p className="text-small text-text-muted">
        <Trans>
          Keep them in a safe place, not only on your phone. We show them only now. Each works once if you
          lose your phone.
        </Trans>
      </p>
      <ul role="list" dir="ltr" className="grid gap-x-8 gap-y-1.5 text-small sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {isHydrated && <KeepCodes codes={codes} />}
    </div>
  )
}
