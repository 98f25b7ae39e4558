import type { StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import { IconButton } from '@chignon/ui/icon-button'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDialog } from '../../lib/use-dialog.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { useSwitchCode } from './use-switch.ts'

const RemoveCodeDialog = lazyDialog(() =>
  import('./remove-code-dialog.tsx').then((module) => module.RemoveCodeDialog),
)
const CodeDialog = lazyDialog(() => import('./code-dialog.tsx').then((module) => module.CodeDialog))

/** What can be done with a code. One of a series is only switched off or on. */
export function CodeMenu({ code, onRemoved }: { code: StaffPromoCode; onRemoved?: () => void }) {
  const { t } = useLingui()
  const changing = useDialog()
  const removing = useDialog()
  const switchCode = useSwitchCode()
  const isSingle = code.series === null
  return (
    <>
      <Menu
        label={t`More for “${code.code}”`}
        align="end"
        trigger={
          <IconButton label={t`More for “${code.code}”`} size="small">
            <Ellipsis />
          </IconButton>
        }
      >
        {isSingle && (
          <MenuItem onClick={changing.show}>
            <Trans>Change</Trans>
          </MenuItem>
        )}
        <MenuItem onClick={() => void switchCode(code)}>
          {code.state === 'off' ? <Trans>Switch on</Trans> : <Trans>Switch off</Trans>}
        </MenuItem>
        {isSingle && !code.was_used && (
          <MenuItem tone="error" onClick={removing.show}>
            <Trans>Delete</Trans>
          </MenuItem>
        )}
      </Menu>
      <CodeDialog
        key={`change-${changing.key}`}
        changed={code}
        open={changing.open}
        onClose={changing.close}
      />
      <RemoveCodeDialog
        key={removing.key}
        code={code}
        open={removing.open}
        onClose={removing.close}
        onRemoved={onRemoved}
      />
    </>
  )
}
